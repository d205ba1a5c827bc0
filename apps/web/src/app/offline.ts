/** Registers the service worker once the page is there: its first work is to fetch the rest of the app. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

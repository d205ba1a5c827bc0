/** Registers the service worker: its first work is to fetch the rest of the app. Loaded when the page is there. */
import { language } from "./language.ts";
import { whenIdle } from "./slices.ts";

export function keepOffline(): void {
  navigator.serviceWorker
    .register("./service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => whenIdle(() => active?.postMessage({ languages: modelsToKeep() })))
    .catch(() => undefined);
}

/** Texts are mostly in the language of the page; those in any other are read without a network, too, unless data is to be saved. */
function modelsToKeep(): readonly string[] {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ? [language.value] : [language.value, "all"];
}

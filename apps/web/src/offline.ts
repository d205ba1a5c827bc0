/** Registers the service worker, which first fetches the rest of the app. Loaded once the page is shown. */
import { language } from "./shell/language.ts";
import { whenIdle } from "./shell/slices.ts";

export function keepOffline(): void {
  navigator.serviceWorker
    .register("./service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      const keep = (code: string) => active?.postMessage({ languages: [code] });
      keep(language.value);
      if (!savesData()) whenIdle(() => keep("all"));
    })
    .catch(() => undefined);
}

/** Then only the language of the page is kept, and others when they are used. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

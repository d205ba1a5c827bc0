/** Registers the service worker, which first fetches the rest of the app. Loaded once the page is shown. */
import { language } from "./shell/language.ts";
import { whenIdle } from "./shell/slices.ts";

export function keepOffline(): void {
  navigator.serviceWorker
    .register("./service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => whenIdle(() => active?.postMessage({ languages: modelsToKeep() })))
    .catch(() => undefined);
}

/** Texts are mostly in the language of the page; models of other languages are kept for offline use too, unless data is to be saved. */
function modelsToKeep(): readonly string[] {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ? [language.value] : [language.value, "all"];
}

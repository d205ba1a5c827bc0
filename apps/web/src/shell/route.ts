/** Where the app is: page and parameters as a signal, kept in sync with the address bar. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type PageName, type Parameters, parseLink, printLink, type Route } from "./link.ts";

export { fitsLink, type PageName, type Parameters, printLink, type Route } from "./link.ts";

/** Tests have no address. */
const current = signal<Route>(parseLink(globalThis.location?.hash ?? ""));
/** How often the address was changed by something other than `keepParameters`: a link, the address bar, Back. */
const visits = signal(0);

export const route: ReadonlySignal<Route> = current;
export const page: ReadonlySignal<PageName> = computed(() => current.value.page);
export const visit: ReadonlySignal<number> = visits;

/** Where the skip link jumps to; the browser moves the focus, the address stays the page's. */
const CONTENT = "#main";

globalThis.addEventListener?.("hashchange", () => {
  if (location.hash === CONTENT) {
    history.replaceState(history.state, "", printLink(current.value.page, current.value.parameters));
    return;
  }
  if (printLink(current.value.page, current.value.parameters) === location.hash) return;
  batch(() => {
    current.value = parseLink(location.hash);
    visits.value++;
  });
});

/** Writes the page's state into the address without a new entry in the browser's history. */
export function keepParameters(of: PageName, parameters: Parameters): void {
  // The address may already have changed, with its event still to come.
  if (current.value.page !== of || parseLink(location.hash).page !== of) return;
  const link = printLink(of, parameters);
  if (link === location.hash) return;
  history.replaceState(history.state, "", link);
  current.value = { page: of, parameters };
}

/** Goes to a page, as a link there would. */
export function goTo(of: PageName, parameters: Parameters): void {
  location.hash = printLink(of, parameters);
}

/** The whole address that opens a page in this state: what is shared. */
export function shareAddress(of: PageName, parameters: Parameters): string {
  return location.href.split("#")[0] + printLink(of, parameters);
}

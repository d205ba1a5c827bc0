/** Announces something to screen readers. The shell holds the live region. */
import { type ReadonlySignal, signal } from "@preact/signals";

const said = signal("");

export const announcement: ReadonlySignal<string> = said;

export function announce(text: string): void {
  // The same words are announced again only if the text differs.
  said.value = said.value === text ? `${text}\u00a0` : text;
}

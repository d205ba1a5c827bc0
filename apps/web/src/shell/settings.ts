/** What a person chooses for the whole app: how cubes and pages look. Kept in the browser. */
import { effect, type Signal, signal } from "@preact/signals";
import { readStored, store } from "./storage.ts";

export const SCHEMES = ["standard", "japanese", "color-safe"] as const;
export type Scheme = (typeof SCHEMES)[number];
export const LETTERS = ["none", "faces", "colors"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const STEP_SIGNALS = ["none", "buzz", "tone", "both"] as const;

/** Color scheme of every cube in the app. */
export const scheme = setting("scheme", SCHEMES);
/** What is written on the stickers of every cube. */
export const letters = setting("letters", LETTERS);
export const theme = setting("theme", THEMES);
/** What is felt or heard when a step is done: a move of the guide, a side that the camera has read. */
export const stepSignal = setting("step-signal", STEP_SIGNALS);

/** One of a list of words, the first unless another was stored. */
function setting<T extends string>(key: string, words: readonly T[]): Signal<T> {
  // Browsers may still hold the British spelling of earlier builds.
  const stored = readStored(key);
  const chosen = signal(words.find((word) => word === String(stored).replace("colour", "color")) ?? words[0]);
  effect(() => store(key, chosen.value));
  return chosen;
}

/** Pages whose sheet of other things stays open. */
const openSheets = signal<readonly unknown[]>([readStored("more") ?? []].flat());

export function isMoreOpen(page: string): boolean {
  return openSheets.value.includes(page);
}

export function openMore(page: string, isOpen: boolean): void {
  const others = openSheets.peek().filter((each) => each !== page);
  openSheets.value = isOpen ? [...others, page] : others;
  store("more", openSheets.peek());
}

/** Whether the reader wants no motion, asked where something is about to move. */
export function isMotionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

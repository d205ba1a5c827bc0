/** The smart cube in the hand, if there is one. */
import { signal } from "@preact/signals";
import type { SmartLink } from "./link.ts";

/** Layers of the smart cubes that there are. */
export const SMART_SIZE = 3;

/** What a page has connected: the next page and the guide go on with it. */
export const inHand = signal<SmartLink | undefined>(undefined);

/** Whether a smart cube of so many layers can be connected here. */
export function canBeSmart(size: number): boolean {
  return size === SMART_SIZE && "bluetooth" in navigator;
}

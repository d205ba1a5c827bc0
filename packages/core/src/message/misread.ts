/** Stickers that are no legal cube: what the message would be after each repair that diagnosis knows. */
import { Cube } from "../cube.ts";
import type { CubeLike } from "./decode-message.ts";
import { decodeMessage } from "./decode-message.ts";
import type { ReadingOptions } from "./message-options.ts";
import type { MessageRepair } from "./repairs.ts";

/** A repair as `diagnose` lists it: what is changed, and the whole legal cube. */
export interface StickerRepair {
  readonly kind: string;
  readonly message: string;
  readonly facelets: string;
}

/** Repairs of stickers that are worth decoding. */
const MOST_REPAIRS = 200;

/**
 * The texts that repaired stickers say. Those whose check digits pass come alone if there are any; else all are listed, in
 * diagnosis's order. `before` and `after` are the other cubes of a row.
 */
export async function decodeRepairs(
  repairs: readonly StickerRepair[],
  options: ReadingOptions = {},
  { before = [], after = [] }: { before?: readonly CubeLike[]; after?: readonly CubeLike[] } = {},
): Promise<MessageRepair[]> {
  const vouched: MessageRepair[] = [];
  const others: MessageRepair[] = [];
  for (const { kind, message, facelets } of repairs.slice(0, MOST_REPAIRS)) {
    const row = [...before, Cube.fromFacelets(facelets), ...after];
    // A state that says nothing (shortlex) is no repair.
    const decoded = await decodeMessage(row, { ...options, repairs: false }).catch(() => undefined);
    if (!decoded) continue;
    const { text, check, checkBits } = decoded;
    const says = `${message} The message is then ${JSON.stringify(text)}.`;
    (check === "passed" ? vouched : others).push({ kind, message: says, text, facelets, checkBits });
  }
  if (vouched.length === 0) return others;
  return vouched.sort((a, b) => b.checkBits - a.checkBits);
}

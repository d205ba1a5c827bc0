/** A cube that somebody wrote down: stickers, moves from solved, a number, or another program's JSON. */

import { type Diagnosis, diagnose } from "@cubegram/core";
import { stateCount, unrankState } from "@cubegram/core/codec";
import { SMALLEST_SIZE } from "@cubegram/core/geometry";
import { parseCubejs, parseKPattern } from "@cubegram/core/models";
import { type AlgProblem, algState, checkAlg, parseAlg } from "@cubegram/core/notation";
import { type CubeState, colouringOf, solvedState } from "@cubegram/core/state";

export const FORMS = ["stickers", "moves", "number", "json"] as const;
export type Form = (typeof FORMS)[number];

export type Given =
  | { readonly kind: "cube"; readonly form: Form; readonly state: CubeState }
  | { readonly kind: "empty"; readonly state: CubeState }
  | { readonly kind: "bad-moves"; readonly problem: AlgProblem }
  | { readonly kind: "bad-number"; readonly most: bigint }
  | { readonly kind: "bad-json" }
  | { readonly kind: "impossible"; readonly diagnosis: Diagnosis };

/** The largest cube that the page takes. */
export const LARGEST_TAKEN = 33;

/** The cube that a text means; stickers and JSON bring their own size, moves and numbers take the one chosen. */
export function readGiven(text: string, size: number): Given {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty", state: solvedState(size) };
  if (trimmed.startsWith("{")) return readJson(trimmed);
  if (/^\d[\d\s_,.]*$/.test(trimmed)) return readNumber(trimmed, size);
  if (looksLikeStickers(trimmed)) return judge(diagnose(trimmed), "stickers");
  const parsed = parseAlg(trimmed);
  if (!parsed.ok) return { kind: "bad-moves", problem: parsed.error };
  const checked = checkAlg(parsed.value, size);
  if (!checked.ok) return { kind: "bad-moves", problem: checked.error };
  return { kind: "cube", form: "moves", state: algState(checked.value, size) };
}

/** As many letters as a cube has stickers, and only six or seven different ones. */
function looksLikeStickers(text: string): boolean {
  const letters = text.replaceAll(/[\s|,;:/]/g, "");
  const size = Math.sqrt(letters.length / 6);
  if (size < SMALLEST_SIZE || new Set(letters.toUpperCase()).size > 8) return false;
  // A cube with a sticker too many or too few is still stickers when nothing else is in it.
  return Number.isInteger(size) || (letters.length > 20 && /^[URFDLBWGOY?]+$/i.test(letters));
}

function readNumber(text: string, size: number): Given {
  const count = stateCount(size);
  const number = BigInt(text.replaceAll(/\D/g, ""));
  if (number >= count) return { kind: "bad-number", most: count - 1n };
  return { kind: "cube", form: "number", state: unrankState(number, size) };
}

function readJson(text: string): Given {
  const assembly = /"(CORNERS|patternData)"/.test(text) ? parseKPattern(text) : parseCubejs(text);
  return assembly.ok ? judge(diagnose(colouringOf(assembly.value)), "json") : { kind: "bad-json" };
}

function judge(diagnosis: Diagnosis, form: Form): Given {
  const { state } = diagnosis;
  return state ? { kind: "cube", form, state } : { kind: "impossible", diagnosis };
}

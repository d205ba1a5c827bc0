/** What a text is that somebody pasted: which program's way of writing a cube down, and the cube. */
import { stateCount, unrankState } from "@cubegram/core/codec";
import { diagnose, parseColoring } from "@cubegram/core/diagnosis";
import {
  algSiteOf,
  isVisualCube,
  type LinkedCube,
  parseAlgLink,
  parseCubejs,
  parseKPattern,
  parseReid,
  parseVisualCube,
} from "@cubegram/core/models";
import { algState, checkAlg, parseAlg } from "@cubegram/core/notation";
import { type Assembly, coloringOf } from "@cubegram/core/state";
import { parseLink } from "../../app/link.ts";
import { type Format, LARGEST_READ, LONGEST_TEXT, type Recognized, type Written } from "./form.ts";

/** Of letters in a text; a few more than the stickers of the largest cube, so that a miscounted one is still told so. */
const MOST_STICKERS = 6 * (LARGEST_READ + 0.5) ** 2;

/** All that a text says: in any form, several cubes too; or as moves only. */
export function recognizeWritten({ way, text, size }: Written): readonly Recognized[] {
  if (way === "paste") return recognizeAll(text, size);
  if (text.trim() === "") return [{ kind: "empty" }];
  return [text.length > LONGEST_TEXT ? { kind: "too-long" } : readMoves(text, size, "moves")];
}

/** Recognizes one cube. `size` is that of moves and numbers, which do not tell it. */
export function recognize(text: string, size: number): Recognized {
  const given = text.trim();
  if (given === "") return { kind: "empty" };
  if (given.length > LONGEST_TEXT) return { kind: "too-long" };
  if (given.startsWith("{")) return readJson(given);
  const link = readLink(given, size);
  if (link) return link;
  const [, named, rest] = /^(alg|num)\s*:(.*)$/is.exec(given) ?? [];
  // Blanks stand for the mark, so that a problem's place is counted in the text as it was written.
  if (named?.toLowerCase() === "alg")
    return readMoves(" ".repeat(text.trimEnd().length - rest.length) + rest, size, "moves");
  if (named) return readNumber(rest, size);
  if (/^\d[\d\s_,.]*$/.test(given)) return readNumber(given, size);
  const tokens = given.split(/\s+/);
  if (tokens.length === 20 && tokens.every((token) => /^[urfdlb]{2,3}$/i.test(token)))
    return assembled(parseReid(given), "reid");
  return readLetters(text.trimEnd(), size);
}

/** Several cubes: one a line, or with `;` between. A text that is one cube as a whole stays one. */
export function recognizeAll(text: string, size: number): readonly Recognized[] {
  const whole = recognize(text, size);
  if (whole.kind === "cube" || whole.kind === "empty") return [whole];
  const parts = text.split(/[;\n]+/).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > 100) return [whole];
  const each = parts.map((part) => recognize(part, size));
  return each.every(({ kind }) => kind === "cube") ? each : [whole];
}

/** Letters are stickers or moves: whichever can be read; what is neither is refused as what it looks like. */
function readLetters(text: string, size: number): Recognized {
  if (text.replaceAll(/[\s|,;:/]/g, "").length > MOST_STICKERS)
    return looksLikeStickers(text) ? { kind: "too-long" } : readMoves(text, size, "moves");
  const coloring = parseColoring(text);
  const hasMarks = /['’′2]/.test(text);
  if (coloring.ok && !hasMarks) return { kind: "cube", format: alphabetOf(text), coloring: coloring.value };
  if (!coloring.ok && looksLikeStickers(text)) {
    const { faults, size: nearest } = diagnose(text, { repairs: false, limit: 0 });
    return { kind: "bad-stickers", size: nearest, faults };
  }
  const moves = readMoves(text, size, "moves");
  if (moves.kind === "cube" || !coloring.ok) return moves;
  return { kind: "cube", format: alphabetOf(text), coloring: coloring.value };
}

function alphabetOf(text: string): Format {
  if (/[wgyo]|⬜|🟥|🟩|🟨|🟧|🟦/iu.test(text)) return "colors";
  return /^[urfdlb?.\-_*x\s|,;:/]*$/i.test(text) ? "faces" : "symbols";
}

/** Many letters and hardly a blank between them, or letters that are only colors. */
function looksLikeStickers(text: string): boolean {
  const letters = text.replaceAll(/[\s|,;:/]/g, "");
  return (
    letters.length > 18 && /^[URFDLBWGYO?.\-_*X]*$/i.test(letters) && !/\b[URFDLB]\s+[URFDLB]\b/.test(text)
  );
}

function readMoves(text: string, size: number, format: Format): Recognized {
  const parsed = parseAlg(text);
  const checked = parsed.ok ? checkAlg(parsed.value, size) : parsed;
  if (!checked.ok) return { kind: "bad-moves", problem: checked.error };
  const coloring = coloringOf(algState(checked.value, size));
  return { kind: "cube", format, coloring, moves: text.trim() };
}

function readNumber(text: string, size: number): Recognized {
  const count = stateCount(size);
  const digits = text.replaceAll(/\D/g, "");
  // 5,000 digits are more than any cube of a size that is entered; longer texts would only cost time.
  const number = digits.length > 5000 || digits === "" ? count : BigInt(digits);
  if (number >= count) return { kind: "bad-number", most: count - 1n };
  return { kind: "cube", format: "number", coloring: coloringOf(unrankState(number, size)) };
}

function readJson(text: string): Recognized {
  return /"(CORNERS|patternData)"/.test(text)
    ? assembled(parseKPattern(text), "kpattern")
    : assembled(parseCubejs(text), "cubejs");
}

function assembled(read: { ok: true; value: Assembly } | { ok: false }, format: Format): Recognized {
  return read.ok
    ? { kind: "cube", format, coloring: coloringOf(read.value) }
    : { kind: "bad-format", format };
}

function readLink(text: string, size: number): Recognized | undefined {
  const fragment = /^\S*#(\/(?:read|check|solve)\?\S+)$/.exec(text)?.[1];
  if (fragment) {
    const { facelets, alg, size: own } = parseLink(fragment).parameters;
    const cubeSize = /^\d{1,2}$/.test(own ?? "") ? Number(own) : size;
    const inner = facelets
      ? readLetters(facelets, cubeSize)
      : readMoves(alg ?? "", fitting(cubeSize), "moves");
    return inner.kind === "cube"
      ? { ...inner, format: "cubegram" }
      : { kind: "bad-format", format: "cubegram" };
  }
  if (isVisualCube(text)) return linked(parseVisualCube(text), "visualcube");
  const site = algSiteOf(text);
  return site && linked(parseAlgLink(text), site);
}

function linked(read: { ok: true; value: LinkedCube } | { ok: false }, format: Format): Recognized {
  if (!read.ok || read.value.size > LARGEST_READ) return { kind: "bad-format", format };
  const { value } = read;
  if (value.kind === "alg") {
    const made = readMoves(value.alg, value.size, format);
    return made.kind === "cube" ? made : { kind: "bad-format", format };
  }
  const coloring = parseColoring(value.stickers, { size: value.size });
  return coloring.ok ? { kind: "cube", format, coloring: coloring.value } : { kind: "bad-format", format };
}

function fitting(size: number): number {
  return size >= 2 && size <= LARGEST_READ ? size : 3;
}

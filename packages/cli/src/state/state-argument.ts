/** The STATE argument: recognized by its form, whatever program it comes from. */
import {
  Cube,
  CubegramError,
  type Diagnosis,
  diagnose,
  parseAlg,
  parseColoring,
  unwrap,
} from "@cubegram/core";
import { parseCubejs, parseKPattern } from "@cubegram/core/models";
import { type Coloring, coloringOf } from "@cubegram/core/state";
import { CommandError } from "../frame/verb.ts";

/** A cube that is known to be one, or stickers that are still to be judged. */
type Given = Cube | Coloring | string;

/** The reachable cube that a STATE names; throws with every fault and repair when it is none. */
export function readCube(text: string, size: number | undefined): Cube {
  const given = recognize(text, size);
  if (given instanceof Cube) return given;
  const { state, faults, repairs } = judge(given, size);
  if (state) return Cube.of(state);
  throw new CommandError({
    code: "illegal-cube",
    message:
      faults.map((fault) => fault.message).join(" ") ||
      "Some stickers are not known, and more than one cube fits.",
    faults,
    repairs,
    ...hintOn(text),
  });
}

/** Whether a word is a STATE by itself, and not a part of one that holds blanks. */
export function isState(word: string): boolean {
  if (/^(alg|num):./i.test(word) || word.startsWith("{")) return true;
  const size = Math.sqrt(word.length / 6);
  return size >= 2 && Number.isInteger(size);
}

/** Everything there is to say about the stickers of a STATE. */
export function diagnoseState(text: string, size: number | undefined): Diagnosis {
  const given = recognize(text, size);
  return judge(given instanceof Cube ? coloringOf(given.state) : given, size);
}

/** The stickers of a STATE as they are, legal or not. */
export function readStickers(text: string, size: number | undefined): Coloring {
  const given = recognize(text, size);
  if (given instanceof Cube) return coloringOf(given.state);
  if (typeof given !== "string") return given;
  return unwrap(parseColoring(given, size === undefined ? {} : { size }));
}

/** A whole number in decimal digits; groups of digits may be set apart by `,` `_` or blanks. */
export function readNumber(text: string): bigint {
  const digits = text.trim().replaceAll(/(?<=\d)[,_ ](?=\d)/g, "");
  if (/^-?\d+$/.test(digits)) return BigInt(digits);
  throw new CommandError({
    code: "number",
    message: `NUMBER expected decimal digits, got ${JSON.stringify(text.slice(0, 40))}.`,
  });
}

function recognize(text: string, size: number | undefined): Given {
  const [, form, rest] = /^\s*(alg|num)\s*:(.*)$/is.exec(text) ?? [];
  if (form?.toLowerCase() === "alg") return Cube.fromAlg(rest, size ?? 3);
  if (form) return Cube.unrank(readNumber(rest), size ?? 3);
  if (!text.trimStart().startsWith("{")) return text;
  const assembly = /"(CORNERS|patternData)"/.test(text) ? parseKPattern(text) : parseCubejs(text);
  if (!assembly.ok) throw new CubegramError(assembly.error);
  if (size !== undefined && assembly.value.size !== size)
    throw new CommandError({
      code: "size",
      message: `The JSON expected a cube of size ${size}, got one of size ${assembly.value.size}.`,
    });
  return coloringOf(assembly.value);
}

function judge(given: Coloring | string, size: number | undefined): Diagnosis {
  return diagnose(given, size === undefined ? {} : { size });
}

/** What was probably meant when no stickers were. */
function hintOn(text: string): { readonly hint?: string } {
  const given = text.trim();
  if (/^\d{1,23}$/.test(given)) return { hint: `for the cube with that number write num:${given}` };
  if (given === "" || given.length > 500 || !parseAlg(given).ok) return {};
  return { hint: `for the cube that an algorithm makes write "alg:${given}"` };
}

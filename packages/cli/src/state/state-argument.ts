/** The STATE argument: recognized by its form (`models`), whichever program it comes from. */
import { Cube, CubegramError, type Diagnosis, diagnose, parseAlg, unwrap } from "@cubegram/core";
import { parseInteger, type RecognizedCube, recognizeCube } from "@cubegram/core/models";
import type { Coloring } from "@cubegram/core/state";
import { CommandError } from "../frame/verb.ts";

/** The reachable cube that a STATE names; throws with every fault and repair if there is none. */
export function readCube(text: string, size: number | undefined): Cube {
  const given = recognize(text, size);
  if (given.kind === "cube" && given.state) return Cube.of(given.state);
  const { state, faults, repairs } = diagnosisOf(given, text, size);
  if (state) return Cube.of(state);
  throw new CommandError({
    code: "illegal-cube",
    message:
      faults.map((fault) => fault.message).join(" ") ||
      "Some stickers are unknown, and more than one cube fits.",
    faults,
    repairs,
    ...hintOn(text),
  });
}

/** Whether a word is a STATE by itself and not part of one that contains blanks. */
export function isState(word: string): boolean {
  if (/^(alg|num|photo):./i.test(word) || word.startsWith("{")) return true;
  const size = Math.sqrt(word.length / 6);
  return size >= 2 && Number.isInteger(size);
}

/** The full diagnosis of the stickers of a STATE. */
export function diagnoseState(text: string, size: number | undefined): Diagnosis {
  return diagnosisOf(recognize(text, size), text, size);
}

/** The stickers of a STATE as given, legal or not. */
export function readStickers(text: string, size: number | undefined): Coloring {
  const given = recognize(text, size);
  if (given.kind === "cube") return given.coloring;
  const [fault] = diagnosisOf(given, text, size).faults;
  throw new CubegramError(fault);
}

/** A whole number in decimal digits; `,`, `_` or blanks may separate groups. */
export function readNumber(text: string): bigint {
  return unwrap(parseInteger(text));
}

/** What a STATE is, as far as it can be read. Its moves, number, JSON or link are valid. */
function recognize(text: string, size: number | undefined): RecognizedCube {
  const given = recognizeCube(text, { bare: false, ...(size !== undefined && { size }) });
  if (given.kind === "empty")
    throw new CommandError({
      code: "illegal-cube",
      message:
        "The STATE is empty. Expected stickers (54 letters for a 3x3), alg:…, num:… or JSON; cubegram --help shows the forms.",
    });
  if ("problem" in given) throw new CubegramError(given.problem);
  return given;
}

/** Stickers are diagnosed as they were written, so that words and positions match the text. */
function diagnosisOf(given: RecognizedCube, text: string, size: number | undefined): Diagnosis {
  const isWritten = given.kind !== "cube" || given.format === "colors" || given.format === "symbols";
  const input = isWritten ? text : given.coloring;
  return diagnose(input, size === undefined ? {} : { size });
}

/** What was probably meant, if not stickers. */
function hintOn(text: string): { readonly hint?: string } {
  const given = text.trim();
  if (/^\d{1,23}$/.test(given)) return { hint: `write num:${given} for the cube with that number` };
  // Stickers in letters of faces are also moves, but nobody means those.
  const areStickers = /^[URFDLB]+$/.test(given) && isState(given);
  if (given === "" || given.length > 500 || areStickers || !parseAlg(given).ok) return {};
  return { hint: `write "alg:${given}" for the cube that this algorithm makes` };
}

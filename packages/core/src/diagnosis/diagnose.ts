/** From any stickers to the cube, or to every reason why they are not one and what to do about it. */
import { cubeGeometry, FACES } from "../geometry/index.ts";
import {
  checkCount,
  checkOptions,
  err,
  formatValue,
  given,
  ok,
  type Problem,
  type Result,
  rangeError,
  typeError,
} from "../result.ts";
import { type Coloring, type CubeState, UNKNOWN_COLOR } from "../state/index.ts";
import { stateOf } from "./assemble.ts";
import { centerFaults, centerOrbitFaults, countFaults } from "./color-faults.ts";
import { completionsOf } from "./completions.ts";
import { inWords, type Wording } from "./explain.ts";
import type { Completions, DiagnoseOptions, Diagnosis, Fault, FaultFacts } from "./fault.ts";
import { lawFaults, pieceFaults } from "./law-faults.ts";
import { readText, type TextReading } from "./parse-coloring.ts";
import { faceLetters, type PieceTables, pieceTables } from "./piece-orbits.ts";
import { type FaceRepair, faceRepairs, repairsOf } from "./repairs.ts";
import { renamed, type Scheme, unusualScheme } from "./scheme.ts";

/**
 * Diagnoses stickers, given as a text that `parseColoring` reads or as a coloring. Lists all faults, not just the first, and
 * ranked repairs; for a legal cube gives its state, held the same way. Never throws on any text. A TypeError or RangeError
 * means that the input is neither a text nor a coloring, or an option is out of range.
 *
 * @throws TypeError, RangeError
 * @example diagnose("U".repeat(54)).legal; // → false
 */
export function diagnose(input: string | Coloring, options: DiagnoseOptions = {}): Diagnosis {
  checkOptions(options, { size: true, limit: true, repairs: true });
  const reading = typeof input === "string" ? readText(input, options.size) : asReading(input, options.size);
  const { size, coloring, vocabulary } = reading;
  const wording = { size, vocabulary };
  if (!coloring) return { legal: false, size, faults: inWords(reading.faults, wording), repairs: [] };
  const tables = pieceTables(size);
  const state = reading.faults.length === 0 ? stateOf(tables, coloring) : undefined;
  if (state) return { legal: true, size, faults: [], repairs: [], state, coloring };
  return examine(tables, { ...reading, coloring }, wording, options);
}

/**
 * The state that a coloring shows, or its faults: the only way from stickers to states.
 *
 * @example assemble({ size: 2, colors: new Uint8Array(24) }).error.code; // → illegal-cube
 */
export function assemble(
  coloring: Coloring,
): Result<CubeState, Problem & { readonly faults: readonly Fault[] }> {
  const { state, faults } = diagnose(coloring, { repairs: false, limit: 1 });
  if (state) return ok(state);
  return err({ code: "illegal-cube", message: faults.map((fault) => fault.message).join(" "), faults });
}

/** How many completions can be listed; a blank cube has more than memory can hold. */
const MAX_COMPLETIONS = 10_000;

function examine(
  tables: PieceTables,
  reading: TextReading & { readonly coloring: Coloring },
  wording: Wording,
  { limit = 10, repairs = true }: DiagnoseOptions,
): Diagnosis {
  checkCount(limit, "limit", 0, MAX_COMPLETIONS);
  const { size } = tables;
  const { coloring } = reading;
  const { colors } = coloring;
  const asGiven = pieceFaults(tables, colors);
  const faces = asGiven.length > 0 ? faceRepairs(tables, colors) : [];
  const scheme = faces.length > 0 ? undefined : unusualScheme(tables, colors);
  const standard = scheme ? renamed(colors, scheme.renamings[0]) : colors;
  const pieces = scheme ? pieceFaults(tables, standard) : asGiven;
  const facts = [
    ...reading.faults,
    ...countFaults(tables, colors),
    ...schemeFaults(tables, scheme),
    ...centerFaults(tables, standard),
    ...faceFaults(tables, colors, faces),
    ...pieces,
    ...centerOrbitFaults(tables, standard),
    ...lawFaults(tables, standard),
  ];
  if (facts.length === 0) return complete(tables, coloring, wording, limit);
  const findings = { colors, scheme, faces, misread: reading.faults.length === facts.length };
  return {
    legal: false,
    size,
    faults: inWords(facts, wording),
    repairs: repairs ? repairsOf(tables, findings, wording) : [],
    coloring,
  };
}

function complete(tables: PieceTables, coloring: Coloring, wording: Wording, limit: number): Diagnosis {
  const { size, colors } = coloring;
  const found = completionsOf(tables, colors, limit);
  const refused = (fault: FaultFacts, completions?: Completions): Diagnosis => ({
    legal: false,
    size,
    faults: inWords([fault], wording),
    repairs: [],
    ...given({ completions }),
    coloring,
  });
  if ("fault" in found) return refused(found.fault);
  const forced = Uint8Array.from(found.forced, (letter) => FACES.indexOf(letter as (typeof FACES)[number]));
  const unique = found.exact && found.count === 1n;
  const state = unique ? stateOf(tables, { size, colors: forced }) : undefined;
  const facelets = Array.from(colors.keys()).filter((facelet) => colors[facelet] === UNKNOWN_COLOR);
  if (state)
    return {
      legal: true,
      size,
      faults: [],
      repairs: [],
      state,
      completions: found,
      filledIn: facelets,
      coloring,
    };
  const got = `${found.exact ? "" : "at least "}${found.count}`;
  return refused({ code: "stickers-unknown", facelets, expected: "1", got }, found);
}

function schemeFaults({ fixedCenters, corners }: PieceTables, scheme: Scheme | undefined): FaultFacts[] {
  if (!scheme) return [];
  const [renaming] = scheme.renamings;
  const own = Array.from({ length: 6 }, (_, face) => renaming.indexOf(face));
  const facelets = Array.from(fixedCenters ?? corners.facelets);
  return [{ code: scheme.code, facelets, expected: FACES.join(""), got: faceLetters(own) }];
}

function faceFaults({ size, fixedCenters }: PieceTables, colors: Uint8Array, found: readonly FaceRepair[]) {
  if (found.length === 0) return [];
  const [{ kind, quarters, places: turned }] = found;
  const area = size * size;
  const whole = (face: string) =>
    Array.from({ length: area }, (_, i) => FACES.indexOf(face as (typeof FACES)[number]) * area + i);
  const faults: FaultFacts[] = [];
  if (kind === "reorder-faces") {
    const centers = Array.from(fixedCenters!, (facelet) => colors[facelet]);
    const moved = FACES.filter((_, face) => centers[face] !== face);
    faults.push({
      code: "face-order",
      places: moved,
      facelets: moved.flatMap(whole),
      expected: FACES.join(""),
      got: faceLetters(centers),
    });
  }
  if (turned.length === 0) return faults;
  const unique = found.length === 1;
  faults.push({
    code: "face-rotated",
    expected: "faces as the net shows them",
    ways: found.length,
    ...(unique
      ? { places: turned, facelets: turned.flatMap(whole), got: quarters }
      : { got: `${found.length} ways` }),
  });
  return faults;
}

/** A coloring passed by a program: its shape is the caller's responsibility, so a wrong one throws. */
function asReading(coloring: Coloring, size?: number): TextReading & { readonly coloring: Coloring } {
  const colors = coloring?.colors;
  if (!(colors instanceof Uint8Array))
    throw typeError("input", "a text or a coloring {size, colors: Uint8Array}", formatValue(coloring));
  if (size !== undefined && size !== coloring.size)
    throw rangeError("size", `${coloring.size}, the coloring's size`, size);
  const { faceletCount } = cubeGeometry(coloring.size);
  if (colors.length !== faceletCount || colors.some((color) => color > UNKNOWN_COLOR))
    throw rangeError(
      "colors",
      `${faceletCount} numbers 0 … ${UNKNOWN_COLOR}`,
      `${colors.length} up to ${Math.max(...colors)}`,
    );
  return { size: coloring.size, vocabulary: "faces", faults: [], coloring };
}

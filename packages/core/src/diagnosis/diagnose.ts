/** Any stickers → every reason why they are not a cube, and what to do about it; or the cube. */
import { cubeGeometry, FACES } from "../geometry/index.ts";
import { ok, type Problem, type Result, refuse } from "../result.ts";
import { type Colouring, type CubeState, UNKNOWN_COLOUR } from "../state/index.ts";
import { stateOf } from "./assemble.ts";
import { centerFaults, centerOrbitFaults, countFaults } from "./colour-faults.ts";
import { completionsOf } from "./completions.ts";
import { explain, type Wording } from "./explain.ts";
import { type FaceRepair, faceRepairs } from "./face-repairs.ts";
import type { Completions, DiagnoseOptions, Diagnosis, Fault, FaultFacts } from "./fault.ts";
import { lawFaults } from "./law-faults.ts";
import { readText, type TextReading } from "./parse-colouring.ts";
import { pieceFaults } from "./piece-faults.ts";
import { faceLetters, type PieceTables, pieceTables } from "./piece-orbits.ts";
import { repairsOf } from "./repairs.ts";
import { renamed, type Scheme, unusualScheme } from "./scheme.ts";

/**
 * Diagnoses stickers: a text as `parseColouring` reads it, or a colouring. Lists all faults, not the first, and ranked
 * repairs; for a legal cube gives its state, held as it is shown. Never throws on any text. A TypeError or RangeError
 * says that the input is neither a text nor a colouring, or an option is out of range.
 */
export function diagnose(input: string | Colouring, options: DiagnoseOptions = {}): Diagnosis {
  const reading = typeof input === "string" ? readText(input, options.size) : asReading(input, options.size);
  const { size, colouring, vocabulary } = reading;
  const wording = { size, vocabulary };
  if (!colouring) return { legal: false, size, faults: inWords(reading.faults, wording), repairs: [] };
  const tables = pieceTables(size);
  const state = reading.faults.length === 0 ? stateOf(tables, colouring) : undefined;
  if (state) return { legal: true, size, faults: [], repairs: [], state, colouring };
  return examine(tables, { ...reading, colouring }, wording, options);
}

/** The state that a colouring shows, or its faults: the only door from stickers to states. */
export function assemble(
  colouring: Colouring,
): Result<CubeState, Problem & { readonly faults: readonly Fault[] }> {
  const { state, faults } = diagnose(colouring, { repairs: false, limit: 1 });
  if (state) return ok(state);
  return refuse({ code: "illegal-cube", message: faults.map((fault) => fault.message).join(" "), faults });
}

/** Completions that can be listed: a blank cube has more than any memory. */
const LARGEST_LIMIT = 10_000;

function examine(
  tables: PieceTables,
  reading: TextReading & { readonly colouring: Colouring },
  wording: Wording,
  { limit = 10, repairs = true }: DiagnoseOptions,
): Diagnosis {
  if (!Number.isInteger(limit) || limit < 0 || limit > LARGEST_LIMIT)
    throw new RangeError(`"limit" expected an integer in 0 … ${LARGEST_LIMIT}, got ${limit}`);
  const { size } = tables;
  const { colouring } = reading;
  const { colours } = colouring;
  const asGiven = pieceFaults(tables, colours);
  const faces = asGiven.length > 0 ? faceRepairs(tables, colours) : [];
  const scheme = faces.length > 0 ? undefined : unusualScheme(tables, colours);
  const standard = scheme ? renamed(colours, scheme.renamings[0]) : colours;
  const pieces = scheme ? pieceFaults(tables, standard) : asGiven;
  const facts = [
    ...reading.faults,
    ...countFaults(tables, colours),
    ...schemeFaults(tables, scheme),
    ...centerFaults(tables, standard),
    ...faceFaults(tables, colours, faces),
    ...pieces,
    ...centerOrbitFaults(tables, standard),
    ...lawFaults(tables, standard),
  ];
  if (facts.length === 0) return complete(tables, colouring, wording, limit);
  const findings = { colours, scheme, faces, misread: reading.faults.length === facts.length };
  return {
    legal: false,
    size,
    faults: inWords(facts, wording),
    repairs: repairs ? repairsOf(tables, findings, wording) : [],
    colouring,
  };
}

/** Nothing is wrong with the stickers that are known. */
function complete(tables: PieceTables, colouring: Colouring, wording: Wording, limit: number): Diagnosis {
  const { size, colours } = colouring;
  const found = completionsOf(tables, colours, limit);
  const refused = (fault: FaultFacts, completions?: Completions): Diagnosis => ({
    legal: false,
    size,
    faults: inWords([fault], wording),
    repairs: [],
    ...(completions && { completions }),
    colouring,
  });
  if ("fault" in found) return refused(found.fault);
  const forced = Uint8Array.from(found.forced, (letter) => FACES.indexOf(letter as (typeof FACES)[number]));
  const unique = found.exact && found.count === 1n;
  const state = unique ? stateOf(tables, { size, colours: forced }) : undefined;
  if (state) return { legal: true, size, faults: [], repairs: [], state, completions: found, colouring };
  const facelets = Array.from(colours.keys()).filter((facelet) => colours[facelet] === UNKNOWN_COLOUR);
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

function faceFaults({ size, fixedCenters }: PieceTables, colours: Uint8Array, found: readonly FaceRepair[]) {
  if (found.length === 0) return [];
  const [{ quarters, reordered }] = found;
  const area = size * size;
  const turned = Object.keys(quarters);
  const whole = (face: string) =>
    Array.from({ length: area }, (_, i) => FACES.indexOf(face as (typeof FACES)[number]) * area + i);
  const faults: FaultFacts[] = [];
  if (reordered) {
    const centers = Array.from(fixedCenters!, (facelet) => colours[facelet]);
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
    ...(unique
      ? { places: turned, facelets: turned.flatMap(whole), got: quarters }
      : { got: `${found.length} ways` }),
  });
  return faults;
}

function inWords(facts: readonly FaultFacts[], wording: Wording): Fault[] {
  return facts.map((fault) => ({ ...fault, message: explain(fault, wording) }));
}

/** A colouring handed over by a program: its shape is the caller's duty, so a wrong one throws. */
function asReading(colouring: Colouring, size?: number): TextReading & { readonly colouring: Colouring } {
  const colours = colouring?.colours;
  if (!(colours instanceof Uint8Array))
    throw new TypeError(
      `"input" expected a text or a colouring {size, colours: Uint8Array}, got ${typeof colouring}`,
    );
  if (size !== undefined && size !== colouring.size)
    throw new RangeError(`"size" expected ${colouring.size} as in the colouring, got ${size}`);
  const { faceletCount } = cubeGeometry(colouring.size);
  if (colours.length !== faceletCount || colours.some((colour) => colour > UNKNOWN_COLOUR))
    throw new RangeError(
      `"colours" expected ${faceletCount} numbers 0 … ${UNKNOWN_COLOUR}, got ${colours.length} up to ${Math.max(...colours)}`,
    );
  return { size: colouring.size, vocabulary: "faces", faults: [], colouring };
}

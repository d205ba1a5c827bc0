/** Between cubing.js's patterns and our states, by the tables of their orbits. */
import {
  Cube,
  CubegramError,
  type CubeState,
  diagnose,
  err,
  type Fault,
  ok,
  type Problem,
  type Result,
} from "@cubegram/core";
import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { type Assembly, coloringOf, heldRotation, isReachable } from "@cubegram/core/state";
import { KPattern, type KPatternData, type KPuzzle } from "cubing/kpuzzle";
import { puzzles } from "cubing/puzzles";
import { misuse, nameOf, type OrbitTable, orbitTables, SIZES, sizeOf } from "./tables.ts";

/** Why there is no pattern or no cube; `faults` if the pieces or stickers were read and do not make a cube. */
export interface PatternProblem extends Problem {
  readonly faults?: readonly Fault[];
}

/**
 * The pattern of a cube as it is held: what cubing.js gets by applying the same turns. The orientation of fixed centers
 * is not defined, as no sticker shows it: cubing.js is told that it does not count (`orientationMod` 1).
 *
 * @throws RangeError for a cube that cubing.js does not have: 2x2 to 7x7.
 * @example (await toKPattern(Cube.fromAlg("R U", 4))).patternData.CORNERS.pieces; // → 0,2,3,4,7,5,6,1
 */
export async function toKPattern(cube: CubeState | { readonly state: CubeState }): Promise<KPattern> {
  const state = "state" in cube ? cube.state : cube;
  const kpuzzle = await kpuzzleOf(state.size);
  return new KPattern(kpuzzle, dataOf(orbitTables(kpuzzle, state.size), state));
}

async function kpuzzleOf(size: number): Promise<KPuzzle> {
  if (!SIZES.includes(size))
    throw misuse("cube", "a cube that cubing.js has (2x2 to 7x7)", `${size}x${size}`);
  return puzzles[nameOf(size)].kpuzzle();
}

function dataOf(tables: readonly OrbitTable[], { size, rotations }: Assembly): KPatternData {
  const { cellOfFacelet, faceletImage } = cubeGeometry(size);
  const data: KPatternData = {};
  for (const { name, pieces, orientations, isFixedCenter, facelet, point, reference } of tables) {
    const orbit = { pieces: new Array<number>(pieces), orientation: new Array<number>(pieces) };
    for (let piece = 0; piece < pieces; piece++) {
      const home = facelet[piece * orientations + reference[piece]];
      const at = point[faceletImage[home * ROTATION_COUNT + rotations[cellOfFacelet[home]]]];
      const place = Math.floor(at / orientations);
      orbit.pieces[place] = piece;
      orbit.orientation[place] = ((at % orientations) - reference[piece] + orientations) % orientations;
    }
    data[name] = isFixedCenter ? { ...orbit, orientationMod: orbit.pieces.map(() => 1) } : orbit;
  }
  return data;
}

/**
 * The cube that a pattern of the 2x2x2 … 7x7x7 shows, as it is held. Every piece comes back as it was, down to which of
 * four equal centers is where; the orientation of fixed centers is not read. The error has code `kpattern` for another
 * puzzle or pieces that are missing, and `illegal-cube`, with every fault, for pieces that turns cannot bring together so.
 *
 * @example fromKPattern(await toKPattern(Cube.fromAlg("R U", 5))).value.equals(Cube.fromAlg("R U", 5)); // → true
 */
export function fromKPattern(pattern: KPattern): Result<Cube, PatternProblem> {
  const name = pattern.kpuzzle.name();
  const size = sizeOf(name);
  if (size === undefined) return refused(`expected a pattern of the 2x2x2 … 7x7x7, got one of "${name}"`);
  const rotations = new Uint8Array(cubeGeometry(size).cells.length);
  for (const table of orbitTables(pattern.kpuzzle, size)) {
    const problem = readOrbit(table, pattern.patternData, { size, rotations });
    if (problem !== undefined) return refused(`"${table.name}" expected ${problem}`);
  }
  holdFixedCenters({ size, rotations });
  const assembly: Assembly = { size, rotations };
  if (isReachable(assembly)) return ok(Cube.of(assembly));
  return illegal(diagnose(coloringOf(assembly)).faults);
}

/** Puts the pieces of an orbit into their places; or says what was expected, and what was there. */
function readOrbit(table: OrbitTable, data: KPatternData, into: Assembly): string | undefined {
  const { name, pieces: count, orientations, isFixedCenter, facelet, reference } = table;
  const { pieces = [], orientation = [], orientationMod } = data[name] ?? {};
  const isEach = pieces.length === count && new Set(pieces).size === count;
  if (!isEach || !pieces.every((piece) => Number.isInteger(piece) && piece >= 0 && piece < count))
    return `each piece 0 … ${count - 1} once, got [${pieces.join(", ")}]`;
  if (!isFixedCenter && orientationMod?.some((mod) => mod !== 0 && mod !== orientations))
    return "pieces whose orientation is known, got some with an orientationMod";
  for (let place = 0; place < count; place++) {
    const turned = isFixedCenter ? 0 : orientation[place];
    if (!Number.isInteger(turned) || turned < 0 || turned >= orientations)
      return `orientations 0 … ${orientations - 1}, got [${orientation.join(", ")}]`;
    const piece = pieces[place];
    const home = facelet[piece * orientations + reference[piece]];
    const at = facelet[place * orientations + ((reference[piece] + turned) % orientations)];
    if (at < 0)
      return `pieces as turns bring them, got piece ${piece} at place ${place} the wrong way around`;
    into.rotations[cubeGeometry(into.size).cellOfFacelet[home]] = rotationBetween(into.size, home, at);
  }
  return undefined;
}

/** The rotation that takes a sticker from one facelet to another; the first of four for fixed centers. */
function rotationBetween(size: number, from: number, to: number): number {
  const { faceletImage } = cubeGeometry(size);
  return faceletImage.subarray(from * ROTATION_COUNT, (from + 1) * ROTATION_COUNT).indexOf(to);
}

/** Fixed centers turn with the cube as a whole, as if no turn had twisted them. */
function holdFixedCenters(assembly: Assembly): void {
  const centers = cubeGeometry(assembly.size).orbits.find(({ kind }) => kind === "fixedCenter");
  const held = centers ? heldRotation(assembly) : -1;
  if (held >= 0) for (const cell of centers!.cells) assembly.rotations[cell] = held;
}

/**
 * The pattern that stickers show, in any form that `diagnose` reads: letters of faces or colors, words, squares, a net.
 * Centers of one color look alike: one on its own face is taken for the piece that belongs there, and the others in the
 * order U R F D L B, row by row. The error has code `illegal-cube` and every fault, with places and a sentence each.
 *
 * @throws RangeError for more than 7x7 stickers on a side.
 * @example (await patternFromStickers("UUUURRRRFFFFDDDDLLLLBBBB")).ok; // → true
 */
export async function patternFromStickers(text: string): Promise<Result<KPattern, PatternProblem>> {
  const { state, faults } = diagnose(text);
  return state ? ok(await toKPattern(state)) : illegal(faults);
}

function illegal(faults: readonly Fault[]) {
  const message =
    faults.map((fault) => fault.message).join(" ") ||
    "Some stickers are unknown and more than one cube fits.";
  return err({ code: "illegal-cube", message, faults });
}

function refused(message: string) {
  return err({ code: "kpattern", message });
}

/** The cube that a pattern shows. @throws CubegramError with the problem's fields. */
export function cubeOf(pattern: KPattern): Cube {
  const read = fromKPattern(pattern);
  if (read.ok) return read.value;
  throw new CubegramError(read.error);
}

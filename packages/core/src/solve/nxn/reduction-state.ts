/** The cube being solved, as its centers see it: the colors of all facelets, and the turns made so far. */
import { cubeGeometry, faces, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { faceAfter } from "../../search/index.ts";
import { type CubeState, coloringOf } from "../../state/index.ts";
import { centerFacelets } from "./center-masks.ts";

export interface ReductionState {
  readonly size: number;
  /** colors[facelet]: the face on which that color belongs. */
  readonly colors: Uint8Array;
  readonly turns: Turn[];
}

/** The state to solve, such that its colors finally stand as `rotation` leaves them on a solved cube. */
export function reductionState(state: CubeState, rotation: number): ReductionState {
  const { size } = state;
  const home = faces().map(({ index }) => faceAfter(index, rotation));
  const colors = coloringOf(state).colors.map((color) => home[color]);
  return { size, colors, turns: [] };
}

export function makeTurns(work: ReductionState, turns: readonly Turn[]): void {
  for (const turn of turns) {
    if (turn.quarters === 0) continue;
    turnColors(work.colors, work.size, turn);
    work.turns.push(turn);
  }
}

export function wrongCenters({ size, colors }: ReductionState): number {
  let wrong = 0;
  for (const { index } of faces())
    for (const facelet of centerFacelets(size, index)) if (colors[facelet] !== index) wrong++;
  return wrong;
}

/* What a quarter turn of one layer does to the stickers of any n-cube: the cycles of four facelets, read off the geometry. */

/** cycles[axis][layer]: facelets a b c d, a b c d …; a right-handed quarter turn takes a to b, b to c, c to d, d to a. */
type LayerCycles = readonly (readonly Uint16Array[])[];

const made = new Map<number, LayerCycles>();

/** The cycles of every layer of the n-cube; built on first use. */
function layerCycles(size: number): LayerCycles {
  const known = made.get(size);
  if (known) return known;
  const cycles = [0, 1, 2].map((axis) => cyclesAbout(size, axis as 0 | 1 | 2));
  made.set(size, cycles);
  return cycles;
}

function cyclesAbout(size: number, axis: 0 | 1 | 2): Uint16Array[] {
  const { cellOfFacelet, faceletCount, faceletImage, layer } = cubeGeometry(size);
  const quarter = rotations().quarter[axis][1];
  const found: number[][] = Array.from({ length: size }, () => []);
  const seen = new Uint8Array(faceletCount);
  for (let start = 0; start < faceletCount; start++) {
    const next = faceletImage[start * ROTATION_COUNT + quarter];
    // The middle of a face stays in place.
    if (seen[start] === 1 || next === start) continue;
    const cycles = found[layer[axis][cellOfFacelet[start]]];
    for (let facelet = start, i = 0; i < 4; i++) {
      cycles.push(facelet);
      seen[facelet] = 1;
      facelet = faceletImage[facelet * ROTATION_COUNT + quarter];
    }
  }
  return found.map((cycles) => Uint16Array.from(cycles));
}

/** Applies a turn to the colors of all facelets of an n-cube, in place. */
export function turnColors(colors: Uint8Array, size: number, turn: Turn): void {
  const { axis, first, last, quarters } = turn;
  const cycles = layerCycles(size)[axis];
  for (let layer = first; layer <= last; layer++) {
    const facelets = cycles[layer];
    for (let at = 0; at < facelets.length; at += 4) {
      const a = facelets[at];
      const b = facelets[at + 1];
      const c = facelets[at + 2];
      const d = facelets[at + 3];
      const colorA = colors[a];
      const colorB = colors[b];
      if (quarters === 2) {
        colors[a] = colors[c];
        colors[c] = colorA;
        colors[b] = colors[d];
        colors[d] = colorB;
      } else if (quarters === 1) {
        colors[a] = colors[d];
        colors[d] = colors[c];
        colors[c] = colorB;
        colors[b] = colorA;
      } else if (quarters === 3) {
        colors[a] = colorB;
        colors[b] = colors[c];
        colors[c] = colors[d];
        colors[d] = colorA;
      }
    }
  }
}

/*
 * The three stages of a large cube's solution, read off its turns. Centers are done when each face shows one color in
 * its middle for the first time; the 3x3 is what is left once only outer layers turn; edges are what comes between.
 */

const STAGES = ["centers", "edges", "3x3"] as const;
export type Stage = (typeof STAGES)[number];

/** The turns `from` … `to` − 1 of a solution. A stage with nothing to do is empty. */
export interface SolutionStage {
  readonly name: Stage;
  readonly from: number;
  readonly to: number;
}

/** All three stages in order. The state has four layers or more, and the turns solve it. */
export function stagesOfSolution(state: CubeState, turns: readonly Turn[]): SolutionStage[] {
  const { size } = state;
  let reduced = turns.length;
  while (reduced > 0 && isOuter(turns[reduced - 1], size)) reduced--;
  const colors = Uint8Array.from(coloringOf(state).colors);
  const sides = faces().map(({ index }) => centerFacelets(size, index));
  let centers = 0;
  while (centers < reduced && !sides.every((side) => areOfOneColor(colors, side)))
    turnColors(colors, size, turns[centers++]);
  const ends = [centers, reduced, turns.length];
  return STAGES.map((name, i) => ({ name, from: i === 0 ? 0 : ends[i - 1], to: ends[i] }));
}

/**
 * Whether the turn moves a single outermost layer, or all layers but one, which is the same with the cube held
 * differently.
 */
function isOuter({ first, last }: Turn, size: number): boolean {
  return last - first === 0 ? first === 0 || last === size - 1 : last - first >= size - 2;
}

function areOfOneColor(colors: Uint8Array, facelets: readonly number[]): boolean {
  return facelets.every((facelet) => colors[facelet] === colors[facelets[0]]);
}

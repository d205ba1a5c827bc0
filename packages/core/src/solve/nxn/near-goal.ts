/**
 * The shortest solution of a large cube that is a few turns from solved, which is looked for before anything else: by
 * iterative deepening under the bound of pairs of stickers with two colors (below). An outer block turn has
 * one cut, and only the pairs across it change, so the bound follows a turn at the cost of one line around the cube.
 */
import { type Axis, cubeGeometry, makeTurn, type Turn, turnPermutation } from "../../geometry/index.ts";
import { type Control, canonicalSequences, type IdaStar, idaStar, PORTION } from "../../search/index.ts";
import { type CubeState, coloringOf } from "../../state/index.ts";
import type { SolverSearch } from "../solver.ts";
import { mergeTurns } from "./layers.ts";
import { stagesOfSolution } from "./reduction-state.ts";

/** Pairs looked at before the search gives up: about a tenth of a second. */
const MAX_PAIRS = 4e7;
/** Longer solutions are not looked for. */
const DEEPEST = 12;
/** A bound of fewer turns for each layer but one is far from that of a random cube, which is 2.5 on average. */
const NEAR = 2;
/** `canonicalSequences` tells at most 255 turns apart, and there are 9 for each layer but one. */
const LARGEST = 29;

/**
 * A search that has finished with the shortest solution, or without one of at most `maxLength` turns. Undefined if the cube is too far
 * from solved, or too large.
 */
export async function solvedNearGoal(
  state: CubeState,
  maxLength: number,
  control: Control,
): Promise<SolverSearch | undefined> {
  const { size } = state;
  const bound = leastTurns(state);
  const longest = Math.min(DEEPEST, maxLength);
  if (size > LARGEST || bound > DEEPEST || !isNearGoal(bound, size)) return undefined;
  const turns = turnsOf(size);
  const ida = searchOf(state, turns, bound, longest);
  const most = Math.ceil(MAX_PAIRS / pairsChanged(size));
  while (!ida.advance(PORTION)) {
    if (ida.nodes > most) return undefined;
    await control.pause();
  }
  const { solution, nodes, depth } = ida;
  // Without a limit there is a longer one.
  if (!solution && depth <= maxLength) return undefined;
  const found =
    solution &&
    mergeTurns(
      solution.map((turn): Turn => turns[turn]),
      size,
    );
  return {
    advance: () => true,
    best: found && { turns: found, length: found.length, stages: stagesOfSolution(state, found) },
    ...{ bound: depth, nodes, depth, metric: "HTM" },
    noSolution: () => `no solution of at most ${maxLength} moves exists: this is proved; allow more moves`,
  };
}

/** Every outer block turn, up to how the cube is held: the first layers of all axes stay where they are. */
function turnsOf(size: number): Turn[] {
  const turns: Turn[] = [];
  for (const axis of [0, 1, 2] as readonly Axis[])
    for (let first = size - 1; first > 0; first--)
      for (let quarters = 1; quarters < 4; quarters++) turns.push(makeTurn(axis, first, size - 1, quarters));
  return turns;
}

function searchOf(state: CubeState, turns: readonly Turn[], rootBound: number, maxLength: number): IdaStar {
  const { size } = state;
  const froms = turns.map((turn) => turnPermutation(size, turn));
  const cuts = turns.map(({ axis, first }) => cutPairs(size, axis, first));
  const changed = pairsChanged(size);
  const colors = Array.from({ length: maxLength + 2 }, () => new Uint8Array(6 * size * size));
  const parted = new Int32Array(maxLength + 2);
  colors[0].set(coloringOf(state).colors);
  parted[0] = countParted(state);
  return idaStar({ sequences: canonicalSequences(turns), step }, { rootBound, maxLength });

  function step(level: number, turn: number, left: number): number {
    const before = colors[level];
    const from = froms[turn];
    const pairs = cuts[turn];
    let count = parted[level];
    for (let at = 0; at < pairs.length; at += 2) {
      const one = pairs[at];
      const other = pairs[at + 1];
      if (before[one] !== before[other]) count--;
      if (before[from[one]] !== before[from[other]]) count++;
    }
    const bound = Math.ceil(count / changed);
    if (bound > left) return bound;
    const after = colors[level + 1];
    for (let facelet = 0; facelet < after.length; facelet++) after[facelet] = before[from[facelet]];
    parted[level + 1] = count;
    return bound;
  }
}

/** The facelets side by side on a face that a cut below that layer parts, two by two. */
function cutPairs(size: number, axis: Axis, first: number): Uint16Array {
  const { cellOfFacelet, layer } = cubeGeometry(size);
  const layerOf = (facelet: number) => layer[axis][cellOfFacelet[facelet]];
  const pairs: number[] = [];
  eachPair(size, (one, other) => {
    if (Math.max(layerOf(one), layerOf(other)) === first && layerOf(one) !== layerOf(other))
      pairs.push(one, other);
  });
  return Uint16Array.from(pairs);
}

/*
 * A lower bound on the turns that a cube of any size takes. Two stickers side by side on a face are separated only if a
 * turn cuts between them. An outer block turn moves its own face as a whole and cuts four others along one line of n
 * pairs, so at most 4n pairs change; on a solved cube no pair has two colors.
 */

/** Whether the bound says that a cube is a few turns from solved. */
export function isNearGoal(bound: number, size: number): boolean {
  return bound < NEAR * (size - 1);
}

/** The bound: no solution in outer block turns is shorter. 0 only if the cube is solved. */
export function leastTurns(state: CubeState): number {
  return Math.ceil(countParted(state) / pairsChanged(state.size));
}

/** The pairs of stickers side by side on a face that have two colors. */
function countParted(state: CubeState): number {
  const { colors } = coloringOf(state);
  let parted = 0;
  eachPair(state.size, (one, other) => {
    if (colors[one] !== colors[other]) parted++;
  });
  return parted;
}

/** Visits the facelets that are side by side on a face, two by two. */
function eachPair(size: number, visit: (one: number, other: number) => void): void {
  for (let facelet = 0; facelet < 6 * size * size; facelet++) {
    if (facelet % size > 0) visit(facelet, facelet - 1);
    if (Math.floor(facelet / size) % size > 0) visit(facelet, facelet - size);
  }
}

function pairsChanged(size: number): number {
  return 4 * size;
}

/**
 * What the table sees of the edges: which of the three middle slices each of the twelve belongs to, 12! / 4!³ = 34,650
 * arrangements, and, if flips are seen, the parities of the flips in two of the slices (that of the third follows). A state
 * is arrangement · width + parities. Half turns, and nothing else that is short, leave the solved one alone. All 48
 * symmetries act: they exchange the slices, and an edge within its own slice is flipped or not whichever way one looks.
 */
import { cubeGeometry, EDGE_NAMES, SYMMETRY_COUNT } from "../../geometry/index.ts";
import { rankCombination } from "../../perm/index.ts";
import { orbitOfKind } from "../../state/index.ts";
import { cubieMoves, MOVE_COUNT } from "../face-move.ts";
import { allMoveImages } from "./corner-classes.ts";

const EDGES = EDGE_NAMES.length;
/** C(12, 4) and 12! / 4!³. */
export const SLICE_SETS = 495;
export const ARRANGEMENTS = 34650;

export interface EdgeSlices {
  /** log₂ of the width: 2 if flips are seen, else 0. */
  readonly shift: number;
  readonly solved: number;
  /** setRank[mask]: the rank of a set of four of the twelve places, as bits. */
  readonly setRank: Uint16Array;
  /** arrangementOf[setRank[slice 0] · 495 + setRank[slice 1]]: the places whose edges belong to the slices. */
  readonly arrangementOf: Uint16Array;
  /** moves[arrangement · 18 + move] xor (parities before): the state after a move. */
  readonly moves: Int32Array;
  /** shown[arrangement · 48 + s] xor paritiesShown[s · 4 + parities]: the state as symmetry s shows it. */
  readonly shown: Int32Array;
  readonly paritiesShown: Uint8Array;
}

/** sliceOfPlace[place]: the slice (0, 1, 2, by the axis it is across) where an edge is at home. */
export function slicesOfPlaces(): Uint8Array {
  const { cells } = cubeGeometry(3);
  return Uint8Array.from(orbitOfKind(3, "edge")!.cells, (cell) => cells[cell].indexOf(0));
}

export function edgeSlices(seesFlips: boolean): EdgeSlices {
  const shift = seesFlips ? 2 : 0;
  const setRank = new Uint16Array(1 << EDGES);
  const sets: number[] = [];
  for (let mask = 0; mask < setRank.length; mask++) {
    if (bitCount(mask) !== 4) continue;
    setRank[mask] = rankCombination(EDGES, (place) => ((mask >> place) & 1) === 1);
    sets.push(mask);
  }
  const arrangementOf = new Uint16Array(SLICE_SETS * SLICE_SETS);
  const pairs: [number, number][] = [];
  for (const first of sets)
    for (const second of sets)
      if ((first & second) === 0) {
        arrangementOf[setRank[first] * SLICE_SETS + setRank[second]] = pairs.length;
        pairs.push([first, second]);
      }
  const home = slicesOfPlaces();
  const at = (first: number, second: number) => arrangementOf[setRank[first] * SLICE_SETS + setRank[second]];
  const moves = slicesAfterMoves(pairs, at, shift);
  const solved = at(maskOf(home, 0), maskOf(home, 1)) << shift;
  return { shift, solved, setRank, arrangementOf, moves, ...conjugates(moves, solved, shift) };
}

function slicesAfterMoves(
  pairs: readonly (readonly [number, number])[],
  at: (first: number, second: number) => number,
  shift: number,
): Int32Array {
  const table = new Int32Array(pairs.length * MOVE_COUNT);
  pairs.forEach(([first, second], arrangement) => {
    cubieMoves().forEach(({ edge: { from, turn } }, move) => {
      let [one, two, parities] = [0, 0, 0];
      for (let place = 0; place < EDGES; place++) {
        const inFirst = (first >> from[place]) & 1;
        const inSecond = (second >> from[place]) & 1;
        one |= inFirst << place;
        two |= inSecond << place;
        if (turn[place] === 1) parities ^= inFirst | (inSecond << 1);
      }
      table[arrangement * MOVE_COUNT + move] = (at(one, two) << shift) | (shift > 0 ? parities : 0);
    });
  });
  return table;
}

/**
 * Walks from solved over all states. What a symmetry does to the parities is linear, plus something that depends on the
 * arrangement: so one row of each arrangement, and what becomes of the parities in the solved one, say it all.
 */
function conjugates(
  moves: Int32Array,
  solved: number,
  shift: number,
): { shown: Int32Array; paritiesShown: Uint8Array } {
  const width = 1 << shift;
  const images = allMoveImages();
  const all = new Int32Array(ARRANGEMENTS * width * SYMMETRY_COUNT);
  const after = (state: number, move: number) =>
    moves[(state >> shift) * MOVE_COUNT + move] ^ (state & (width - 1));
  const queue = new Uint32Array(ARRANGEMENTS * width);
  const seen = new Uint8Array(queue.length);
  queue[0] = solved;
  seen[solved] = 1;
  all.fill(solved, solved * SYMMETRY_COUNT, (solved + 1) * SYMMETRY_COUNT);
  let length = 1;
  for (let at = 0; at < length; at++)
    for (let move = 0; move < MOVE_COUNT; move++) {
      const state = queue[at];
      const reached = after(state, move);
      if (seen[reached] === 1) continue;
      seen[reached] = 1;
      queue[length++] = reached;
      for (let s = 0; s < SYMMETRY_COUNT; s++)
        all[reached * SYMMETRY_COUNT + s] = after(
          all[state * SYMMETRY_COUNT + s],
          images[s * MOVE_COUNT + move],
        );
    }
  const shown = new Int32Array(ARRANGEMENTS * SYMMETRY_COUNT);
  for (let i = 0; i < shown.length; i++) {
    const arrangement = Math.floor(i / SYMMETRY_COUNT);
    shown[i] = all[(arrangement << shift) * SYMMETRY_COUNT + (i - arrangement * SYMMETRY_COUNT)];
  }
  const paritiesShown = new Uint8Array(SYMMETRY_COUNT * 4);
  for (let s = 0; s < SYMMETRY_COUNT; s++)
    for (let parities = 0; parities < width; parities++)
      paritiesShown[s * 4 + parities] = all[(solved | parities) * SYMMETRY_COUNT + s] ^ solved;
  return { shown, paritiesShown };
}

function maskOf(slices: Uint8Array, slice: number): number {
  return slices.reduce((mask, own, place) => mask | (own === slice ? 1 << place : 0), 0);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

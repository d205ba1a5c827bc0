/**
 * Cubes that say a word. The pieces of a letter must have the right sum modulo 4; flip and twist then reach any number with
 * that remainder. Eight letters use all corners, so their twists must cancel, which the choice of edges decides. Pieces that
 * no letter uses take up what is left of flips, twists and parity (docs/math/by-hand.md proves that every word can be said).
 */
import { parity, type RandomSource, randomPermutation } from "../perm/index.ts";
import type { Cubies } from "../state/index.ts";
import { MAX_LETTERS, WHEEL } from "./alphabet.ts";

const CORNERS = 8;
const EDGES = 12;

/** A piece that stands at a letter, and how it is turned. */
interface Placed {
  readonly edge: number;
  readonly flip: number;
  readonly corner: number;
  readonly twist: number;
}

/** In which order pieces are tried. */
interface Order {
  readonly edges: readonly number[];
  readonly corners: readonly number[];
}

/** One of the very many cubes that say these numbers, 1 … 8 of them in 0 … 23. */
export function chooseCubies(numbers: readonly number[], random: RandomSource): Cubies {
  const order = { edges: randomPermutation(EDGES, random), corners: randomPermutation(CORNERS, random) };
  const placed = place(numbers, [], order);
  // Cannot happen: see the proof.
  if (!placed) throw new Error(`No cube says ${numbers.join(" ")}.`);
  return completed(placed, order);
}

/** The letters still to be placed, one after another, going back where pieces run out. */
function place(
  numbers: readonly number[],
  placed: readonly Placed[],
  order: Order,
): readonly Placed[] | undefined {
  const at = placed.length;
  if (at === numbers.length) return isWhole(placed) ? placed : undefined;
  for (const corner of order.corners) {
    if (placed.some((other) => other.corner === corner)) continue;
    for (const edge of order.edges) {
      if (placed.some((other) => other.edge === edge)) continue;
      const rest = (numbers[at] - edge - corner + 2 * WHEEL) % WHEEL;
      if (rest % 4 !== 0) continue;
      // 12 · flip + 8 · twist = rest modulo 24: divided by 4, flip is its remainder modulo 2, and twist follows modulo 3.
      const flip = (rest / 4) % 2;
      const twist = ((rest / 4 - 3 * flip + 6) % 6) / 2;
      const found = place(numbers, [...placed, { edge, flip, corner, twist }], order);
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether the twists cancel, where no corner is left to take them up. */
function isWhole(placed: readonly Placed[]): boolean {
  return placed.length < MAX_LETTERS || placed.reduce((sum, { twist }) => sum + twist, 0) % 3 === 0;
}

/** The cube with the pieces that no letter uses, the last ones turned and exchanged as needed. */
function completed(placed: readonly Placed[], order: Order): Cubies {
  const edges = placed.map(({ edge }) => edge);
  const corners = placed.map(({ corner }) => corner);
  const ep = [...edges, ...order.edges.filter((edge) => !edges.includes(edge))];
  const cp = [...corners, ...order.corners.filter((corner) => !corners.includes(corner))];
  const eo = ep.map((_, at) => placed[at]?.flip ?? 0);
  const co = cp.map((_, at) => placed[at]?.twist ?? 0);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  eo[EDGES - 1] = sum(eo) % 2;
  if (placed.length < CORNERS) co[CORNERS - 1] = (3 - (sum(co) % 3)) % 3;
  if (parity(ep) !== parity(cp)) [ep[EDGES - 2], ep[EDGES - 1]] = [ep[EDGES - 1], ep[EDGES - 2]];
  return { cp, co, ep, eo };
}

/**
 * The states of the corners, of which some are alike (corner-orders), with their twists, up to all 48 symmetries.
 * A state is coset · 3⁷ + twist. The law (x·m)ˢ = xˢ·mˢ fills the tables, as in `symmetry`.
 */
import { SYMMETRY_COUNT, symmetryInverse } from "../../geometry/index.ts";
import { MOVE_COUNT, moveImages } from "../../search/index.ts";
import type { CornerCosets } from "./corner-orders.ts";

/** 3⁷ */
export const TWISTS = 2187;

export interface CornerClasses {
  readonly count: number;
  /** classOf[state]: class · 64 + s, where symmetry s takes the state to the one that stands for its class. */
  readonly classOf: Int32Array;
  /** representative[class]: the state that stands for it. */
  readonly representative: Uint32Array;
  /** The symmetries, besides the identity, that keep a class's representative, where there are any. */
  readonly keepers: ReadonlyMap<number, readonly number[]>;
}

/** images[s · 18 + move] for all 48 symmetries. */
export function allMoveImages(): Uint8Array {
  const images = new Uint8Array(SYMMETRY_COUNT * MOVE_COUNT);
  for (let s = 0; s < SYMMETRY_COUNT; s++) images.set(moveImages(s), s * MOVE_COUNT);
  return images;
}

export function cornerClasses({ count, moves }: CornerCosets, twistMoves: Uint16Array): CornerClasses {
  const images = allMoveImages();
  const inverses = Array.from({ length: SYMMETRY_COUNT }, (_, s) => symmetryInverse(s));
  const classOf = new Int32Array(count * TWISTS).fill(NOT_SEEN);
  const representative: number[] = [];
  const keepers = new Map<number, number[]>();
  /** orbits[class · 48 + s]: the representative as symmetry s shows it. */
  const orbits: number[] = [];
  const shown = new Uint32Array(SYMMETRY_COUNT);
  add();
  for (let at = 0; at < representative.length; at++)
    for (let move = 0; move < MOVE_COUNT; move++) {
      if (classOf[after(representative[at], move)] !== NOT_SEEN) continue;
      for (let s = 0; s < SYMMETRY_COUNT; s++)
        shown[s] = after(orbits[at * SYMMETRY_COUNT + s], images[s * MOVE_COUNT + move]);
      add();
    }
  return { count: representative.length, classOf, representative: Uint32Array.from(representative), keepers };

  function after(state: number, move: number): number {
    const coset = Math.floor(state / TWISTS);
    return (
      moves[coset * MOVE_COUNT + move] * TWISTS + twistMoves[(state - coset * TWISTS) * MOVE_COUNT + move]
    );
  }

  function add(): void {
    const keep: number[] = [];
    for (let s = SYMMETRY_COUNT - 1; s >= 0; s--) {
      if (s > 0 && shown[s] === shown[0]) keep.push(s);
      classOf[shown[s]] = representative.length * 64 + inverses[s];
    }
    for (let s = 0; s < SYMMETRY_COUNT; s++) orbits.push(shown[s]);
    if (keep.length > 0) keepers.set(representative.length, keep);
    representative.push(shown[0]);
  }
}

const NOT_SEEN = -1;

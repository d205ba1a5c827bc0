/**
 * The states of the corners, some of which are alike (corner-orders), with their twists, up to all 48 symmetries.
 * A state is coset · 3⁷ + twist. The law (x·m)ˢ = xˢ·mˢ fills the tables, as in `symmetry`.
 */
import { SYMMETRY_COUNT, symmetryInverse } from "../../geometry/index.ts";
import { MOVE_COUNT, moveImages, TWISTS } from "../../search/index.ts";
import type { CornerCosets } from "./corner-orders.ts";

export interface CornerClasses {
  readonly count: number;
  /** classOf[state]: class · 64 + s, where symmetry s takes the state to the representative of its class. */
  readonly classOf: Int32Array;
  /** representative[class]: the state that represents it. */
  readonly representative: Uint32Array;
  /** The symmetries, besides the identity, that keep a class's representative, if there are any. */
  readonly stabilizer: ReadonlyMap<number, readonly number[]>;
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
  const classOf = new Int32Array(count * TWISTS).fill(UNREACHED);
  const representative: number[] = [];
  const stabilizer = new Map<number, number[]>();
  /** orbits[class · 48 + s]: the representative conjugated by symmetry s. */
  const orbits: number[] = [];
  const conjugate = new Uint32Array(SYMMETRY_COUNT);
  add();
  for (let at = 0; at < representative.length; at++)
    for (let move = 0; move < MOVE_COUNT; move++) {
      if (classOf[after(representative[at], move)] !== UNREACHED) continue;
      for (let s = 0; s < SYMMETRY_COUNT; s++)
        conjugate[s] = after(orbits[at * SYMMETRY_COUNT + s], images[s * MOVE_COUNT + move]);
      add();
    }
  return {
    count: representative.length,
    classOf,
    representative: Uint32Array.from(representative),
    stabilizer,
  };

  function after(state: number, move: number): number {
    const coset = Math.floor(state / TWISTS);
    return (
      moves[coset * MOVE_COUNT + move] * TWISTS + twistMoves[(state - coset * TWISTS) * MOVE_COUNT + move]
    );
  }

  function add(): void {
    const keep: number[] = [];
    for (let s = SYMMETRY_COUNT - 1; s >= 0; s--) {
      if (s > 0 && conjugate[s] === conjugate[0]) keep.push(s);
      classOf[conjugate[s]] = representative.length * 64 + inverses[s];
    }
    for (let s = 0; s < SYMMETRY_COUNT; s++) orbits.push(conjugate[s]);
    if (keep.length > 0) stabilizer.set(representative.length, keep);
    representative.push(conjugate[0]);
  }
}

const UNREACHED = -1;

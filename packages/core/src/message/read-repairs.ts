/**
 * Slips that a reader can undo knowing nothing but the state: what the cube would be without the slip. A state does not depend on
 * how the cube is held, so a turn at the end comes after it, one at the start before it.
 */
import {
  type Axis,
  allTurns,
  invertTurn,
  isRotation,
  makeTurn,
  rotations,
  type Turn,
  type Vector,
} from "../geometry/index.ts";
import { algState, parseAlg, printTurns } from "../notation/index.ts";
import { unwrap } from "../result.ts";
import {
  type CubeState,
  composeStates,
  invertState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";

const READ_REPAIR_KINDS = ["end-turn", "held", "start-turn", "cube-order", "two-end-turns"] as const;
type ReadRepairKind = (typeof READ_REPAIR_KINDS)[number];

/** A cube as it may have been intended. */
export interface ReadRepair {
  readonly kind: ReadRepairKind;
  /** What went wrong, as a clause after "if". */
  readonly what: string;
  readonly state: CubeState;
}

/** One wrong turn at the end or at the start (18 each on a 3x3), or the cube held wrongly while the moves were made (23). */
export function* singleReadRepairs(state: CubeState): Generator<ReadRepair, void> {
  const { size } = state;
  const turns = slipTurns(size);
  const name = (turn: Turn) => printTurns([turn], size);
  for (const turn of turns)
    yield {
      kind: "end-turn",
      what: `the last turn was wrong (${name(turn)} undoes it)`,
      state: turnState(state, turn),
    };
  for (const held of HOLDS) {
    const rotation = algState(unwrap(parseAlg(held)), size);
    yield {
      kind: "held",
      what: `the cube was held as after ${held} while the moves were made`,
      state: composeStates(invertState(rotation), state),
    };
  }
  for (const turn of turns)
    yield {
      kind: "start-turn",
      what: `the first turn was wrong (${name(turn)} before the moves undoes it)`,
      state: composeStates(turnStateBy(solvedState(size), [turn]), state),
    };
}

/** Two wrong turns at the end: 243 states on a 3x3, some of them reached more than once. */
export function* doubleReadRepairs(state: CubeState): Generator<ReadRepair, void> {
  const turns = slipTurns(state.size);
  for (const first of turns) {
    const once = turnState(state, first);
    for (const second of turns) {
      if (first.axis === second.axis && second.first <= first.first) continue;
      yield {
        kind: "two-end-turns",
        what: `the last two turns were wrong (${printTurns([first, second], state.size)} undoes them)`,
        state: turnState(once, second),
      };
    }
  }
}

/** Turns of one side's outer layers, no deeper than half of the cube; a turn of the rest is one of these, seen differently. */
export function slipTurns(size: number): Turn[] {
  return allTurns(size)
    .filter(({ first, last }) => (first === 0) !== (last === size - 1) && 2 * (last - first + 1) <= size)
    .map(invertTurn);
}

/** The 23 wrong ways to hold a cube: which face is up, then which is in front. */
export const HOLDS: readonly string[] = [
  ...["y", "y2", "y'"],
  ...["x", "x y", "x y2", "x y'"],
  ...["x2", "x2 y", "z2", "x2 y'"],
  ...["x'", "x' y", "x' y2", "x' y'"],
  ...["z", "z y", "z y2", "z y'"],
  ...["z'", "z' y", "z' y2", "z' y'"],
];

/** Rotations such as `x y'` as one of the 24. */
export function rotationOf(held: string): number {
  // It is the same for all pieces, on any cube.
  return algState(unwrap(parseAlg(held)), 2).rotations[0];
}

/** The turn that moves, on a rotated cube, the part in the hand that `turn` moves on an unrotated one. */
export function rotateTurn({ axis, first, last, quarters }: Turn, rotation: number, size: number): Turn {
  const image = rotations().matrices[rotation][axis] as Vector;
  const to = image.findIndex((coordinate) => coordinate !== 0) as Axis;
  if (image[to] > 0) return makeTurn(to, first, last, quarters);
  return makeTurn(to, size - 1 - last, size - 1 - first, -quarters);
}

/** The same moves without rotations: how to hold the cube at the start, and what to turn from there. */
export function rotateFirst(
  turns: readonly Turn[],
  size: number,
): { readonly rotation: number; readonly turns: readonly Turn[] } {
  const { product, quarter, inverse } = rotations();
  let held = 0;
  const own: Turn[] = [];
  for (const turn of turns)
    if (isRotation(turn, size)) held = product[quarter[turn.axis][turn.quarters] * 24 + held];
    else own.push(rotateTurn(turn, inverse[held], size));
  return { rotation: held, turns: own.map((turn) => rotateTurn(turn, held, size)) };
}

/**
 * What a cube may look like when a writer finds that it does not look as it should: after every single mistake at any of the moves
 * made, and after two of the commonest among the latest ones. Each has a weight: how likely it is, compared with the others.
 */
import { invertTurn, ROTATION_COUNT, type Turn, turnPermutation } from "../geometry/index.ts";
import type { Coloring } from "../state/index.ts";
import {
  EXECUTION_ERROR_KINDS,
  type ExecutionErrorKind,
  type WrongStep,
  wrongStepsBefore,
} from "./execution-errors.ts";
import { rotationSource, turnColors, wrongSource } from "./find-execution-errors.ts";

export interface LikelyCube {
  readonly weight: number;
  /** What it shows, held as the right cube is held; on an even size, which has no fixed centers, as the mistake left it in the hand. */
  readonly colors: Uint8Array;
  /** The mistake after which it looks like that; none for two of them. */
  readonly wrong: WrongStep | undefined;
  /** How many moves were made. */
  readonly done: number;
}

export interface Making {
  readonly start: Coloring;
  readonly turns: readonly Turn[];
  /** How many of the turns the writer believes to have made. */
  readonly made: number;
  /** Up to which of them a picture was found to match. */
  readonly checked: number;
}

/**
 * Of a hundred mistakes at a move, how many are of that kind. A judgment, not a count: an arrow is misread more often than a move is
 * forgotten, and rarely does anybody turn something else. It orders the questions; no mistake is ruled out by it.
 */
const SHARES: Readonly<Partial<Record<ExecutionErrorKind, number>>> = {
  reversed: 32,
  "left-out": 20,
  doubled: 15,
  "other-turn": 18,
  "extra-turn": 8,
  held: 7,
};

/** A picture that matched speaks against mistakes before it; it may have been looked at too quickly. */
const BEFORE_CHECK = 0.05;
/** One mistake in so many is followed by another one before it is noticed. */
const SECOND = 0.1;
/** Two mistakes are sought among so many of the latest moves. */
const LATEST = 8;
/** A writer who is one move ahead of the screen. */
const AHEAD = 4;

/** All that can be told apart later; several may look the same. */
export function* likelyCubes({ start, turns, made, checked }: Making): Generator<LikelyCube, void> {
  const { size } = start;
  const shown = [start.colors];
  for (const turn of turns.slice(0, made)) shown.push(turnColors(shown.at(-1)!, turn, size));
  const right = shown[made];
  const heldLike = holderLike(right, size);
  const done = turns.slice(0, made);
  if (made < turns.length)
    yield { weight: AHEAD, colors: turnColors(right, turns[made], size), wrong: undefined, done: made + 1 };
  // later[facelet]: where the sticker that shows there in the end was before the moves from number `next` on.
  let later = Uint16Array.from(right.keys());
  for (let next = made; next >= 0; next--) {
    if (next < made) {
      const source = turnPermutation(size, turns[next]);
      later = later.map((facelet) => source[facelet]);
    }
    const recency = next > checked ? 1 : BEFORE_CHECK;
    const steps = [...wrongStepsBefore(done, next, size)];
    const alike = (kind: ExecutionErrorKind) => steps.filter((step) => step.kind === kind).length;
    const counts = new Map(EXECUTION_ERROR_KINDS.map((kind) => [kind, alike(kind)]));
    for (const wrong of steps) {
      // A wrong hold shows once a move has followed it.
      if (wrong.hold !== undefined && next === made) continue;
      const before = shown[wrong.at];
      const source = wrongSource(wrong, size);
      const colors = Uint8Array.from(later, (facelet) => before[source ? source[facelet] : facelet]);
      const weight = ((SHARES[wrong.kind] ?? 0) * recency) / counts.get(wrong.kind)!;
      yield {
        weight,
        colors: wrong.hold === undefined ? colors : heldLike(colors),
        wrong,
        done: made,
      };
    }
  }
  yield* pairs(shown, turns, made, size);
}

/** Turns a cube so that its fixed centers are those of another one; leaves it as it is if it has none. */
function holderLike(other: Uint8Array, size: number): (colors: Uint8Array) => Uint8Array {
  if (size % 2 === 0) return (colors) => colors;
  const area = size * size;
  const centers = Array.from({ length: 6 }, (_, face) => face * area + (area - 1) / 2);
  const sources = Array.from({ length: ROTATION_COUNT }, (_, rotation) => rotationSource(size, rotation));
  return (colors) => {
    const source = sources.find((each) => centers.every((center) => colors[each[center]] === other[center]))!;
    return colors.map((_color, facelet) => colors[source[facelet]]);
  };
}

/** A move and what was made of it: nothing, its inverse, or half a turn for a quarter; for a half turn a quarter. */
function commonMistakes(turn: Turn): readonly (readonly Turn[])[] {
  return turn.quarters === 2
    ? [[], [{ ...turn, quarters: 1 }], [{ ...turn, quarters: 3 }]]
    : [[], [invertTurn(turn)], [{ ...turn, quarters: 2 }]];
}

function* pairs(
  shown: readonly Uint8Array[],
  turns: readonly Turn[],
  made: number,
  size: number,
): Generator<LikelyCube, void> {
  const from = Math.max(0, made - LATEST);
  const count = ((made - from) * (made - from - 1)) / 2;
  const weight = (SECOND * 100) / (count * 9);
  for (let first = from; first < made; first++)
    for (const made1 of commonMistakes(turns[first])) {
      let colors = after(shown[first], made1, size);
      for (let second = first + 1; second < made; second++) {
        for (const made2 of commonMistakes(turns[second])) {
          const rest = turns.slice(second + 1, made);
          yield {
            weight,
            colors: after(colors, [...made2, ...rest], size),
            wrong: undefined,
            done: made,
          };
        }
        colors = turnColors(colors, turns[second], size);
      }
    }
}

function after(colors: Uint8Array, turns: readonly Turn[], size: number): Uint8Array {
  return turns.reduce((now, turn) => turnColors(now, turn, size), colors);
}

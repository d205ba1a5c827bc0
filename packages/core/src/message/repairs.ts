/**
 * Slips that would explain a row of cubes: only those whose text its check digits confirm, likeliest first. A reader guesses them
 * knowing nothing but the state: what the cube would be without the slip. A state does not depend on how the cube is held, so a turn
 * at the end comes after it, one at the start before it.
 */
import { rankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { allTurns, invertTurn, type Turn } from "../geometry/index.ts";
import { algState, parseAlg, printTurns } from "../notation/index.ts";
import { given, unwrap } from "../result.ts";
import {
  type CubeState,
  composeStates,
  invertState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";
import { type Convention, type Decoded, decodeNumbers } from "./convention.ts";

/** What a cube says if one thing went wrong. */
export interface MessageRepair {
  /** A slip (see `ReadRepair`), "cube-order", or, for stickers that are not a legal cube, the kind of repair in the diagnosis. */
  readonly kind: string;
  /** One sentence: what went wrong, and what the cubes then say. */
  readonly message: string;
  readonly text: string;
  /** The intended cube, 6n² letters; for cubes in the wrong order all of them, in the right order, separated by " ; ". */
  readonly facelets: string;
  /** Which of several cubes is wrong, counted from 0. */
  readonly cube?: number;
  readonly checkBits: number;
}

/** A row of cubes as it may have been intended. */
interface Candidate {
  readonly kind: string;
  /** What went wrong, as a clause after "if". */
  readonly what: string;
  readonly numbers: readonly bigint[];
  readonly facelets: () => string;
  readonly cube?: number;
}

/**
 * The repairs of a row: single slips first; two turns at the end only if no single slip explains the cube, since 243 more
 * guesses find a wrong text that much more often.
 */
export async function repairsOf(
  states: readonly CubeState[],
  convention: Convention,
): Promise<MessageRepair[]> {
  const numbers = states.map(rankState);
  const single = await withPassingCheck(
    [...repairedCubes(states, numbers, singleReadRepairs), ...otherOrders(states, numbers)],
    convention,
  );
  if (single.some(({ checkBits }) => checkBits === convention.check)) return single;
  if (convention.size > MAX_DOUBLE_SIZE) return single;
  const double = await withPassingCheck([...repairedCubes(states, numbers, doubleReadRepairs)], convention);
  return strongest([...single, ...double], convention);
}

/** Larger cubes have too many turns to guess two of them. */
const MAX_DOUBLE_SIZE = 3;

/** Fewer check bits prove nothing, given how many slips are tried. */
const MIN_CHECK_BITS = 6;

async function withPassingCheck(
  candidates: readonly Candidate[],
  convention: Convention,
): Promise<MessageRepair[]> {
  const found: MessageRepair[] = [];
  const seen = new Set<string>();
  for (const candidate of candidates) {
    const key = candidate.numbers.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const decoded = await decodeNumbers(candidate.numbers, convention);
    if (decoded.ok && isConfirmed(decoded.value, convention)) found.push(describe(candidate, decoded.value));
  }
  return strongest(found, convention);
}

function isConfirmed({ check, checkBits }: Decoded, convention: Convention): boolean {
  return check === "passed" && checkBits >= Math.min(MIN_CHECK_BITS, convention.check);
}

/** One per text. As many check bits as requested outweigh fewer, which are listed only if there is nothing better. */
function strongest(found: readonly MessageRepair[], { check }: Convention): MessageRepair[] {
  const full = found.filter(({ checkBits }) => checkBits === check);
  const listed = full.length > 0 ? full : [...found].sort((a, b) => b.checkBits - a.checkBits);
  const texts = new Set<string>();
  return listed.filter(({ text }) => !texts.has(text) && texts.add(text));
}

function describe({ kind, what, facelets, cube }: Candidate, { text, checkBits }: Decoded): MessageRepair {
  return {
    kind,
    message: `If ${what}, the message is ${JSON.stringify(text)}.`,
    text,
    facelets: facelets(),
    ...given({ cube }),
    checkBits,
  };
}

/** One cube of the row with a slip undone, likelier kinds on any cube before less likely ones. */
function* repairedCubes(
  states: readonly CubeState[],
  numbers: readonly bigint[],
  repairsOfState: (state: CubeState) => Generator<ReadRepair, void>,
): Generator<Candidate, void> {
  const lists = states.map((state) => [...repairsOfState(state)]);
  for (let i = 0; i < lists[0].length; i++)
    for (let cube = 0; cube < states.length; cube++) {
      const { kind, what, state } = lists[cube][i];
      yield {
        kind,
        what: states.length > 1 ? `on cube ${cube + 1} ${what}` : what,
        numbers: numbers.with(cube, rankState(state)),
        facelets: () => Cube.of(state).upright().facelets(),
        ...(states.length > 1 && { cube }),
      };
    }
}

/** Two cubes of the row exchanged. */
function* otherOrders(states: readonly CubeState[], numbers: readonly bigint[]): Generator<Candidate, void> {
  for (let one = 0; one < states.length; one++)
    for (let other = one + 1; other < states.length; other++) {
      const order = states.with(one, states[other]).with(other, states[one]);
      yield {
        kind: "cube-order",
        what: `cubes ${one + 1} and ${other + 1} are exchanged`,
        numbers: numbers.with(one, numbers[other]).with(other, numbers[one]),
        facelets: () => order.map((state) => Cube.of(state).upright().facelets()).join(" ; "),
      };
    }
}

/** A cube as it may have been intended. */
export interface ReadRepair {
  readonly kind: "end-turn" | "held" | "start-turn" | "two-end-turns";
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

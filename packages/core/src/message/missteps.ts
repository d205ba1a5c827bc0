/**
 * What may have gone wrong while known moves were made, anywhere among them: every single misstep, followed by any number of the
 * moves that remain, with the state that it leads to.
 */
import { invertTurn, type Turn } from "../geometry/index.ts";
import { algState, parseAlg, printTurns } from "../notation/index.ts";
import { unwrap } from "../result.ts";
import { type CubeState, composeStates, solvedState, turnState } from "../state/index.ts";
import { HOLDS, slipTurns } from "./slips.ts";

/** The likelier ones first. */
export const MISSTEP_KINDS = [
  "finished",
  "stopped",
  "left-out",
  "reversed",
  "doubled",
  "other-turn",
  "extra-turn",
  "held",
] as const;
export type MisstepKind = (typeof MISSTEP_KINDS)[number];

export interface Misstep {
  readonly kind: MisstepKind;
  /** One sentence. */
  readonly message: string;
  /** Which of the moves it happened at, from 1; for "stopped" the last one made. */
  readonly move: number;
  /** How many of the moves were gone through, right or wrong. */
  readonly done: number;
  /** The turns that undo the misstep and finish the moves, where it is known; not simplified. */
  readonly remedy?: readonly Turn[];
}

/** All missteps on the way through `turns` with their states. `turns` are those of a solved cube. */
export function* missteps(
  turns: readonly Turn[],
  size: number,
): Generator<{ readonly misstep: Misstep; readonly state: CubeState }, void> {
  let before = solvedState(size);
  for (let at = 0; at <= turns.length; at++) {
    yield { misstep: stopped(turns, at), state: before };
    for (const wrong of wrongSteps(turns, at, size)) yield* goOn(turns, before, at, wrong);
    if (at < turns.length) before = turnState(before, turns[at]);
  }
}

/** A wrong step at a place: the turns made instead, and how many of the moves they stand for (0: an extra turn). */
interface WrongStep {
  readonly kind: MisstepKind;
  readonly what: string;
  readonly made: readonly Turn[];
  readonly replaced: 0 | 1;
  /** For a cube held wrongly from here on. */
  readonly rotation?: CubeState;
}

function* wrongSteps(turns: readonly Turn[], at: number, size: number): Generator<WrongStep, void> {
  const name = (turn: Turn) => printTurns([turn], size);
  const turn = turns[at];
  for (const made of slipTurns(size)) {
    // Beside a turn of the same layers it would be a replaced turn.
    if (!isSameLayers(made, turn) && !isSameLayers(made, turns[at - 1]))
      yield { kind: "extra-turn", what: `${name(made)} was made too much`, made: [made], replaced: 0 };
    if (!turn || isSameTurn(made, turn)) continue;
    const kind = wrongKind(made, turn);
    const what = `${name(turn)} was ${kind === "doubled" ? "doubled" : `made as ${name(made)}`}`;
    yield { kind, what, made: [made], replaced: 1 };
  }
  if (!turn) return;
  yield { kind: "left-out", what: `${name(turn)} was left out`, made: [], replaced: 1 };
  for (const held of HOLDS)
    yield {
      kind: "held",
      what: `from ${name(turn)} on the cube was held after ${held}`,
      made: [],
      replaced: 0,
      rotation: algState(unwrap(parseAlg(held)), size),
    };
}

function wrongKind(made: Turn, turn: Turn): MisstepKind {
  if (!isSameLayers(made, turn)) return "other-turn";
  if (turn.quarters === 2) return "other-turn";
  return made.quarters === 2 ? "doubled" : "reversed";
}

/** The states after a wrong step and none, one, … all of the moves behind it. */
function* goOn(
  turns: readonly Turn[],
  before: CubeState,
  at: number,
  { kind, what, made, replaced, rotation }: WrongStep,
): Generator<{ misstep: Misstep; state: CubeState }, void> {
  let state = before;
  for (const turn of made) state = turnState(state, turn);
  if (rotation) state = composeStates(state, rotation);
  const next = at + replaced;
  // Nothing made, or nothing seen of it yet: the same as having stopped.
  const isVisible = made.length > 0;
  for (let done = next; done <= turns.length; done++) {
    if (done > next) state = turnState(state, turns[done - 1]);
    if (done === next && !isVisible) continue;
    const undo = [...made, ...turns.slice(next, done)].map(invertTurn).reverse();
    yield {
      misstep: {
        kind,
        message: `Move ${Math.min(at + 1, turns.length)}: ${what}; ${progress(done, turns.length)}.`,
        move: at + 1,
        done,
        ...(!rotation && { remedy: [...undo, ...turns.slice(at)] }),
      },
      state,
    };
  }
}

function stopped(turns: readonly Turn[], done: number): Misstep {
  if (done === turns.length)
    return {
      kind: "finished",
      message: "Every move was made as it should be.",
      move: done,
      done,
      remedy: [],
    };
  const message = `Nothing went wrong so far: ${progress(done, turns.length)}.`;
  return { kind: "stopped", message, move: done, done, remedy: turns.slice(done) };
}

function progress(done: number, all: number): string {
  return done === all ? `all ${all} moves were gone through` : `${done} of ${all} moves were gone through`;
}

function isSameLayers(a: Turn, b: Turn | undefined): boolean {
  return b !== undefined && a.axis === b.axis && a.first === b.first && a.last === b.last;
}

function isSameTurn(a: Turn, b: Turn): boolean {
  return isSameLayers(a, b) && a.quarters === b.quarters;
}

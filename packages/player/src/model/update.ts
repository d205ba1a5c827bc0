/** The updates of a player: from a record and a request to the next record and what happened on the way. */
import { invertTurn, type Turn } from "@cubegram/core/geometry";
import { type Motion, type PlayerState, rotationsAfter } from "./player-state.ts";
import { type Step, sameTurn, stepOfTurn, turnByQuarters } from "./step.ts";

/** A move that starts (or is undone), or a state that is reached. `state` is the record at that moment. */
type Happening =
  | { readonly kind: "move"; readonly step: Step; readonly index: number; readonly direction: 1 | -1 }
  | { readonly kind: "state"; readonly state: PlayerState };

export interface Update {
  readonly state: PlayerState;
  /** In the order in which it happened. */
  readonly happened: readonly Happening[];
}

/** A quarter turn at speed 1, in milliseconds; a half turn takes `HALF_TURN` times as long. */
const QUARTER_TURN = 500;
const HALF_TURN = 1.5;
/** How fast released layers settle: milliseconds per quarter turn. */
const SETTLING = 220;

/** Continues playing; from the start if everything has been played. */
export function play(state: PlayerState): Update {
  if (state.steps.length === 0 || state.isPlaying) return { state, happened: [] };
  const isOnItsWay = state.motion !== undefined && state.motion.direction !== 0;
  if (isOnItsWay) return { state: { ...state, isPlaying: true }, happened: [] };
  const settled = settle(state);
  const start = state.at < state.steps.length ? settled : chain(settled, (next) => jump(next, 0));
  return chain(start, (next) => begin({ ...next, isPlaying: true }, 1));
}

/** Stops after the move in progress. */
export function pause(state: PlayerState): PlayerState {
  return { ...state, isPlaying: false };
}

/** Makes the next move (1) or undoes the last one (−1), from rest; a motion in progress is finished first. */
export function stepBy(state: PlayerState, direction: 1 | -1): Update {
  const settled = settle(pause(state));
  return chain(settled, (next) => begin(next, direction));
}

/** Jumps to the state after `at` moves, without animation. */
export function jump(state: PlayerState, at: number): Update {
  const { state: from, happened } = settle(state);
  const goal = Math.min(Math.max(Math.round(at) || 0, 0), from.steps.length);
  if (goal === from.at) return { state: from, happened };
  const turns =
    goal > from.at
      ? from.steps.slice(from.at, goal).map((step) => step.turn)
      : from.steps
          .slice(goal, from.at)
          .reverse()
          .map((step) => invertTurn(step.turn));
  const isPlaying = from.isPlaying && goal < from.steps.length;
  const next = { ...from, at: goal, isPlaying, rotations: rotationsAfter(from.rotations, from.size, turns) };
  return { state: next, happened: [...happened, { kind: "state", state: next }] };
}

/**
 * A turn by hand: the next move of the timeline if they are equal; otherwise it replaces all the moves that would have
 * followed.
 */
export function turnByHand(state: PlayerState, step: Step, from = 0): Update {
  const settled = settle(pause(state));
  return chain(settled, (next) => {
    const { state: begun, happened } = begin(withNext(next, step), 1);
    const { motion } = begun;
    if (!motion || from === 0) return { state: begun, happened };
    // Released at `from` quarter turns: the rest may turn the other way than the move itself.
    const to = [motion.to, motion.to - 4, motion.to + 4].sort(
      (a, b) => Math.abs(a - from) - Math.abs(b - from),
    )[0];
    return { state: { ...begun, motion: settling(motion, from, to) }, happened };
  });
}

function withNext(state: PlayerState, step: Step): PlayerState {
  const next = state.steps[state.at];
  if (next && sameTurn(next.turn, step.turn)) return state;
  const steps = [...state.steps.slice(0, state.at), step];
  return { ...state, steps, isEdited: true };
}

/** Holds layers at an angle, in quarter turns; nothing has been turned yet. */
export function hold(state: PlayerState, turn: Turn, angle: number): PlayerState {
  return { ...state, motion: { turn, from: angle, to: angle, progress: 0, rate: 0, direction: 0 } };
}

/** Releases held layers: on to the nearest quarter turn, or back. */
export function release(state: PlayerState, quarters: number): Update {
  const { motion } = state;
  if (!motion || motion.rate > 0) return { state, happened: [] };
  const angle = motion.from;
  const free = { ...state, motion: undefined };
  if (quarters % 4 === 0)
    return { state: { ...free, motion: settling(motion, angle, quarters) }, happened: [] };
  return turnByHand(free, stepOfTurn(turnByQuarters(motion.turn, quarters), state.size), angle);
}

function settling(motion: Motion, from: number, to: number): Motion {
  const rate = 1 / (SETTLING * Math.max(Math.abs(to - from), 0.5));
  return { ...motion, from, to, rate, progress: 0 };
}

/** Lets time pass. Every move that starts and every state that is reached is reported, in order, however long it was. */
export function advance(state: PlayerState, milliseconds: number): Update {
  const happened: Happening[] = [];
  let now = state;
  let rest = milliseconds * state.speed;
  while (now.motion && now.motion.rate > 0 && rest >= 0) {
    const { motion } = now;
    const needed = (1 - motion.progress) / motion.rate;
    if (rest < needed)
      return {
        state: { ...now, motion: { ...motion, progress: motion.progress + rest * motion.rate } },
        happened,
      };
    rest -= needed;
    const arrived = settle(now);
    happened.push(...arrived.happened);
    now = arrived.state;
    if (!now.isPlaying) break;
    const next = begin(now, 1);
    happened.push(...next.happened);
    now = next.state.motion ? next.state : pause(next.state);
  }
  return { state: now, happened };
}

/** Ends a motion at once: whatever was moving arrives, whatever was held goes back. */
export function settle(state: PlayerState): Update {
  const { motion } = state;
  if (!motion) return { state, happened: [] };
  const rest = { ...state, motion: undefined };
  if (motion.direction === 0) return { state: rest, happened: [] };
  const turn = motion.direction === 1 ? motion.turn : invertTurn(motion.turn);
  const next = {
    ...rest,
    at: state.at + motion.direction,
    rotations: rotationsAfter(state.rotations, state.size, [turn]),
  };
  const isPlaying = next.isPlaying && next.at < next.steps.length;
  const reached = { ...next, isPlaying };
  return { state: reached, happened: [{ kind: "state", state: reached }] };
}

function begin(state: PlayerState, direction: 1 | -1): Update {
  const index = direction === 1 ? state.at : state.at - 1;
  const step = state.steps[index];
  if (!step) return { state, happened: [] };
  const rate = 1 / (QUARTER_TURN * (Math.abs(step.quarters) === 2 ? HALF_TURN : 1));
  const to = direction * step.quarters;
  const motion: Motion = { turn: step.turn, from: 0, to, progress: 0, rate, direction };
  return { state: { ...state, motion }, happened: [{ kind: "move", step, index, direction }] };
}

/** One update after another, all that happened together. */
function chain(first: Update, next: (state: PlayerState) => Update): Update {
  const second = next(first.state);
  return { state: second.state, happened: [...first.happened, ...second.happened] };
}

/**
 * Following hands: what is left of a route after each turn that a cube reports. The route after a turn t is t⁻¹ · route,
 * simplified, so a turn on the way, half of a half turn, a slip, its undo, and turns of one axis in either order are one case.
 * Plain data, without a clock or a solver.
 */
import { faceTurns, invertTurn, isRotation, makeTurn, rotateTurn, type Turn } from "../geometry/index.ts";
import { moveOfTurn, readAlg, simplifyAlg, turnsOf } from "../notation/index.ts";
import { checkList, checkOptions, checkThat, rangeError } from "../result.ts";
import {
  type CubeState,
  coloringOf,
  composeStates,
  invertState,
  sameColoring,
  sameState,
  solvedState,
  turnState,
  turnStateBy,
  uprightState,
} from "../state/index.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { rotationOf } from "./execution-errors.ts";
import { HOLDS } from "./repairs.ts";

/** A cube on its way. A 3x3 that reports its turns is followed by turns of its sides, since its centers are its frame. */
export interface Follow {
  /** What the cube shows. */
  readonly cube: CubeState;
  /** What it would show if it believed itself solved: what it shows is this, and then what it believes. */
  readonly offset: CubeState;
  /** Where the route leads, held upright. */
  readonly goal: CubeState;
  /** The turns that are left, in normal form, without rotations; none when it is finished, or lost. */
  readonly route: readonly Turn[];
  /** How many moves of the routes have been made. */
  readonly made: number;
}

/**
 * What a report means. "done": a move of the route was made; "half": a part of one, as a quarter of a half turn; "slip": another
 * turn, which the route now begins by undoing; "finished": the cube shows the goal; "same": nothing was made or undone;
 * "lost": the way is not known, until `followRoute`.
 */
export type FollowNews = "done" | "half" | "slip" | "finished" | "same" | "lost";

/** A cube after a report, and what the report means. */
export interface FollowStep {
  readonly follow: Follow;
  readonly what: FollowNews;
}

/** The layers of a followed cube; throws for anything that `follow` did not give. */
function sizeOf(followed: Follow, argument: string): number {
  const isFollowed = Array.isArray(followed?.route) && typeof followed.cube?.size === "number";
  checkThat(isFollowed, argument, "a followed cube, as follow(cube, alg) gives it", followed);
  return followed.cube.size;
}

/**
 * A cube at the start of a route. `reported` is what it believes to be, if that is not what it shows: it may have been turned while it
 * was off, or taken apart.
 *
 * @throws TypeError for anything but a cube; RangeError for cubes of two sizes; CubegramError with the code of an `AlgProblem`.
 * @example follow(Cube.solved(), "R2 U").route.length; // → 2
 */
export function follow(cube: CubeLike, alg: string, options: { readonly reported?: CubeLike } = {}): Follow {
  checkOptions(options, { reported: true });
  const state = stateIn(cube, "cube");
  const { reported } = options;
  const believed = reported && ofSize(stateIn(reported, "options.reported"), state.size, "options.reported");
  const turns = turnsOf(readAlg(alg), state.size);
  return {
    cube: state,
    offset: believed ? composeStates(state, invertState(believed)) : solvedState(state.size),
    goal: uprightState(turnStateBy(state, turns)),
    route: shortened(turns, state.size),
    made: 0,
  };
}

/**
 * After one turn of the cube.
 *
 * @throws TypeError for anything but a turn.
 * @example
 * import { readAlg, turnsOf } from "@cubegram/core/notation";
 * const [right] = turnsOf(readAlg("R"), 3);
 * followTurn(follow(Cube.solved(), "R2 U"), right).what; // → half
 */
export function followTurn(before: Follow, turn: Turn): FollowStep {
  const size = sizeOf(before, "before");
  const cube = turnState(before.cube, turn);
  if (isLost(before)) return arrived({ ...before, cube });
  const route = continued(shortened([invertTurn(turn), ...before.route], size), turn);
  const after = { ...before, cube, route };
  return isRotation(turn, size) ? { follow: after, what: "same" } : step(before, after);
}

/**
 * After the cube reported its state, as on connecting or when turns were lost: the place on the route that shows it, up to one
 * quarter turn off the route. The way from anywhere else is for a solver to find and for `followRoute` to take.
 *
 * @throws TypeError for anything but a cube; RangeError for one of another size.
 * @example
 * const started = follow(Cube.solved(), "R2 U F");
 * followState(started, Cube.fromAlg("R2 U")).follow.route.length; // → 1
 */
export function followState(before: Follow, reported: CubeLike): FollowStep {
  const size = sizeOf(before, "before");
  const state = ofSize(stateIn(reported, "reported"), size, "reported");
  const cube = composeStates(before.offset, state);
  if (isLost(before)) return arrived({ ...before, cube });
  const shown = coloringOf(uprightState(cube));
  const shows = (at: Follow) => sameColoring(coloringOf(uprightState(at.cube)), shown);
  if (shows(before)) return { follow: { ...before, cube }, what: "same" };
  const places = placesOf(before);
  const place = places.find(shows) ?? beside(places, shows);
  if (place) return step(before, { ...place, cube });
  return { follow: { ...before, cube, route: [] }, what: "lost" };
}

/**
 * Another route from the cube as it is, to the same goal or to another. Undefined if the moves do not lead there: the cube was turned
 * again while they were looked for.
 *
 * @throws TypeError for anything but a cube; RangeError for one of another size; CubegramError with the code of an `AlgProblem`.
 * @example
 * const started = follow(Cube.fromAlg("U"), "R R R");
 * followRoute(started, "R'").route.length; // → 1
 */
export function followRoute(before: Follow, alg: string, goal?: CubeLike): Follow | undefined {
  const size = sizeOf(before, "before");
  const target = goal === undefined ? before.goal : ofSize(stateIn(goal, "goal"), size, "goal");
  const turns = turnsOf(readAlg(alg), size);
  if (!sameState(turnStateBy(before.cube, turns), target)) return undefined;
  return { ...before, goal: uprightState(target), route: shortened(turns, size) };
}

/**
 * How a cube was held, if its turns were those of the route made on a cube held otherwise: as after each of these rotations. After one
 * turn there are several; after two of different axes at most one.
 *
 * @throws TypeError for anything but turns.
 * @example
 * import { readAlg, turnsOf } from "@cubegram/core/notation";
 * followHolds(follow(Cube.solved(), "R U"), turnsOf(readAlg("F U"), 3)); // → y'
 */
export function followHolds(start: Follow, turns: readonly Turn[]): string[] {
  const size = sizeOf(start, "start");
  checkList(turns, "turns");
  return HOLDS.filter((hold) => {
    const rotation = rotationOf(hold);
    let at = start;
    for (const turn of turns) {
      const { follow: next, what } = followTurn(at, rotateTurn(turn, rotation, size));
      if (what === "slip" || what === "lost") return false;
      at = next;
    }
    return true;
  });
}

function ofSize(state: CubeState, size: number, argument: string): CubeState {
  if (state.size !== size) throw rangeError(argument, `a cube of size ${size}`, `one of size ${state.size}`);
  return state;
}

/** Turns in normal form, without the rotations, which come last and change only how the goal is held. */
function shortened(turns: readonly Turn[], size: number): readonly Turn[] {
  const own = size === 3 ? turns.flatMap(bySides) : turns;
  const nodes = own.filter(({ quarters }) => quarters !== 0).map((turn) => moveOfTurn(turn, size));
  return turnsOf(simplifyAlg({ nodes }, size), size).filter((turn) => !isRotation(turn, size));
}

/** A turn of the middle layer of a 3x3 as the cube itself feels it: the other layers the other way, and the cube rotated. */
function bySides(turn: Turn): readonly Turn[] {
  const { axis, first, last, quarters } = turn;
  if (first > 1 || last < 1 || last - first === 2) return [turn];
  const others = [0, 2].filter((layer) => layer < first || layer > last);
  return [makeTurn(axis, 0, 2, quarters), ...others.map((layer) => makeTurn(axis, layer, layer, -quarters))];
}

/** What is left on the layers just turned comes first: the other half, or the undo. Turns of one axis commute. */
function continued(route: readonly Turn[], turn: Turn): readonly Turn[] {
  const end = route.findIndex(({ axis }) => axis !== turn.axis);
  const run = end < 0 ? route : route.slice(0, end);
  const at = run.findIndex(({ first, last }) => first === turn.first && last === turn.last);
  return at <= 0 ? route : [route[at], ...route.slice(0, at), ...route.slice(at + 1)];
}

/** Quarter turns of one layer that a route takes. */
function workOf(route: readonly Turn[]): number {
  return route.reduce(
    (sum, { first, last, quarters }) => sum + (last - first + 1) * (quarters === 2 ? 2 : 1),
    0,
  );
}

function step(before: Follow, after: Follow): FollowStep {
  const moves = before.route.length - after.route.length;
  const isNearer = workOf(after.route) < workOf(before.route);
  const next = { ...after, made: before.made + (isNearer ? Math.max(0, moves) : 0) };
  if (!isNearer) return { follow: next, what: "slip" };
  if (after.route.length === 0) return { follow: next, what: "finished" };
  return { follow: next, what: moves > 0 ? "done" : "half" };
}

/** A route is not known: none is left, and the cube does not show the goal. */
function isLost({ cube, goal, route }: Follow): boolean {
  return route.length === 0 && !sameState(cube, goal);
}

/** A lost cube after a report: it may have come to the goal. */
function arrived(after: Follow): FollowStep {
  return { follow: after, what: isLost(after) ? "lost" : "finished" };
}

/** The places on the rest of the route, this one first, by quarter turns. */
function placesOf(start: Follow): readonly Follow[] {
  const places = [start];
  for (let at = start; at.route.length > 0; places.push(at)) {
    const [{ axis, first, last, quarters }, ...rest] = at.route;
    const turn = makeTurn(axis, first, last, quarters === 3 ? 3 : 1);
    at = { ...at, cube: turnState(at.cube, turn), route: quarters === 2 ? [turn, ...rest] : rest };
  }
  return places;
}

/** The first place that shows it when one side is turned by a quarter off the route. */
function beside(places: readonly Follow[], shows: (at: Follow) => boolean): Follow | undefined {
  const quarters = faceTurns(places[0].cube.size).filter((turn) => turn.quarters !== 2);
  for (const place of places)
    for (const turn of quarters)
      if (shows({ ...place, cube: turnState(place.cube, turn) })) return followTurn(place, turn).follow;
  return undefined;
}

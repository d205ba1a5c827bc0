/**
 * How a smart cube leads the guide, as a record: what the cube believes, whether a person has said that it looks so, and the turns since.
 * Each report gives another record and another guide. Without a screen, a cube or a clock.
 */
import { Cube } from "@cubegram/core";
import { invertTurn, type Turn } from "@cubegram/core/geometry";
import { printAlg, printTurns, readAlg, simplifyAlg } from "@cubegram/core/notation";
import { type CubeState, isSolved, turnState } from "@cubegram/core/state";
import { SMART_SIZE } from "../../../cube/smart/held.ts";
import {
  type Follow,
  type FollowNews,
  follow,
  followHolds,
  followRoute,
  followState,
  followTurn,
  uprightFacelets,
} from "../../../cubes/following.ts";
import { shownNow } from "../hands.ts";
import { type Guide, goTo, movesOf, takeRoute, type Way } from "../model.ts";

export interface Flow {
  /** What the cube believes to be. */
  readonly believed: CubeState;
  /**
   * "picture": does it look as it believes? "way": it does, and the moves from there are looked for; "telling": it does not, and the guide's
   * own screens ask what it looks like; "led": its turns lead through the moves.
   */
  readonly stage: "picture" | "way" | "telling" | "led";
  readonly led?: Led | undefined;
}

/** Turns along a route. */
interface Led {
  /** The moves of the guide for this cube: better ones may be found before the first is made. */
  readonly plan: string;
  /** What the cube showed before the turns. */
  readonly from: string;
  /** There, and after the turns. */
  readonly first: Follow;
  readonly follow: Follow;
  readonly turns: readonly Turn[];
  readonly news: FollowNews | undefined;
  /** The fewest moves that were ever left. */
  readonly least: number;
}

/** What a report leads to. */
export interface Stepped {
  readonly flow: Flow;
  readonly guide: Guide;
}

/** The steps at which nobody knows, or someone says, what the cube shows. */
const TOLD: readonly Guide["step"][] = ["solved", "show", "teach", "asked", "lost", "check"];

/** A cube was connected. Where it believes what has been said of it, nothing is asked. */
export function connected(guide: Guide, believed: CubeState): Flow {
  const asBelieved = { believed, stage: "picture" } as const;
  const isSaid = guide.step === "hold" || guide.step === "moves";
  if (!isSaid || uprightFacelets(believed) !== uprightFacelets(shownState(guide))) return asBelieved;
  return lead(asBelieved, guide);
}

/** The cube looks as it believes. */
export function looksAsBelieved({ flow, guide }: Stepped): Stepped {
  // A cube that is to be solved has a way from wherever it is.
  if (!isSolved(flow.believed) || guide.text === "") return { flow: { ...flow, stage: "way" }, guide };
  const started = goTo({ ...guide, way: undefined, made: 0 }, "hold");
  return { flow: lead(flow, started), guide: started };
}

/** It was turned while it slept: what has been said of it holds, or is asked now. */
export function looksOtherwise({ flow, guide }: Stepped): Stepped {
  return { flow: arrived({ ...flow, stage: "telling" }, guide), guide };
}

/** The guide shows another step, or has other moves: a person may have said what the cube shows. */
export function arrived(flow: Flow, guide: Guide): Flow {
  const isTold = !TOLD.includes(guide.step);
  if (flow.stage === "led" && !isTold) return { believed: flow.believed, stage: "telling" };
  const isReplanned = flow.led !== undefined && flow.led.plan !== planOf(guide);
  return (flow.stage === "telling" && isTold) || isReplanned ? lead(flow, guide) : flow;
}

/** From here the turns are followed; what the cube shows is known, whatever it believes. */
function lead({ believed }: Flow, guide: Guide): Flow {
  const shown = Cube.of(shownState(guide)).upright();
  const route = movesOf(guide).slice(guide.made).join(" ");
  const first = follow(shown, route, { reported: Cube.of(believed) });
  return { believed, stage: "led", led: ledFrom(first, planOf(guide)) };
}

function planOf({ cubes, cube }: Guide): string {
  return cubes[cube];
}

function ledFrom(first: Follow, plan: string, news?: FollowNews): Led {
  const from = uprightFacelets(first.cube);
  return { plan, from, first, follow: first, turns: [], news, least: first.route.length };
}

/** A side was turned by a quarter. */
export function turned({ flow, guide }: Stepped, turn: Turn): Stepped {
  const believed = turnState(flow.believed, turn);
  const { led } = flow;
  if (!led) return { flow: { ...flow, believed }, guide };
  const { follow: next, what } = followTurn(led.follow, turn);
  const least = Math.min(led.least, next.route.length);
  return shown(
    { ...flow, believed, led: { ...led, follow: next, turns: [...led.turns, turn], news: what, least } },
    guide,
  );
}

/** The cube told its state: on a new connection, or after turns were lost. Those that lead to its place on the route were made. */
export function told({ flow, guide }: Stepped, believed: CubeState): Stepped {
  const { led } = flow;
  if (!led) return { flow: { ...flow, believed }, guide };
  const { follow: next, what } = followState(led.follow, believed);
  if (what === "same") return { flow: { ...flow, believed }, guide };
  if (what === "lost" || led.news === "lost")
    return shown({ ...flow, believed, led: ledFrom(next, led.plan, what) }, guide);
  const undone = next.route.toReversed().map(invertTurn);
  const turns = [...led.turns, ...led.follow.route, ...undone];
  const least = Math.min(led.least, next.route.length);
  return shown({ ...flow, believed, led: { ...led, follow: next, turns, news: what, least } }, guide);
}

/** This far off the route a shorter way is looked for. */
const ASTRAY = 4;

/** The cube from which a way is to be looked for, if one is. */
export function wayWanted({ stage, believed, led }: Flow): string | undefined {
  if (stage === "way") return uprightFacelets(believed);
  if (!led) return undefined;
  const isAstray = led.follow.route.length >= led.least + ASTRAY;
  return led.news === "lost" || isAstray ? uprightFacelets(led.follow.cube) : undefined;
}

/** A way was found. It is taken if the cube was not turned meanwhile, and if it is shorter than the one that is shown. */
export function wayFound({ flow, guide }: Stepped, way: Way): Stepped {
  if (wayWanted(flow) !== way.from) return { flow, guide };
  const { led } = flow;
  if (!led) {
    const started = takeRoute(guide, way);
    return { flow: lead(flow, started), guide: started };
  }
  const goal = Cube.fromFacelets(way.from).apply(way.alg);
  const next = followRoute(led.follow, way.alg, goal);
  if (!next) return { flow, guide };
  const isBetter = led.news === "lost" || next.route.length < led.follow.route.length;
  // What is shown is as good as it gets: no other way is looked for until it is left.
  if (!isBetter) return { flow: { ...flow, led: { ...led, least: led.follow.route.length } }, guide };
  return shown({ ...flow, led: ledFrom(next, led.plan) }, guide);
}

/** After more turns than these, a slip is a slip. */
const HELD_TURNS = 3;

/** Whether the turns so far are the right ones on a cube that is held otherwise. */
export function isHeldOtherwise({ led }: Flow): boolean {
  if (led?.news !== "slip" || led.turns.length > HELD_TURNS) return false;
  return followHolds(led.first, led.turns).length > 0;
}

/** The guide where the turns have led: the moves that were made, and those that are left. */
function shown(flow: Flow, guide: Guide): Stepped {
  const led = flow.led!;
  // A cube that is lost stays where it was last known to be until a way is found.
  if (led.news === "lost") return { flow, guide: goTo(guide, "moves") };
  const made = printAlg(simplifyAlg(readAlg(printTurns(led.turns, SMART_SIZE)), SMART_SIZE));
  const left = printTurns(led.follow.route, SMART_SIZE);
  const way = { from: led.from, alg: `${made} ${left}`.trim() };
  const count = made === "" ? 0 : made.split(" ").length;
  return {
    flow,
    guide: { ...guide, way, made: count, seen: undefined, step: left === "" ? "done" : "moves" },
  };
}

/** What has been said that the cube shows. */
function shownState(guide: Guide): CubeState {
  return Cube.fromFacelets(shownNow(guide, SMART_SIZE)).state;
}

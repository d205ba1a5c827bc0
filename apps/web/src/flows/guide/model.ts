/** A user's progress through the moves of a cube: the goal, how far they are, and which screen is shown. */
import { isCount, isRecord } from "../../shell/storage.ts";

const STEPS = ["solved", "show", "teach", "hold", "moves", "check", "asked", "lost", "done"] as const;
export type Step = (typeof STEPS)[number];

/** The moves, cube by cube. They are kept here, so that nothing found later changes them. */
export interface Guide {
  /** What is written; empty if a cube is being solved. */
  readonly text: string;
  /** Moves for each cube, from solved to what it is to show; none for a cube that is to be solved. */
  readonly cubes: readonly string[];
  /** Which cube is at hand, from 0. */
  readonly cube: number;
  readonly step: Step;
  /** How many of the moves have been made. */
  readonly made: number;
  /** For a cube that was not solved, or after getting lost: other moves, from what the cube showed. */
  readonly way: Way | undefined;
  /** The cube in hand while it is shown, or while lost, as far as it is painted; a record of the net editor, which checks it when it is loaded. */
  readonly seen: unknown;
}

export interface Way {
  readonly from: string;
  readonly alg: string;
  /** What each part of the moves is for, in order, and after how many moves it ends. */
  readonly stages?: readonly Stage[] | undefined;
}

interface Stage {
  readonly id: string;
  readonly end: number;
}

/** What to ask the worker about a cube that has gone wrong; undefined while too little of it is known. */
export function lostInput({ cubes, cube, way }: Guide, facelets: string | undefined) {
  return facelets ? { alg: cubes[cube], facelets, way } : undefined;
}

/** How many moves between two pictures to compare with. */
const CHECK_EVERY = 4;

/** After how many moves a picture was last found to match, or nothing was done yet. */
export function checkedBefore({ made }: Guide): number {
  return Math.max(0, (Math.ceil(made / CHECK_EVERY) - 1) * CHECK_EVERY);
}

export function newGuide(text: string, cubes: readonly string[]): Guide {
  return { text, cubes, cube: 0, step: "solved", made: 0, way: undefined, seen: undefined };
}

/** The guide to a solved cube. */
export function solvingGuide(way: Way): Guide {
  return { ...newGuide("", [""]), way, step: "hold" };
}

export function goTo(guide: Guide, step: Step): Guide {
  return { ...guide, step };
}

/** The cube is scrambled: it is shown as it is. What was painted before is kept. */
export function showCube(guide: Guide): Guide {
  return { ...guide, step: "show", way: undefined, made: 0 };
}

/** Lost: the user paints the cube. */
export function getLost(guide: Guide): Guide {
  return { ...guide, step: "lost", seen: undefined };
}

/** The moves for the present cube: the way back, if there is one. */
export function movesOf({ cubes, cube, way }: Guide): readonly string[] {
  return splitMoves(way?.alg ?? cubes[cube]);
}

export function splitMoves(alg: string): readonly string[] {
  return alg.split(/\s+/).filter((move) => move !== "");
}

/** What the next move is for, if known. */
export function stageOf({ way, made }: Guide): string | undefined {
  return way?.stages?.find(({ end }) => made < end)?.id;
}

/** One move is made; then a picture to compare with after every fourth, the end after the last. */
export function nextMove(guide: Guide): Guide {
  const count = movesOf(guide).length;
  const made = Math.min(guide.made + 1, count);
  if (made === count) return { ...guide, made, step: "done" };
  return { ...guide, made, step: made % CHECK_EVERY === 0 ? "check" : "moves" };
}

/** One move is undone; from a picture, back to the move before it. */
export function previousMove(guide: Guide): Guide {
  if (guide.made === 0) return { ...guide, step: "hold" };
  return { ...guide, made: guide.made - 1, step: "moves" };
}

/** The screen before this one, where there is one in the guide. */
export function stepBack(guide: Guide): Guide | undefined {
  switch (guide.step) {
    case "solved":
      return undefined;
    case "show":
      return goTo(guide, "solved");
    case "teach":
      return guide.text === "" ? undefined : goTo(guide, "show");
    case "hold":
      return guide.text === "" ? undefined : goTo(guide, guide.way ? "show" : "solved");
    case "asked":
      return goTo(guide, guide.made < movesOf(guide).length ? "check" : "done");
    case "lost":
      return goTo(guide, "moves");
    default:
      return previousMove(guide);
  }
}

export function jumpTo(guide: Guide, made: number): Guide {
  return { ...guide, made: Math.max(0, Math.min(made, movesOf(guide).length)), step: "moves" };
}

/** Lost, and perhaps at this place among the moves; a picture will tell. What is painted is kept until then. */
export function compareAt(guide: Guide, made: number): Guide {
  return { ...guide, made, step: "check" };
}

/** The picture matches the cube. */
export function looksSame(guide: Guide): Guide {
  return goOnAt(guide, guide.made);
}

/** The picture does not match: a few stickers are asked for. A cube that was being painted is painted on. */
export function looksDifferent(guide: Guide): Guide {
  return goTo(guide, guide.seen === undefined ? "asked" : "lost");
}

/** Continues at another place of the present moves. */
export function goOnAt(guide: Guide, made: number): Guide {
  const isDone = made >= movesOf(guide).length;
  return { ...guide, seen: undefined, made, step: isDone ? "done" : "moves" };
}

/** Continues from what the cube shows, with other moves. */
export function takeWay(guide: Guide, way: Way): Guide {
  return goOnAt({ ...guide, way }, 0);
}

/** A cube that was not solved: the way straight from it to the message; first, how it is held. */
export function takeRoute(guide: Guide, way: Way): Guide {
  const taken = takeWay(guide, way);
  return taken.step === "done" ? taken : { ...taken, step: "hold" };
}

export function nextCube(guide: Guide): Guide {
  if (guide.cube + 1 >= guide.cubes.length) return guide;
  return { ...newGuide(guide.text, guide.cubes), cube: guide.cube + 1 };
}

/** Moves as they are printed: faces, wide turns, turns of inner layers and of the whole cube. A 7x7 solved and written again takes 900. */
const ALG = /^(?:(?:\d{0,2}(?:-\d{1,2})?[URFDLB]w?|[xyz])[2']?(?: |$)){0,2000}$/;
const FACELETS = /^[URFDLB]{24,294}$/;

/** A guide from the browser's storage, which may have been tampered with. */
export function parseGuide(data: unknown): Guide | undefined {
  if (!isRecord(data) || typeof data.text !== "string" || !Array.isArray(data.cubes)) return undefined;
  const cubes = data.cubes.filter((alg) => typeof alg === "string" && ALG.test(alg));
  const step = STEPS.find((each) => each === data.step);
  const { cube, made, text } = data;
  if (cubes.length !== data.cubes.length || !step || !isCount(cube) || cube >= cubes.length || !isCount(made))
    return undefined;
  const guide: Guide = { text, cubes, cube, step, made, way: parseWay(data.way), seen: data.seen };
  return made <= movesOf(guide).length ? guide : undefined;
}

function parseWay(data: unknown): Way | undefined {
  if (!isRecord(data) || typeof data.alg !== "string" || typeof data.from !== "string") return undefined;
  if (!ALG.test(data.alg) || !FACELETS.test(data.from)) return undefined;
  const way = { alg: data.alg, from: data.from };
  return Array.isArray(data.stages) && data.stages.every(isStage)
    ? { ...way, stages: data.stages.map(({ id, end }) => ({ id, end })) }
    : way;
}

function isStage(data: unknown): data is Stage {
  return isRecord(data) && typeof data.id === "string" && isCount(data.end);
}

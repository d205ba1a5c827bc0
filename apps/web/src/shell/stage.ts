/**
 * The cube on the stage: one for all pages, and the last few to come back to. A value, kept over a reload; what a page does with the cube is
 * the page's (`PagePlan.stage`).
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { PAGES, type PageName } from "./pages.ts";
import { isRecord, isText, readStored, store } from "./storage.ts";

export interface StagedCube {
  /** 6n² letters U R F D L B, `?` where a sticker is not known. */
  readonly facelets: string;
  /** What it says, once it was read or written. */
  readonly says?: string | undefined;
}

export interface Stage {
  readonly cube: StagedCube | undefined;
  /** The page that put it there. */
  readonly from: PageName | undefined;
  /** Earlier ones, the latest first, none twice and without the present one. */
  readonly recent: readonly StagedCube[];
}

export const EMPTY_STAGE: Stage = { cube: undefined, from: undefined, recent: [] };

const MAX_RECENT = 6;
/** A 33x33. */
const MAX_FACELETS = 6534;
/** What a cube says is at most this long in its name. */
const MAX_NAME = 80;

/** Layers of the cube that has these stickers; no whole number if none has so many. */
export function sizeOf(facelets: string): number {
  return Math.sqrt(facelets.length / 6);
}

/** Nothing but centers: a size, and no cube yet. */
export function isBlankCube(facelets: string): boolean {
  return facelets.replaceAll("?", "").length <= 6;
}

/**
 * The stage with a cube of a page. Strokes, turns and letters that follow one another on a page change one cube; what is kept to come back
 * to is the last of each page, and whatever was read.
 */
export function withCube(stage: Stage, from: PageName, cube: StagedCube): Stage {
  const { cube: before, recent } = stage;
  if (before?.facelets === cube.facelets)
    return { ...stage, from, cube: { ...cube, says: cube.says ?? before.says } };
  const isOther = stage.from !== from || (before?.says !== undefined && from !== "write");
  const says = cube.says ?? recent.find(({ facelets }) => facelets === cube.facelets)?.says;
  const next = { from, cube: { ...cube, says }, recent };
  return withRecent(next, before && isOther ? before : undefined);
}

/** The stage with one more cube to come back to; one with stickers missing is not kept. */
export function withRecent(stage: Stage, cube: StagedCube | undefined): Stage {
  const kept = cube && !cube.facelets.includes("?") ? [cube] : [];
  const others = stage.recent.filter(({ facelets }) => facelets !== cube?.facelets);
  const recent = [...kept, ...others].filter(({ facelets }) => facelets !== stage.cube?.facelets);
  return { ...stage, recent: recent.slice(0, MAX_RECENT) };
}

/** What the cube with these stickers says, wherever it is. */
export function withName(stage: Stage, facelets: string, says: string): Stage {
  const named = (cube: StagedCube) =>
    cube.facelets === facelets ? { ...cube, says: says.slice(0, MAX_NAME) } : cube;
  return { ...stage, cube: stage.cube && named(stage.cube), recent: stage.recent.map(named) };
}

/** A stage from the browser's storage, checked. */
export function parseStage(data: unknown): Stage {
  if (!isRecord(data)) return EMPTY_STAGE;
  const recent = Array.isArray(data.recent) ? data.recent.flatMap((each) => parseCube(each) ?? []) : [];
  return {
    cube: parseCube(data.cube),
    from: PAGES.find((name) => name === data.from),
    recent: recent.slice(0, MAX_RECENT),
  };
}

function parseCube(data: unknown): StagedCube | undefined {
  if (!isRecord(data) || !isText(data.facelets, MAX_FACELETS)) return undefined;
  const { facelets, says } = data;
  const size = sizeOf(facelets);
  if (!Number.isInteger(size) || size < 2 || !/^[URFDLB?]+$/.test(facelets)) return undefined;
  return { facelets, says: isText(says, MAX_NAME) ? says : undefined };
}

const KEY = "stage";
const current = signal<Stage>(parseStage(readStored(KEY)));
export const stage: ReadonlySignal<Stage> = current;

function change(next: Stage): void {
  if (next === current.peek()) return;
  current.value = next;
  store(KEY, next);
}

export function putOnStage(from: PageName, cube: StagedCube): void {
  change(withCube(current.peek(), from, cube));
}

/** A cube that a page shows no longer, because another one was brought along. */
export function keepForLater(cube: StagedCube): void {
  change(withRecent(current.peek(), cube));
}

export function nameOnStage(facelets: string, says: string): void {
  change(withName(current.peek(), facelets, says));
}

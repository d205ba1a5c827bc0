/** What the Explore page shows: an algorithm on a cube, or a virtual cube. */

import { type Signal, signal } from "@preact/signals";
import { blankCube } from "../../cubes/solved.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { isBlankCube, type StagedCube, sizeOf } from "../../shell/stage.ts";
import { type CubeLog, faceletsOfLog, freshCube, MAX_DRAWN_SIZE, parseLog } from "./cube-log.ts";

export const REPORT_TABS = ["why", "cycles", "facts", "proof"] as const;
/** What of the report is open; it stays when the algorithm changes. */
export const tab: Signal<(typeof REPORT_TABS)[number]> = signal("why");

export const VIEWS = ["alg", "cube"] as const;
type ExploreView = (typeof VIEWS)[number];

export interface ExploreRecord {
  readonly view: ExploreView;
  readonly alg: string;
  /** Layers of the cube that the algorithm is applied to. */
  readonly size: number;
  readonly cube: CubeLog;
}

const INITIAL: ExploreRecord = { view: "alg", alg: "R U", size: 3, cube: freshCube(3) };
const MAX_ALG_LENGTH = 3000;

function isSize(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) <= MAX_DRAWN_SIZE;
}

function parseRecord(data: unknown): ExploreRecord | undefined {
  const { view, alg, size, cube } = (data ?? {}) as Partial<Record<keyof ExploreRecord, unknown>>;
  const known = VIEWS.find((one) => one === view);
  const log = parseLog(cube);
  if (!known || typeof alg !== "string" || alg.length > MAX_ALG_LENGTH || !isSize(size) || !log)
    return undefined;
  return { view: known, alg, size, cube: log };
}

function fromLink({ view, alg, size, facelets, setup, moves }: Parameters): ExploreRecord | undefined {
  const layers = size === undefined ? 3 : Number(size);
  if (!isSize(layers)) return undefined;
  if (view === "cube") {
    const cube = parseLog({ size: layers, start: facelets, setup: setup ?? "", moves: moves ?? "" });
    return cube && { ...INITIAL, view: "cube", cube };
  }
  return alg === undefined || alg.length > MAX_ALG_LENGTH ? undefined : { ...INITIAL, alg, size: layers };
}

export function toLink({ view, alg, size, cube }: ExploreRecord): Parameters {
  if (view === "cube") {
    const { size, start = "", setup, moves } = cube;
    return { view, size: String(size), facelets: start, setup, moves };
  }
  return { alg, size: String(size) };
}

export const record = pageRecord("explore", {
  initial: INITIAL,
  parse: parseRecord,
  fromLink,
  toLink,
  stage: { cubeOf, withCube },
});

/** A solved cube that nobody has turned is none yet. */
function cubeOf({ cube: log }: ExploreRecord): StagedCube {
  const isFresh = log.start === undefined && log.setup === "" && log.moves === "";
  return { facelets: isFresh ? blankCube(log.size) : faceletsOfLog(log) };
}

/** The virtual cube is the one that was brought along, if all its stickers are known. */
function withCube(record: ExploreRecord, { facelets }: StagedCube): ExploreRecord | undefined {
  const size = sizeOf(facelets);
  if (isBlankCube(facelets)) return { ...record, cube: freshCube(size) };
  const cube = parseLog({ size, start: facelets });
  return cube && { ...record, view: "cube", cube };
}

export function takeCube(cube: StagedCube): void {
  const next = withCube(record.value.peek(), cube);
  if (next) record.set(next);
}

export function change(part: Partial<ExploreRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}

/** What the Explore page shows: an algorithm on a cube, or a virtual cube. */

import { type Signal, signal } from "@preact/signals";
import { blankCube } from "../../cubes/solved.ts";
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { isBlankCube, type StagedCube, sizeOf } from "../../shell/stage.ts";
import { isIn, isText } from "../../shell/storage.ts";
import { type CubeLog, faceletsOfLog, freshCube, MAX_DRAWN_SIZE, parseLog } from "./cube-log.ts";

export const REPORT_TABS = ["why", "cycles", "facts", "proof"] as const;
/** What of the report is open; it stays when the algorithm changes. */
export const tab: Signal<(typeof REPORT_TABS)[number]> = signal("why");

export const VIEWS = ["alg", "cube"] as const;

export interface ExploreRecord {
  readonly view: (typeof VIEWS)[number];
  readonly alg: string;
  /** Layers of the cube that the algorithm is applied to. */
  readonly size: number;
  readonly cube: CubeLog;
}

/** Algorithms worth a look, each on its cube. Orders from the notes of the order room's tests. */
export const EXAMPLES = [
  { alg: "R U", size: 3, order: 105 },
  { alg: "R U R' U'", size: 3, order: 6 },
  { alg: "R U R' U R U2 R'", size: 3, order: 6 },
  { alg: "M E S", size: 3, order: 4 },
  { alg: "R U2 D' B D'", size: 3, order: 1260 },
  { alg: "E Rw2 Fw' Fw U L' S2", size: 3, order: 2520 },
  { alg: "R U", size: 2, order: 15 },
  { alg: "2R U", size: 4, order: 20 },
  { alg: "3Rw 2U", size: 7, order: 560 },
];

const INITIAL: ExploreRecord = { view: "alg", alg: "R U", size: 3, cube: freshCube(3) };
export const MAX_ALG_LENGTH = 3000;

function isSize(value: unknown): value is number {
  return isIn(value, 2, MAX_DRAWN_SIZE);
}

function parseRecord(data: unknown): ExploreRecord | undefined {
  const { view, alg, size, cube } = (data ?? {}) as Partial<Record<keyof ExploreRecord, unknown>>;
  const known = VIEWS.find((one) => one === view);
  const log = parseLog(cube);
  if (!known || !isText(alg, MAX_ALG_LENGTH) || !isSize(size) || !log) return undefined;
  return { view: known, alg, size, cube: log };
}

function fromLink({ view, alg, size, facelets, setup, moves }: Parameters): ExploreRecord | undefined {
  const layers = size === undefined ? 3 : Number(size);
  if (!isSize(layers)) return undefined;
  if (view === "cube") {
    const cube = parseLog({ size: layers, start: facelets, setup: setup ?? "", moves: moves ?? "" });
    return cube && { ...INITIAL, view: "cube", cube };
  }
  return isText(alg, MAX_ALG_LENGTH) ? { ...INITIAL, alg, size: layers } : undefined;
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

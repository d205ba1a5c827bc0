/** What the Explore page shows: an algorithm on a cube, or a virtual cube. */
import type { Parameters } from "../../shell/link.ts";
import { pageRecord } from "../../shell/page-record.ts";
import { type CubeLog, freshCube, MAX_DRAWN_SIZE, parseLog } from "./cube-log.ts";

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

function fromLink({ view, alg, size, setup, moves }: Parameters): ExploreRecord | undefined {
  const layers = size === undefined ? 3 : Number(size);
  if (!isSize(layers)) return undefined;
  if (view === "cube") {
    const cube = parseLog({ size: layers, setup: setup ?? "", moves: moves ?? "" });
    return cube && { ...INITIAL, view: "cube", cube };
  }
  return alg === undefined || alg.length > MAX_ALG_LENGTH ? undefined : { ...INITIAL, alg, size: layers };
}

export function toLink({ view, alg, size, cube }: ExploreRecord): Parameters {
  if (view === "cube") return { view, size: String(cube.size), setup: cube.setup, moves: cube.moves };
  return { alg, size: String(size) };
}

export const record = pageRecord("explore", { initial: INITIAL, parse: parseRecord, fromLink, toLink });

export function change(part: Partial<ExploreRecord>, merge = ""): void {
  record.set({ ...record.value.peek(), ...part }, { merge });
}

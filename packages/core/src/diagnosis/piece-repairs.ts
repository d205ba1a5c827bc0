/**
 * Repairs with a screwdriver: an assembly outside the reachable class gets there by twisting one corner, flipping one
 * edge, swapping two pieces, or several of these. The stickers never tell which piece it was, so all are listed.
 */
import { cubeGeometry, ROTATION_COUNT } from "../geometry/index.ts";
import type { RepairKind } from "./fault.ts";
import { coreClass } from "./legality.ts";
import {
  likelyHeld,
  type PieceOrbit,
  type PieceTables,
  placeAsHeld,
  turnedUpright,
  wholeOrbit,
} from "./piece-orbits.ts";

export interface PieceRepair {
  readonly kind: RepairKind;
  readonly colors: Uint8Array;
  /** Names of the places whose pieces are taken out. */
  readonly places: readonly string[];
}

/** The corners and edges of an upright cube by code, and which of their places were touched (edges after corners). */
interface Pieces {
  readonly corners: readonly number[];
  readonly edges: readonly number[];
  readonly touched: readonly number[];
}

type Step = (pieces: Pieces) => Pieces[];

/** More repairs than anyone reads; only the likeliest combinations are kept at each step. */
const MAX_COUNT = 100;

/** All single repairs of the core, or if several laws are broken, the best combinations; none unless it is an assembly. */
export function pieceRepairs(tables: PieceTables, colors: Uint8Array): PieceRepair[] {
  const broken = coreClass(tables, colors);
  if (broken <= 0) return [];
  const held = likelyHeld(tables, colors);
  const upright = turnedUpright(tables.size, colors, held);
  const start: Pieces = {
    corners: wholeOrbit(tables.corners, upright)!,
    edges: tables.edges ? wholeOrbit(tables.edges, upright)! : [],
    touched: [],
  };
  const [twist, flip, parity] = [broken >> 2, (broken >> 1) & 1, broken & 1];
  const single = Number(twist > 0) + flip + parity === 1;
  const steps: Step[] = [];
  if (parity > 0) steps.push(single ? bestSwaps : allSwaps);
  if (twist > 0) steps.push((pieces) => twists(pieces, 3 - twist));
  if (flip > 0) steps.push(flips);
  let mended: Pieces[] = [start];
  for (const step of steps) mended = likeliest(mended.flatMap(step));
  const kind = !single ? "several" : twist > 0 ? "twist-corner" : flip > 0 ? "flip-edge" : "swap-pieces";
  return mended.map((pieces) => ({
    kind,
    colors: shown(tables, colors, held, pieces),
    places: [...new Set(pieces.touched)].map((touched) => {
      const count = tables.corners.count;
      const [piece, place] =
        touched < count ? ([tables.corners, touched] as const) : ([tables.edges!, touched - count] as const);
      return placeAsHeld(tables.size, piece, place, held).name;
    }),
  }));
}

/** If there are very many, those that leave the most pieces at home. */
function likeliest(found: Pieces[]): Pieces[] {
  if (found.length <= MAX_COUNT) return found;
  const scored = found.map((pieces) => ({ pieces, home: atHome(pieces) }));
  scored.sort((a, b) => b.home - a.home);
  return scored.slice(0, MAX_COUNT).map(({ pieces }) => pieces);
}

function twists({ corners, edges, touched }: Pieces, amount: number): Pieces[] {
  return corners.map((code, place) => ({
    corners: corners.with(place, turned(code, amount, 3)),
    edges,
    touched: [...touched, place],
  }));
}

function flips({ corners, edges, touched }: Pieces): Pieces[] {
  return edges.map((code, place) => ({
    corners,
    edges: edges.with(place, turned(code, 1, 2)),
    touched: [...touched, corners.length + place],
  }));
}

/** Every pair of corners in three ways, and of edges in two; the sums stay as they are. */
function allSwaps(pieces: Pieces): Pieces[] {
  return swapsByPair(pieces).flat();
}

/** Each pair once: in the way that leaves the most pieces at home, then the one that changes the fewest stickers. */
function bestSwaps(pieces: Pieces): Pieces[] {
  return swapsByPair(pieces).map((ways) =>
    ways.reduce((best, way) => (atHome(way) > atHome(best) ? way : best)),
  );
}

function swapsByPair({ corners, edges, touched }: Pieces): Pieces[][] {
  const found: Pieces[][] = [];
  const swapsOf = (codes: readonly number[], orientations: number, offset: number) => {
    for (let a = 0; a < codes.length; a++)
      for (let b = 0; b < a; b++)
        found.push(
          Array.from({ length: orientations }, (_, turn) => {
            const swapped = codes
              .with(a, turned(codes[b], turn, orientations))
              .with(b, turned(codes[a], orientations - turn, orientations));
            const now = offset === 0 ? { corners: swapped, edges } : { corners, edges: swapped };
            return { ...now, touched: [...touched, offset + b, offset + a] };
          }),
        );
  };
  swapsOf(corners, 3, 0);
  swapsOf(edges, 2, corners.length);
  return found;
}

function turned(code: number, amount: number, orientations: number): number {
  const orientation = code % orientations;
  return code - orientation + ((orientation + amount) % orientations);
}

function atHome({ corners, edges }: Pieces): number {
  let count = 0;
  for (let place = 0; place < corners.length; place++) if (corners[place] === place * 3) count++;
  for (let place = 0; place < edges.length; place++) if (edges[place] === place * 2) count++;
  return count;
}

function shown(tables: PieceTables, colors: Uint8Array, held: number, pieces: Pieces): Uint8Array {
  const { faceletImage } = cubeGeometry(tables.size);
  const result = colors.slice();
  const write = ({ width, facelets, stickers }: PieceOrbit, codes: readonly number[]) => {
    codes.forEach((code, place) => {
      for (let k = 0; k < width; k++)
        result[faceletImage[facelets[place * width + k] * ROTATION_COUNT + held]] =
          stickers[code * width + k];
    });
  };
  write(tables.corners, pieces.corners);
  if (tables.edges) write(tables.edges, pieces.edges);
  return result;
}

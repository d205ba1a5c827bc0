/**
 * Faces that were written down rotated or in another order. All 4⁶ ways of rotating them back are tried, face by face; a
 * branch ends as soon as a piece on the faces chosen so far cannot exist or occurs twice.
 */
import { FACES, turnedSources } from "../geometry/index.ts";
import { countColors, isLegal } from "./legality.ts";
import { colorKey, type PieceOrbit, type PieceTables, pieceOrbits } from "./piece-orbits.ts";

export interface FaceRepair {
  readonly colors: Uint8Array;
  /** By how many clockwise quarters faces were rotated when written down; only faces that were. */
  readonly quarters: Readonly<Record<string, number>>;
  /** True if the faces had to be reordered first. */
  readonly reordered: boolean;
}

/** The search stops here; random cubes have one such repair, and only very regular ones more. */
const MAX_COUNT = 24;

/** Every way of rotating faces back (or else of ordering them by their centers and rotating them) that gives a legal cube. */
export function faceRepairs(tables: PieceTables, colors: Uint8Array): FaceRepair[] {
  const { size } = tables;
  const counts = countColors(colors, colors.keys());
  if (counts.some((count, color) => count !== (color < 6 ? size * size : 0))) return [];
  const turnedBack = turnings(tables, colors);
  if (turnedBack.length > 0) return turnedBack.map((repair) => ({ ...repair, reordered: false }));
  const ordered = inOrder(tables, colors);
  return ordered ? turnings(tables, ordered).map((repair) => ({ ...repair, reordered: true })) : [];
}

/** Each face block moved to the face whose center it has; undefined if that moves nothing or is impossible. */
function inOrder({ size, fixedCenters }: PieceTables, colors: Uint8Array): Uint8Array | undefined {
  if (!fixedCenters) return undefined;
  const centers = Array.from(fixedCenters, (facelet) => colors[facelet]);
  if (new Set(centers).size < 6 || centers.every((color, face) => color === face)) return undefined;
  const area = size * size;
  const ordered = new Uint8Array(colors.length);
  centers.forEach((color, face) => {
    ordered.set(colors.subarray(face * area, (face + 1) * area), color * area);
  });
  return ordered;
}

function turnings(tables: PieceTables, colors: Uint8Array): Omit<FaceRepair, "reordered">[] {
  const { size } = tables;
  const sources = turnedSources(size);
  const orbits = pieceOrbits(tables);
  const readyPlaces = placesByLastFace(orbits, size);
  const choices = FACES.map((_, face) => differentTurns(colors, sources, face, size));
  const chosen = new Array<number>(6).fill(0);
  const found: Omit<FaceRepair, "reordered">[] = [];

  function turnFace(face: number, used: Int32Array): void {
    if (found.length >= MAX_COUNT) return;
    if (face === 6) {
      const turned = colors.map((_, facelet) => colorAt(facelet));
      if (isLegal(tables, turned)) found.push({ colors: turned, quarters: writtenQuarters(chosen) });
      return;
    }
    for (const quarters of choices[face]) {
      chosen[face] = quarters;
      const then = used.slice();
      if (readyPlaces[face].every(([orbit, place]) => takePiece(orbits[orbit], place, then, orbit)))
        turnFace(face + 1, then);
    }
  }
  function colorAt(facelet: number): number {
    return colors[sources[chosen[Math.floor(facelet / (size * size))]][facelet]];
  }
  function takePiece(piece: PieceOrbit, place: number, used: Int32Array, orbit: number): boolean {
    const { facelets, width, codeOf, orientations } = piece;
    const first = place * width;
    const last = width === 3 ? colorAt(facelets[first + 2]) : 0;
    const code = codeOf[colorKey(colorAt(facelets[first]), colorAt(facelets[first + 1]), last)];
    const bit = 1 << Math.floor(code / orientations);
    if (code < 0 || used[orbit] & bit) return false;
    used[orbit] |= bit;
    return true;
  }
  turnFace(0, new Int32Array(orbits.length));
  return found.sort((a, b) => Object.keys(a.quarters).length - Object.keys(b.quarters).length);
}

/** The rotations of a face that show different pictures; a face of one color needs no trials. */
function differentTurns(
  colors: Uint8Array,
  sources: readonly Uint16Array[],
  face: number,
  size: number,
): number[] {
  const area = size * size;
  const same = (quarters: number) => {
    for (let facelet = face * area; facelet < (face + 1) * area; facelet++)
      if (colors[sources[quarters][facelet]] !== colors[facelet]) return false;
    return true;
  };
  if (same(1)) return [0];
  return same(2) ? [0, 1] : [0, 1, 2, 3];
}

/** readyPlaces[face]: the places of pieces whose last sticker, in the order of faces, is on that face. */
function placesByLastFace(orbits: readonly PieceOrbit[], size: number): [orbit: number, place: number][][] {
  const ready: [number, number][][] = FACES.map(() => []);
  orbits.forEach(({ facelets, width, count }, orbit) => {
    for (let place = 0; place < count; place++) {
      const last = Math.max(...facelets.subarray(place * width, (place + 1) * width));
      ready[Math.floor(last / (size * size))].push([orbit, place]);
    }
  });
  return ready;
}

/** Rotated back by q means written down rotated by 4 − q. */
function writtenQuarters(turnedBack: readonly number[]): Record<string, number> {
  const quarters: Record<string, number> = {};
  turnedBack.forEach((q, face) => {
    if (q > 0) quarters[FACES[face]] = 4 - q;
  });
  return quarters;
}

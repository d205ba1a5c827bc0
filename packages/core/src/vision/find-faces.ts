/**
 * Finds the faces of a cube in a picture: blobs, lattices of blobs, and in each lattice the n × n window that explains it best. A few
 * blobs may be missing (a finger, a logo, glare) and a few may be extra (the background); windows are scored by both.
 */

import { atOnce, type Portions } from "../portions.ts";
import { checkOptions } from "../result.ts";
import { findBlobs, uniqueBlobs } from "./blobs.ts";
import { checkFrame, type Frame, type ReducedFrame, reducedFrame } from "./frame.ts";
import { cellEvidence, gridEvidence, refinedGrid, type SampledFace, sampleFace, sumOf } from "./grid.ts";
import {
  besideCorners,
  enlarged,
  fitHomography,
  type Homography,
  moved,
  type Point,
  project,
  squareOf,
  thirdCorners,
} from "./homography.ts";
import { findLattices, fitLattice, type LatticeBlob } from "./lattice.ts";

export const MIN_SEEN_SIZE = 2;
export const MAX_SEEN_SIZE = 7;

/** A face in a picture: its layers, its four corners in pixels, the colors of its stickers. */
export interface FoundFace extends SampledFace {
  readonly size: number;
  /** Its four corners in the picture, in pixels, clockwise from the sticker that comes first. */
  readonly corners: readonly Point[];
  /** The area in square pixels of the picture. */
  readonly area: number;
  /** How well the window explains what is visible: roughly the number of stickers seen with certainty. */
  readonly score: number;
}

/** What is known about the pictures. */
export interface FindOptions {
  /** Layers of the cube, when they are known. */
  readonly size?: number;
  /** Whether a corner with its three faces is shown: then those beside a face are looked for more thoroughly. */
  readonly isCorner?: boolean;
}

/**
 * The faces that a picture may show, of every size, best first.
 *
 * @throws TypeError for anything but a picture or an unknown option.
 * @example findFaces({ width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) }).length; // → 0
 */
export function findFaces(frame: Frame, options: FindOptions = {}): FoundFace[] {
  checkFrame(frame);
  checkOptions(options, { size: true, isCorner: true });
  return atOnce(findFacesSteps(frame, options));
}

/** `findFaces` in portions. */
export function* findFacesSteps(
  frame: Frame,
  { size, isCorner = false }: FindOptions = {},
): Portions<FoundFace[]> {
  const reduced = reducedFrame(frame);
  yield;
  const blobs = findBlobs(reduced);
  yield;
  const lattices = findLattices(uniqueBlobs(blobs));
  const windows: Window[] = [];
  for (const lattice of lattices) {
    yield;
    const toPicture = fitLattice(lattice);
    if (toPicture) windows.push(...windowsOf(reduced, lattice, toPicture, size));
  }
  windows.sort((a, b) => b.score - a.score);
  const found: FoundFace[] = [];
  for (const [rank, window] of windows.slice(0, MAX_FACES).entries()) {
    yield;
    const face = faceOf(window, frame, reduced, rank < MAX_REFINED);
    if (face) found.push(face);
  }
  yield;
  found.push(...cornerFaces(found, frame, reduced, isCorner));
  return found.sort((a, b) => b.score - a.score);
}

/**
 * Two faces that share an edge leave two places for a third one next to both. Returns those that are visible, and, in
 * the view of a corner, also a second one beside the only one that was found.
 */
function cornerFaces(
  found: readonly FoundFace[],
  frame: Frame,
  reduced: ReducedFrame,
  isCorner: boolean,
): FoundFace[] {
  const [best] = found;
  if (!best) return [];
  const faceAt = (corners: readonly Point[]) => {
    const toReduced = fitHomography(
      squareOf(best.size),
      corners.map(({ x, y }) => ({
        x: (x + 0.5) / reduced.scale - 0.5,
        y: (y + 0.5) / reduced.scale - 0.5,
      })),
    );
    const face = toReduced && faceOf({ size: best.size, toReduced, score: 0 }, frame, reduced, true);
    return face && face.score > 0 ? [face] : [];
  };
  const beside = facesApart(
    found.filter(
      ({ size, score, area }) =>
        size === best.size && score > BESIDE * size * size && area > BESIDE * best.area,
    ),
  );
  const added: FoundFace[] = [];
  if (isCorner && beside.length === 1) {
    const [second] = besideCorners(beside[0].corners)
      .flatMap(faceAt)
      .sort((a, b) => b.score - a.score);
    if (second) {
      added.push(second);
      beside.push(second);
    }
  }
  if (beside.length === 2) added.push(...thirdCorners(beside[0].corners, beside[1].corners).flatMap(faceAt));
  return added;
}

/** The fractions of its stickers, and of the larger face next to it, that a face at a corner must show. */
const BESIDE = 0.35;

/** The most faces reported for a picture, and the most whose place is refined. */
const MAX_FACES = 12;
const MAX_REFINED = 3;

/** A lattice laid over the picture: where its columns and rows are, and what each cell shows. */
interface Window {
  readonly size: number;
  readonly toReduced: Homography;
  readonly score: number;
}

/** How many cells beyond the blobs of a lattice are examined, on every side. */
const BEYOND = 2;

/** For each size, the window of a lattice with the most stickers and the fewest gaps. */
function windowsOf(
  frame: Frame,
  lattice: readonly LatticeBlob[],
  toPicture: Homography,
  known: number | undefined,
): Window[] {
  const columns = lattice.map(({ column }) => column);
  const rows = lattice.map(({ row }) => row);
  const [left, top] = [Math.min(...columns) - BEYOND, Math.min(...rows) - BEYOND];
  const width = Math.max(...columns) + BEYOND + 1 - left;
  const height = Math.max(...rows) + BEYOND + 1 - top;
  const evidence = Array.from({ length: width * height }, (_, at) =>
    isBefore(toPicture, left + (at % width), top + Math.floor(at / width))
      ? cellEvidence(frame, toPicture, left + (at % width), top + Math.floor(at / width))
      : -1,
  );
  const all = evidence.reduce((sum, item) => sum + Math.max(0, item), 0);
  const windows: Window[] = [];
  for (let size = known ?? MIN_SEEN_SIZE; size <= (known ?? MAX_SEEN_SIZE); size++) {
    let best: Window | undefined;
    for (let x = 0; x + size <= width; x++)
      for (let y = 0; y + size <= height; y++) {
        let sum = 0;
        let inside = 0;
        for (let row = y; row < y + size; row++)
          for (let column = x; column < x + size; column++) {
            const item = evidence[row * width + column];
            sum += item;
            inside += Math.max(0, item);
          }
        // Stickers next to the window suggest a larger one.
        const score = sum - (all - inside) / 2;
        if (best && score <= best.score) continue;
        best = { size, toReduced: moved(toPicture, left + x, top + y), score };
      }
    if (best && best.score > 0) windows.push(best);
  }
  return windows;
}

/** Whether a cell is in front of the camera, and not so far out that perspective flips over. */
function isBefore(h: Homography, column: number, row: number): boolean {
  const depth = (x: number, y: number) => h[6] * x + h[7] * y + 1;
  return (
    Math.min(depth(column, row), depth(column + 1, row), depth(column, row + 1), depth(column + 1, row + 1)) >
    0.3
  );
}

function faceOf(
  { size, toReduced: first, score }: Window,
  frame: Frame,
  reduced: ReducedFrame,
  mayMove: boolean,
): FoundFace | undefined {
  let toReduced = first;
  if (!isSeenFromFront(toReduced, size)) return undefined;
  let evidence = gridEvidence(reduced, toReduced, size);
  let gained = 0;
  if (mayMove && score < CLEAR * size * size && size <= MAX_MOVED) {
    const before = score === 0 ? 0 : sumOf(evidence);
    toReduced = refinedGrid(reduced, toReduced, size);
    if (!isSeenFromFront(toReduced, size)) return undefined;
    evidence = gridEvidence(reduced, toReduced, size);
    gained = sumOf(evidence) - before;
  }
  const toPicture = enlarged(toReduced, reduced.scale);
  const corners = squareOf(size).map(({ x, y }) => project(toPicture, x, y));
  return {
    ...sampleFace(frame, toPicture, size, evidence),
    size,
    corners,
    area: areaOf(corners),
    score: score + gained,
  };
}

/** A face of which this fraction is seen needs no refinement; nor does a large one, whose many blobs hold it in place. */
const CLEAR = 0.85;
const MAX_MOVED = 5;

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length];
    twice += x * next.y - next.x * y;
  });
  return Math.abs(twice) / 2;
}

/** Whether the corners are in order around the face, and all in front of the camera. */
function isSeenFromFront(h: Homography, size: number): boolean {
  const depths = [h[8], h[6] * size + h[8], h[7] * size + h[8], (h[6] + h[7]) * size + h[8]];
  return depths.every((depth) => depth > 0.2) && Math.max(...depths) / Math.min(...depths) < 2.5;
}

/** The best of the faces that overlap: those that a picture shows side by side. */
export function facesApart(faces: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of faces) {
    const isApart = kept.every(
      (other) => !isInside(middleOf(face), other) && !isInside(middleOf(other), face),
    );
    if (isApart) kept.push(face);
  }
  return kept;
}

function middleOf({ corners }: FoundFace): Point {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
}

function isInside({ x, y }: Point, { corners }: FoundFace): boolean {
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % corners.length];
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0;
  });
}

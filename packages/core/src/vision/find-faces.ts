/**
 * Faces of a cube in a picture: blobs, lattices of blobs, and in each lattice the n × n window that explains it best. A few blobs may be
 * missing (a finger, a logo, glare) and a few may be too many (the background): windows are scored by both.
 */
import { type BlobOptions, findBlobs, uniqueBlobs } from "./blobs.ts";
import { type Frame, reducedFrame } from "./frame.ts";
import { fitHomography, type Homography, type Point, project } from "./homography.ts";
import { findLattices, type LatticeBlob } from "./lattice.ts";
import { type SampledFace, sampleFace } from "./sample.ts";

export const MIN_SEEN_SIZE = 2;
export const MAX_SEEN_SIZE = 7;

export interface FoundFace extends SampledFace {
  readonly size: number;
  /** Its four corners in the picture, in pixels, clockwise from the sticker that comes first. */
  readonly corners: readonly Point[];
  /** How well the window explains what is seen: about the number of stickers seen for certain. */
  readonly score: number;
}

export interface FindOptions {
  /** Layers of the cube, when they are known. */
  readonly size?: number;
}

/** From faint edges to strong ones; each pass sees what the others run together or break apart. */
const PASSES: readonly BlobOptions[] = [
  { step: 10, range: 26 },
  { step: 22, range: 48 },
];

/** The faces that a picture may show, of every size, the best first. */
export function findFaces(frame: Frame, { size }: FindOptions = {}): FoundFace[] {
  const reduced = reducedFrame(frame);
  const found: FoundFace[] = [];
  const blobs = uniqueBlobs(PASSES.flatMap((pass) => findBlobs(reduced, pass)));
  for (const lattice of findLattices(blobs))
    for (const window of windowsOf(lattice, size)) {
      const face = faceOf(window, frame, reduced.scale);
      if (face) found.push(face);
    }
  return found.sort((a, b) => b.score - a.score);
}

interface Window {
  readonly size: number;
  readonly blobs: readonly LatticeBlob[];
  readonly score: number;
}

/** For each size the window of a lattice that has most of its blobs; those that miss more than they have are left out. */
function windowsOf(lattice: readonly LatticeBlob[], known: number | undefined): Window[] {
  const windows: Window[] = [];
  const columns = lattice.map(({ column }) => column);
  const rows = lattice.map(({ row }) => row);
  for (let size = known ?? MIN_SEEN_SIZE; size <= (known ?? MAX_SEEN_SIZE); size++) {
    let best: Window | undefined;
    for (let left = Math.min(...columns) - 1; left <= Math.max(...columns); left++)
      for (let top = Math.min(...rows) - 1; top <= Math.max(...rows); top++) {
        const inside = lattice.filter(
          ({ column, row }) => column >= left && column < left + size && row >= top && row < top + size,
        );
        // Blobs that stand beside the window speak for a larger one; places without a blob for a smaller one.
        const score = inside.length - (size * size - inside.length) - (lattice.length - inside.length) / 2;
        if (inside.length < 4 || inside.length * 2 < size * size || (best && score <= best.score)) continue;
        best = {
          size,
          score,
          blobs: inside.map(({ column, row, blob }) => ({ column: column - left, row: row - top, blob })),
        };
      }
    if (best) windows.push(best);
  }
  return windows;
}

function faceOf({ size, blobs, score }: Window, frame: Frame, scale: number): FoundFace | undefined {
  const toPicture = fitHomography(
    blobs.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 })),
    blobs.map(({ blob }) => ({ x: (blob.x + 0.5) * scale - 0.5, y: (blob.y + 0.5) * scale - 0.5 })),
  );
  if (!toPicture || !isSeenFromFront(toPicture, size)) return undefined;
  const misfit = misfitOf(toPicture, blobs, scale);
  if (misfit > 0.15) return undefined;
  const seen = new Uint8Array(size * size);
  for (const { column, row } of blobs) seen[row * size + column] = 1;
  const corners = [
    project(toPicture, 0, 0),
    project(toPicture, size, 0),
    project(toPicture, size, size),
    project(toPicture, 0, size),
  ];
  const areas = blobs.map(({ blob }) => blob.area).sort((a, b) => a - b);
  const unevenness = Math.log(areas[areas.length - 1] / areas[0]);
  return {
    ...sampleFace(frame, toPicture, size, seen),
    size,
    corners,
    score: score * (1 - 2 * misfit) * Math.exp(-unevenness / 4),
  };
}

/** Mean distance of blobs from where the face has them, in stickers. */
function misfitOf(toPicture: Homography, blobs: readonly LatticeBlob[], scale: number): number {
  let sum = 0;
  for (const { column, row, blob } of blobs) {
    const at = project(toPicture, column + 0.5, row + 0.5);
    sum += Math.hypot(at.x / scale - blob.x, at.y / scale - blob.y) / Math.sqrt(blob.area);
  }
  return sum / blobs.length;
}

/** Whether the corners are in order around the face, and all in front of the camera. */
function isSeenFromFront(h: Homography, size: number): boolean {
  const depths = [h[8], h[6] * size + h[8], h[7] * size + h[8], (h[6] + h[7]) * size + h[8]];
  return depths.every((depth) => depth > 0.2) && Math.max(...depths) / Math.min(...depths) < 2.5;
}

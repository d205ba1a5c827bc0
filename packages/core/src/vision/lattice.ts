/**
 * Blobs in rows and columns. A lattice grows from a blob and two neighbors, at right angles in the blob's own slanted
 * frame. The next blob is looked for where it is expected, and its actual step is used from there on, so that the
 * lattice follows the perspective.
 */
import type { Blob } from "./blobs.ts";
import { fitHomography, type Homography, project } from "./homography.ts";

export interface LatticeBlob {
  readonly column: number;
  readonly row: number;
  readonly blob: Blob;
}

/**
 * Distances between neighbors, in standard deviations of the blob: √12 = 3.46 for squares that touch, 4.6 with borders
 * of a third of a sticker. A patch may be smaller than its sticker, so a little more.
 */
const NEAREST = 3.2;
const FARTHEST = 5.6;
/** How far the next blob may be from where it is expected, in steps. */
const SLACK = 0.28;
/** The largest ratio of the areas of neighbors. */
const AREA_RATIO = 2.2;

/** Three at right angles determine where the others should be. */
const FEWEST = 3;
/** How many lattices are examined further. */
const MAX_LATTICES = 6;

/** Lattices of three blobs or more, largest first; each blob is in one of them. */
export function findLattices(blobs: readonly Blob[]): LatticeBlob[][] {
  const used = new Set<Blob>();
  const lattices: LatticeBlob[][] = [];
  const byArea = [...blobs].sort((a, b) => b.area - a.area);
  for (const seed of byArea) {
    if (used.has(seed)) continue;
    let best: LatticeBlob[] = [];
    for (const [right, down] of stepsFrom(seed, blobs)) {
      const grown = grow(seed, right, down, blobs);
      if (grown.length > best.length) best = grown;
    }
    if (best.length < FEWEST) continue;
    for (const { blob } of best) used.add(blob);
    lattices.push(best);
  }
  return lattices.sort((a, b) => b.length - a.length).slice(0, MAX_LATTICES);
}

type Step = readonly [number, number];

/** Pairs of steps to neighbors, the second a quarter turn clockwise (as seen) from the first. */
function stepsFrom(seed: Blob, blobs: readonly Blob[]): [Step, Step][] {
  const determinant = seed.xx * seed.yy - seed.xy * seed.xy;
  const inner = ([ax, ay]: Step, [bx, by]: Step) =>
    (seed.yy * ax * bx - seed.xy * (ax * by + ay * bx) + seed.xx * ay * by) / determinant;
  const steps: { step: Step; length: number }[] = [];
  for (const blob of blobs) {
    if (blob === seed || !alike(blob, seed)) continue;
    const step: Step = [blob.x - seed.x, blob.y - seed.y];
    const length = Math.sqrt(inner(step, step));
    if (length > NEAREST && length < FARTHEST) steps.push({ step, length });
  }
  const pairs: [Step, Step][] = [];
  for (const a of steps)
    for (const b of steps) {
      // Steps to the right and down only: the other three turns give the same lattice.
      if (a.step[0] < Math.abs(a.step[1]) - 1e-9 || a.step[0] * b.step[1] - a.step[1] * b.step[0] <= 0)
        continue;
      const cosine = inner(a.step, b.step) / (a.length * b.length);
      if (Math.abs(cosine) < 0.3 && Math.max(a.length, b.length) / Math.min(a.length, b.length) < 1.3)
        pairs.push([a.step, b.step]);
    }
  return pairs;
}

function alike(a: Blob, b: Blob): boolean {
  return a.area < AREA_RATIO * b.area && b.area < AREA_RATIO * a.area;
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** No cube has more layers than can be read from a picture. */
const REACH = 8;

function grow(seed: Blob, right: Step, down: Step, blobs: readonly Blob[]): LatticeBlob[] {
  interface Node {
    readonly column: number;
    readonly row: number;
    readonly blob: Blob;
    readonly right: Step;
    readonly down: Step;
  }
  const nodes: Node[] = [{ column: 0, row: 0, blob: seed, right, down }];
  const taken = new Set<Blob>([seed]);
  const known = new Set([placeKey(0, 0)]);
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    for (const [dx, dy] of DIRECTIONS) {
      const [column, row] = [node.column + dx, node.row + dy];
      if (known.has(placeKey(column, row)) || Math.abs(column) > REACH || Math.abs(row) > REACH) continue;
      const stepX = dx * node.right[0] + dy * node.down[0];
      const stepY = dx * node.right[1] + dy * node.down[1];
      const blob = nearest(node.blob.x + stepX, node.blob.y + stepY, SLACK * Math.hypot(stepX, stepY), blobs);
      if (!blob || taken.has(blob) || !alike(blob, node.blob)) continue;
      const seen: Step = [(blob.x - node.blob.x) * (dx + dy), (blob.y - node.blob.y) * (dx + dy)];
      // Average with the step just seen, so that one blob that is slightly off does not bend the lattice.
      const mixed = (old: Step): Step => [(old[0] + seen[0]) / 2, (old[1] + seen[1]) / 2];
      nodes.push({
        column,
        row,
        blob,
        right: dx === 0 ? node.right : mixed(node.right),
        down: dy === 0 ? node.down : mixed(node.down),
      });
      taken.add(blob);
      known.add(placeKey(column, row));
    }
  }
  return nodes.map(({ column, row, blob }) => ({ column, row, blob }));
}

function placeKey(column: number, row: number): number {
  return (column + 64) * 128 + row + 64;
}

function nearest(x: number, y: number, slack: number, blobs: readonly Blob[]): Blob | undefined {
  let best: Blob | undefined;
  let least = slack;
  for (const blob of blobs) {
    const away = Math.hypot(blob.x - x, blob.y - y);
    if (away < least) {
      least = away;
      best = blob;
    }
  }
  return best;
}

/** Blobs that are farther from their places than this, in stickers, belong to something else. */
const ASTRAY = 0.16;
/** The weight, in points, that keeps a lattice flat. */
const FLAT = 0.01;

/** From columns and rows (a blob stands in the middle of its cell) to pixels; blobs that do not fit are left out one by one. */
export function fitLattice(lattice: readonly LatticeBlob[]): Homography | undefined {
  const fitting = [...lattice];
  while (fitting.length >= FEWEST) {
    const toPicture = fitHomography(
      fitting.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 })),
      fitting.map(({ blob }) => blob),
      FLAT,
    );
    if (!toPicture) return undefined;
    const astray = fitting.map(({ column, row, blob }) => {
      const at = project(toPicture, column + 0.5, row + 0.5);
      return Math.hypot(at.x - blob.x, at.y - blob.y) / Math.sqrt(blob.area);
    });
    const most = Math.max(...astray);
    if (most < ASTRAY) return toPicture;
    fitting.splice(astray.indexOf(most), 1);
  }
  return undefined;
}

/**
 * A cube turned in front of a camera: looks follow one another, and evidence adds up. A face is accepted once two looks
 * show it. Every further look makes its colors surer, so that moving glare and fingers are outvoted.
 */

import { atOnce } from "../portions.ts";
import { checkThat } from "../result.ts";
import { type FoundFace, facesApart, findFacesSteps, MAX_SEEN_SIZE } from "./find-faces.ts";
import { checkFrame, type Frame } from "./frame.ts";
import { sharedSides } from "./homography.ts";
import { nearest, SAME, type SeenFace, withLooks } from "./seen-face.ts";
import { FACE_COUNT } from "./stickers.ts";

/** What several pictures of one cube have shown: immutable, a new one for each look. */
export interface Scan {
  /** Layers, given beforehand or agreed on by most looks; undefined before the first look. */
  readonly size: number | undefined;
  readonly isSizeKnown: boolean;
  readonly faces: readonly SeenFace[];
  /** Faces that were seen once and are not accepted yet. */
  readonly pending: readonly PendingFace[];
  /** Sides of these faces that one picture showed as one edge of the cube, each as often as it was seen. */
  readonly joints: readonly SharedEdge[];
  /** votes[layers]: stickers seen on cubes of that many layers, as fractions of their faces. */
  readonly votes: readonly number[];
}

/** A face that was seen once, and which of its sides (0 … 3) was one edge with a side of an accepted face. */
export interface PendingFace {
  readonly face: FoundFace;
  readonly edges: readonly SharedEdge[];
}

/** Two sides that are one edge of the cube, each as face · 4 + side (0 … 3, clockwise from the top). */
export type SharedEdge = readonly [number, number];

/** The scan after a picture, and which faces the picture showed. */
export interface Look {
  readonly scan: Scan;
  /**
   * The faces in this picture, best first, with their indices among the scan's faces; −1 for one that is not accepted
   * yet.
   */
  readonly seen: readonly { readonly face: FoundFace; readonly at: number }[];
}

/** The fractions of its stickers that a face must show to count, and of the picture that it must fill. */
const CLEAR = 0.35;
const LARGE = 0.03;
/** How many faces that were seen once are remembered. */
const MAX_PENDING = 8;

export function checkScan(scan: Scan): void {
  checkThat(Array.isArray(scan?.faces), "scan", "a Scan, as newScan() gives it", scan);
}

/**
 * A scan that has seen nothing, for a cube of `size` layers if that is known.
 *
 * @example newScan(3).faces.length; // → 0
 */
export function newScan(size?: number): Scan {
  return {
    size,
    isSizeKnown: size !== undefined,
    faces: [],
    pending: [],
    joints: [],
    votes: new Array<number>(MAX_SEEN_SIZE + 1).fill(0),
  };
}

/**
 * The scan after one more picture.
 *
 * @throws TypeError for anything but a scan and a picture.
 * @example lookAt(newScan(3), { width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) }).seen.length; // → 0
 */
export function lookAt(scan: Scan, frame: Frame): Look {
  checkScan(scan);
  checkFrame(frame);
  return atOnce(lookAtSteps(scan, frame));
}

/**
 * `lookAt` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker stays
 * responsive.
 *
 * @throws TypeError for anything but a scan and a picture.
 * @example
 * const steps = lookAtSteps(newScan(3), { width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) });
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.seen.length; // → 0
 */
export function* lookAtSteps(scan: Scan, frame: Frame): Generator<void, Look> {
  checkScan(scan);
  checkFrame(frame);
  const inPicture = yield* findFacesSteps(frame, scan.isSizeKnown && scan.size ? { size: scan.size } : {});
  const found = inPicture.filter(
    (face) => face.score >= CLEAR * face.size ** 2 && face.area > LARGE * frame.width * frame.height,
  );
  yield;
  // A larger face contains smaller ones, of which nothing is covered: the more stickers, the surer. Of 1,103 looks at faces of 2 … 5 layers
  // in the bench's films 49 were of another size by their share alone, 22 by share times stickers, 20 by this.
  const votes = [...scan.votes];
  const share = (face: FoundFace) => face.score / face.size ** 2;
  const clearness = (face: FoundFace) => share(face) * Math.sqrt(face.score);
  const best = found.reduce<FoundFace | undefined>(
    (a, b) => (a && clearness(a) >= clearness(b) ? a : b),
    undefined,
  );
  if (best) votes[best.size] += share(best);
  const faces = [...scan.faces];
  const waiting = [...scan.pending];
  const joints = [...scan.joints];
  const bySize = votes.flatMap((_, size) => facesApart(found.filter((face) => face.size === size)));
  const matched = bySize.map((face) => {
    const clearest = face === best ? 1 : 0;
    const known = nearest(faces, face);
    if (known && known.difference < SAME) {
      faces[known.at] = withLooks(faces[known.at], [face], 1, known.quarters, clearest);
      return { face, at: known.at, quarters: known.quarters };
    }
    const before = nearest(
      waiting.map((item) => item.face),
      face,
    );
    if (before && before.difference < SAME && isRoom(faces, face.size)) {
      const [first] = waiting.splice(before.at, 1);
      joints.push(...first.edges.map(([side, other]) => [faces.length * 4 + side, other] as const));
      faces.push(withLooks(withLooks(undefined, [first.face], 1, 0), [face], 1, before.quarters, clearest));
      return { face, at: faces.length - 1, quarters: before.quarters };
    }
    return { face, at: -1, quarters: 0 };
  });
  const edges = edgesBetween(bySize).flatMap(([a, b]): SharedEdge[] => [
    [a, b],
    [b, a],
  ]);
  for (const [a, b] of edges) {
    const joint = [sideAfter(a, matched), sideAfter(b, matched)] as const;
    if (a < b && joint[0] >= 0 && joint[1] >= 0) joints.push(joint);
  }
  // The next face is often seen first on the way to it, with the edge that leads to it.
  const pending = matched.flatMap(({ face, at }, own) =>
    at >= 0
      ? []
      : {
          face,
          edges: edges
            .filter(([a]) => a >> 2 === own)
            .map(([a, b]): SharedEdge => [a & 3, sideAfter(b, matched)])
            .filter(([, other]) => other >= 0),
        },
  );
  const size = scan.isSizeKnown ? scan.size : votedSize(votes);
  return {
    scan: {
      ...scan,
      size,
      votes,
      faces,
      pending: [...pending, ...waiting].slice(0, MAX_PENDING),
      joints: joints.slice(-MAX_JOINTS),
    },
    seen: matched.map(({ face, at }) => ({ face, at })),
  };
}

/** The number of shared edges remembered: a few sightings of each of the twelve. */
const MAX_JOINTS = 60;

/** The edges that faces in one picture share, by their places in the list. */
export function edgesBetween(faces: readonly FoundFace[]): SharedEdge[] {
  return faces.flatMap((a, at) =>
    faces.slice(0, at).flatMap((b, other): SharedEdge[] => {
      const shared = a.size === b.size ? sharedSides(a.corners, b.corners) : undefined;
      return shared ? [[at * 4 + shared.side, other * 4 + shared.other]] : [];
    }),
  );
}

/**
 * Where a side is once its face is put, at its place and turned clockwise, into another list; −1 if it is not in that
 * list.
 */
export function sideAfter(
  side: number,
  places: readonly ({ readonly at: number; readonly quarters: number } | undefined)[],
): number {
  const place = places[side >> 2];
  return place && place.at >= 0 ? place.at * 4 + ((side + place.quarters) & 3) : -1;
}

/**
 * More than a cube has, because one face may be accepted twice, and something else may look like a face for a moment.
 */
const MAX_FACES = 4 * FACE_COUNT;

function isRoom(faces: readonly SeenFace[], size: number): boolean {
  return faces.filter((face) => face.size === size).length < MAX_FACES;
}

function votedSize(votes: readonly number[]): number | undefined {
  const most = Math.max(...votes);
  return most > 0 ? votes.indexOf(most) : undefined;
}

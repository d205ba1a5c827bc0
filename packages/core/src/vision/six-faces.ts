/** The six faces of a cube among all that was taken for one: looks at the same face are merged, and what was hardly seen is left out. */

import { checkScan, type Scan, type SharedEdge, sideAfter } from "./scan.ts";
import { compareFaces, SAME, type SeenFace, withLooks } from "./seen-face.ts";
import { FACE_COUNT, type FaceSamples, type Joint } from "./stickers.ts";

/**
 * The six faces (or fewer, if no more were seen) that the scan took.
 *
 * @throws TypeError for anything but a scan.
 * @example scannedFaces(newScan()).length; // → 0
 */
export function scannedFaces(scan: Scan): readonly SeenFace[] {
  checkScan(scan);
  const { faces, size, joints } = scan;
  return size === undefined ? [] : distinctFaces(faces, size, joints);
}

/** Only this many faces, those seen most often, are chosen from, and at most this many choices are made. */
const MAX_CHOSEN_FROM = 9;
const MAX_CHOICES = 8;

/**
 * Other choices of six, if more than six faces were accepted: each leaves some out, first those that were seen least.
 * An edge of the cube may look like a face time and again, and one face may be accepted twice, with and without glare.
 */
export function otherSixFaces({ faces, size, joints }: Scan): readonly (readonly SeenFace[])[] {
  if (size === undefined) return [];
  const timesOf = (at: number) => faces[at].times;
  const byTimes = [...faces.keys()]
    .filter((at) => faces[at].size === size)
    .sort((a, b) => timesOf(b) - timesOf(a));
  const chosenFrom = byTimes.slice(0, MAX_CHOSEN_FROM);
  if (chosenFrom.length <= FACE_COUNT) return [];
  const sum = (places: readonly number[]) => places.reduce((all, at) => all + timesOf(at), 0);
  return subsetsOf(chosenFrom, chosenFrom.length - FACE_COUNT)
    .sort((a, b) => sum(a) - sum(b))
    .slice(0, MAX_CHOICES)
    .map((without) => distinctFaces(faces, size, joints, [...byTimes.slice(MAX_CHOSEN_FROM), ...without]));
}

function subsetsOf(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    subsetsOf(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** A face seen this many times less often than the most frequent one is not considered real. */
const SELDOM = 2;

/**
 * The six faces that differ most; looks at the same face are merged. Edges, and what is left out, are given by index in
 * `faces`.
 */
export function distinctFaces(
  faces: readonly (FaceSamples & { readonly size: number } & Partial<Pick<SeenFace, "looks" | "times">>)[],
  size: number,
  edges: readonly SharedEdge[],
  without: readonly number[] = [],
): SeenFace[] {
  const ofSize = faces.filter((face, at) => face.size === size && !without.includes(at));
  const kept = ofSize.map((face) => withLooks(undefined, face.looks ?? [face], face.times ?? 1, 0));
  const places = faces.map((face) => ({ at: ofSize.indexOf(face), quarters: 0 }));
  while (kept.length > FACE_COUNT) {
    let closest = { a: 0, b: 1, difference: Number.POSITIVE_INFINITY, quarters: 0 };
    for (let a = 0; a < kept.length; a++)
      for (let b = a + 1; b < kept.length; b++) {
        const { difference, quarters } = compareFaces(kept[a], kept[b], size);
        if (difference < closest.difference) closest = { a, b, difference, quarters };
      }
    const times = kept.map((face) => face.times);
    const seldom = times.indexOf(Math.min(...times));
    if (closest.difference > SAME && times[seldom] * SELDOM < Math.max(...times)) {
      // Something seen only for a moment is not a face.
      kept.splice(seldom, 1);
      for (const place of places) if (place.at >= seldom) place.at = place.at === seldom ? -1 : place.at - 1;
      continue;
    }
    const [other] = kept.splice(closest.b, 1);
    kept[closest.a] = withLooks(kept[closest.a], other.looks, other.times, closest.quarters);
    for (const place of places) {
      if (place.at === closest.b) {
        place.at = closest.a;
        place.quarters += closest.quarters;
      } else if (place.at > closest.b) place.at--;
    }
  }
  const sides = edges
    .map(([a, b]) => [sideAfter(a, places), sideAfter(b, places)])
    .filter(([a, b]) => a >= 0 && b >= 0);
  const jointsOf = (face: number): Joint[] =>
    [...sides, ...sides.map(([a, b]) => [b, a])]
      .filter(([own]) => own >> 2 === face)
      .map(([own, other]) => ({ side: own & 3, face: other >> 2, faceSide: other & 3 }));
  return kept.map((face, at) => ({ ...face, joints: jointsOf(at) }));
}

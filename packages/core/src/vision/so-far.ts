/** What a scan has seen so far, at its place on the cube: for whoever goes on by hand before all faces were seen. */

import { atOnce, type Portions } from "../portions.ts";
import { err, ok, type Result } from "../result.ts";
import { jointScores } from "./arrangement.ts";
import { type Candidate, likelyCubes } from "./candidates.ts";
import { readScanSteps } from "./needed.ts";
import { colorLogs } from "./palette.ts";
import type { Scan } from "./scan.ts";
import { colorSchemes } from "./schemes.ts";
import type { SeenFace } from "./seen-face.ts";
import { scannedFaces } from "./six-faces.ts";
import { FACE_COUNT, stickersOf } from "./stickers.ts";

/** The stickers that a scan has seen, where the likeliest legal cube has them. */
export interface SoFar {
  readonly size: number;
  /** Letters of the upright cube, `?` where nothing was seen. */
  readonly facelets: string;
  /** Facelets that were seen and may be wrong; all of them with fewer than five faces. */
  readonly doubts: readonly number[];
}

/**
 * What was seen, however little. Error codes: `faces` while no face was, `no-cube` if no legal cube is likely.
 *
 * @example readSoFar(newScan()).error.code; // → faces
 */
export function readSoFar(scan: Scan): Result<SoFar> {
  return atOnce(readSoFarSteps(scan));
}

/**
 * `readSoFar` in portions of a few milliseconds: a generator that yields between them, so that a page or a worker stays
 * responsive.
 *
 * @example
 * const steps = readSoFarSteps(newScan());
 * steps.next().value.error.code; // → faces
 */
export function* readSoFarSteps(scan: Scan): Generator<void, Result<SoFar>> {
  const faces = scannedFaces(scan);
  const { size } = scan;
  if (size === undefined || faces.length === 0)
    return err({ code: "faces", message: "No face of a cube was seen yet." });
  if (faces.length >= FACE_COUNT - 1) {
    const { reading } = yield* readScanSteps(scan);
    if (reading.ok) {
      const { facelets, faceletOf, doubts } = reading.value;
      const seen = [...faceletOf.subarray(0, faces.length * size * size)];
      return ok({
        size,
        facelets: onlyAt(facelets, seen),
        doubts: doubts.filter((facelet) => seen.includes(facelet)),
      });
    }
  }
  const cube = yield* likeliest(faces, size);
  if (!cube) return err({ code: "no-cube", message: "No legal cube has such stickers." });
  const { facelets, faceletOf } = cube;
  const seen = [...faceletOf.subarray(0, faces.length * size * size)].sort((a, b) => a - b);
  return ok({ size, facelets: onlyAt(facelets, seen), doubts: seen });
}

/** Up to this many faces may show the colors far from equally often. */
const UNEVEN = 3;

/** The usual colors: with few faces nothing speaks for others. Of arrangements that are equally likely any will do. */
function* likeliest(faces: readonly SeenFace[], size: number): Portions<Candidate | undefined> {
  const logs = yield* colorLogs(stickersOf(faces, size), undefined, faces.length > UNEVEN);
  const evidence = { size, logs, joints: jointScores(faces), told: [] };
  const [best] = yield* likelyCubes(evidence, colorSchemes()[0], 1);
  return best;
}

function onlyAt(facelets: string, seen: readonly number[]): string {
  const letters = new Array<string>(facelets.length).fill("?");
  for (const facelet of seen) letters[facelet] = facelets[facelet];
  return letters.join("");
}

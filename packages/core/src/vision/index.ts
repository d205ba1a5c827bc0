/** Pixels to a cube: the faces in pictures, the colors of their stickers, and the likeliest legal cube. */

export { type Frame, type ReducedFrame, reducedFrame } from "./frame.ts";
export type { Point } from "./homography.ts";
export type { FaceSamples, Joint } from "./stickers.ts";
export { type FindOptions, type FoundFace, findFaces } from "./find-faces.ts";
export type { SeenFace } from "./seen-face.ts";
export {
  type Look,
  lookAt,
  lookAtSteps,
  newScan,
  type PendingFace,
  type Scan,
  type SharedEdge,
} from "./scan.ts";
export { scannedFaces } from "./six-faces.ts";
export type { Told } from "./candidates.ts";
export { type CubeReading, type DecideOptions, decideAgain, decideAgainSteps, decideCube } from "./decide.ts";
export {
  type Needed,
  readScan,
  readScanSteps,
  type ScanResult,
  stillNeeded,
  readSoFar,
  readSoFarSteps,
  type SoFar,
} from "./needed.ts";
export { readPictures, readPicturesSteps } from "./pictures.ts";

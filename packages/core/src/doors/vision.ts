/** Pixels to a cube: the faces in pictures, the colors of their stickers, and the likeliest legal cube. */

export {
  type CubeReading,
  decideAgain,
  decideCube,
  type FaceSamples,
  type FindOptions,
  type FoundFace,
  type Frame,
  findFaces,
  type Look,
  lookAt,
  type Needed,
  newScan,
  type Point,
  readPictures,
  readScan,
  type Scan,
  type ScanResult,
  type SeenFace,
  scannedFaces,
  stillNeeded,
} from "../vision/index.ts";

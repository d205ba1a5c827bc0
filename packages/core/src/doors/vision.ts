/** Pixels to a cube: the faces in pictures, the colors of their stickers, and the likeliest legal cube. */

export {
  type CubeReading,
  commonSize,
  decideCube,
  type FaceSamples,
  type FindOptions,
  type FoundFace,
  type Frame,
  faceDifference,
  findFaces,
  type Point,
  readPictures,
} from "../vision/index.ts";

/** Any bytes on any number of cubes, and back again, even when some cubes are lost or wrong. */

export { archiveLayout, type Layout } from "./layout.ts";
export { safeFileName } from "./header.ts";
export { MAX_CUBES_WITH_PARITY, type ParityOption } from "./parity.ts";
export { type ArchiveProblem, type ArchiveProblemCode, listCubes } from "./problem.ts";
export {
  type CubeListEntry,
  type CubeListForm,
  type CubeListOptions,
  type Lines,
  type NumberBatches,
  type PrintOptions,
  parseCubeList,
  printCubeList,
} from "./cube-list.ts";
export { countArchiveCubes, type PackedArchive, type PackOptions, packArchive } from "./pack-archive.ts";
export { type ByteChunks, type PackStreamOptions, packLimbs, packStream } from "./pack-stream.ts";
export {
  type ArchiveCube,
  type ArchiveReport,
  type RepairedArchive,
  readArchive,
  repairArchive,
  type UnpackedArchive,
  type UnpackOptions,
  unpackArchive,
  verifyArchive,
} from "./unpack-archive.ts";
export {
  type CubeFile,
  type CubeFileBatch,
  type CubeFilesOptions,
  type CubesOfFiles,
  readCubeFiles,
} from "./cube-files.ts";
export { type CubeBatches, type StreamedCube, type UnpackedStream, unpackStream } from "./unpack-stream.ts";

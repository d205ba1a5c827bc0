/** Any bytes on any number of cubes, and back when some of them are lost or wrong. */

export type { BodyOptions, Content, OpenOptions } from "./body.ts";
export * from "./cube-list.ts";
export type { Description } from "./description.ts";
export * from "./file-name.ts";
export * from "./group-kernel.ts";
export * from "./layout.ts";
export * from "./pack-archive.ts";
export * from "./pack-stream.ts";
export { MOST_CUBES_WITH_PARITY, type ParityOption } from "./parity.ts";
export * from "./problem.ts";
export * from "./unpack-archive.ts";
export * from "./unpack-stream.ts";

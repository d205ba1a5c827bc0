/** The library's front door. Every room has its own entry too: `@cubegram/core/<room>`. */

export { Cube } from "./cube.ts";
export * from "./diagnosis/index.ts";
export * from "./notation/index.ts";
export * from "./order/index.ts";
export { type RandomSource, seededRandom } from "./perm/index.ts";
export {
  CubegramError,
  err,
  formatValue,
  ok,
  type Problem,
  type Result,
  type Span,
  unwrap,
} from "./result.ts";
export type { Assembly, Coloring, CubeState, Cubies } from "./state/index.ts";

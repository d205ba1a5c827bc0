/** The library's main entry. Each subject has an entry of its own: `@cubegram/core/<door>`. */

export { Cube } from "../cube.ts";
export {
  type DiagnoseOptions,
  type Diagnosis,
  diagnose,
  type Fault,
  type Repair,
} from "../diagnosis/index.ts";
export {
  type Alg,
  type AlgProblem,
  countMoves,
  invertAlg,
  type MoveCounts,
  type ParseOptions,
  parseAlg,
  printAlg,
  readAlg,
  simplifyAlg,
} from "../notation/index.ts";
export { order } from "../order/index.ts";
export { type RandomSource, seededRandom } from "../perm/index.ts";
export { CubegramError, err, ok, type Problem, type Result, type Span, unwrap } from "../result.ts";
export type { Assembly, Coloring, CubeState, Cubies, SolvedOptions } from "../state/index.ts";

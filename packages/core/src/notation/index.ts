/** Algorithms as text and tree: read, print, compile, invert, expand, simplify, mirror, count. */

export type {
  Alg,
  AlgNode,
  Move,
} from "./alg.ts";
export type { AlgProblem, AlgProblemCode, ParseOptions } from "./source.ts";
export { printMove } from "./move.ts";
export { checkAlg, moveOfTurn, turnOfMove } from "./compile.ts";
export { EXPANSION_LIMIT, expandAlg, algState, turnsOf } from "./expand.ts";
export { invertAlg, mirrorAlg } from "./transform.ts";
export { countMoves, type MoveCounts } from "./metric.ts";
export { printAlg, printTurns } from "./print.ts";
export { parseAlg, readAlg } from "./parse.ts";
export { simplifyAlg } from "./simplify.ts";

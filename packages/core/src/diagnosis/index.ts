/** Why stickers do not make a cube, how to fix them, and the state if they do. */

export {
  type Completions,
  type DiagnoseOptions,
  type Diagnosis,
  FAULT_CODES,
  type Fault,
  type FaultCode,
  type FaultFacts,
  type FaultValue,
  REPAIR_KINDS,
  type Repair,
  type RepairKind,
  type Vocabulary,
} from "./fault.ts";
export { type PieceOrbit, type PieceTables, pieceTables } from "./piece-orbits.ts";
export { explain, faceletName, type Wording } from "./explain.ts";
export { type LawEvidence, lawEvidence, type OrbitEvidence, type PlacedPiece } from "./evidence.ts";
export { brokenLaws } from "./law-faults.ts";
export { parseColoring } from "./parse-coloring.ts";
export { possibleColors } from "./possible.ts";
export { stateOf } from "./assemble.ts";
export { assemble, diagnose } from "./diagnose.ts";
export { type Hold, heldBack } from "./holds.ts";
export type { FittingHold } from "./fitting-holds.ts";
export { type HeldOptions, type HeldSides, heldAsVouched, heldSides } from "./held-sides.ts";

/** Solving in workers: both ends of a port, and many cubes over several workers. The host creates the workers and passes in their ports. */

export type { HostPort } from "./port.ts";
export { type AnswerJob, answerThrough, type Caller, callThrough } from "./calls.ts";
export {
  type CubeLike,
  connect,
  type RemoteOptions,
  type RemoteSolver,
  type SolvedBatch,
} from "./connect.ts";
export { type WorkerCrew, searchCrew } from "./search-crew.ts";
export { type ManyProgress, type SolvedCube, type SolveManyOptions, solveMany } from "./solve-many.ts";
export { type ServeOptions, serve } from "./serve.ts";

/** Solving in workers: both ends of a port, and many cubes over several workers. The host creates the workers and passes in their ports. */

export {
  type AnswerJob,
  answerThrough,
  type Caller,
  type CubeLike,
  callThrough,
  connect,
  type HostPort,
  type ManyProgress,
  type RemoteOptions,
  type RemoteSolver,
  type ServeOptions,
  type SolvedBatch,
  type SolvedCube,
  type SolveManyOptions,
  searchCrew,
  serve,
  solveMany,
  type WorkerCrew,
} from "../worker/index.ts";

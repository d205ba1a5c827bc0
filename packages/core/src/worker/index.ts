/** Solving in workers: the protocol, both ends of it, and many cubes over several. The host makes the workers and hands over the ports. */

export * from "./connect.ts";
export type { HostPort, Port, WorkerPort } from "./port.ts";
export * from "./protocol.ts";
export { type HiredCrew, searchCrew } from "./search-crew.ts";
export type { SentError, SentSolution } from "./sent-solution.ts";
export * from "./serve.ts";
export * from "./solve-many.ts";

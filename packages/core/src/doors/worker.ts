/** Solving in workers: both ends of a port, and many cubes over several workers. The host creates the workers and passes in their ports. */

export * from "../worker/index.ts";

/** Solving in a worker: the protocol and both ends of it. The host makes the worker and hands over the ports. */

export * from "./connect.ts";
export * from "./protocol.ts";
export * from "./serve.ts";

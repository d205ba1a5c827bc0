/**
 * What goes through the port. Every request carries an id; every reply names the request it belongs to. Requests may
 * overlap; a canceled one is answered like any other, with the code "aborted". Only plain data is sent, and memory that
 * threads share.
 */
import type { Method, SearchReport, SearchTask, SolveOptions, SolveProgress } from "../solve/index.ts";
import type { SentError, SentSolution } from "./sent-solution.ts";

export type Request = SolveRequest | BatchRequest | TablesRequest | WalkRequest | CancelRequest;

/** The bytes of an assembly; the worker checks that it is a reachable state. */
export interface SentCube {
  readonly size: number;
  readonly rotations: Uint8Array;
}

export interface SolveRequest extends SentCube {
  readonly kind: "solve";
  readonly id: number;
  readonly options: SentOptions;
}

/** Several cubes, one after the other: many solutions take no longer than a message does. */
export interface BatchRequest {
  readonly kind: "batch";
  readonly id: number;
  readonly cubes: SentCubes;
  readonly options: SentOptions;
}

/** Many cubes: an array each would take longer to send than what is in it. What is no cube makes all of them go one by one. */
export type SentCubes = readonly SentCube[] | PackedCubes;

export interface PackedCubes {
  readonly sizes: Uint8Array;
  /** The bytes of all assemblies, one after the other. */
  readonly rotations: Uint8Array;
  /** lengths[i]: the bytes of cube i. */
  readonly lengths: Uint16Array;
}

/** Tables for the other workers: one makes them ("share", beside what it solves), the others take them ("adopt"). */
export interface TablesRequest {
  readonly kind: "tables";
  readonly id: number;
  readonly method: Method;
  /** To be adopted; none: make and share. Checked as a stored one is. */
  readonly buffer?: ArrayBufferLike;
}

/** A part in a search that several threads share. */
export interface WalkRequest {
  readonly kind: "walk";
  readonly id: number;
  readonly task: SearchTask;
  /** Of this thread's own walk in the task's memory. */
  readonly address: number;
}

/** The options of `solve` that are data. */
export interface SentOptions extends Omit<SolveOptions, "store" | "crew" | "signal" | "onProgress"> {
  /** Whether progress is wanted. */
  readonly progress: boolean;
}

interface CancelRequest {
  readonly kind: "cancel";
  /** The request to give up. */
  readonly id: number;
}

export type Reply = ProgressReply | DoneReply | BatchReply | TablesReply | WalkReply | FailedReply;

interface ProgressReply {
  readonly kind: "progress";
  readonly id: number;
  readonly progress: SolveProgress;
}

interface DoneReply {
  readonly kind: "done";
  readonly id: number;
  readonly solution: SentSolution;
}

export interface BatchReply {
  readonly kind: "batch";
  readonly id: number;
  /** One for each cube, in their order. */
  readonly results: readonly SentResult[];
  /** The turns of all solutions, one after the other, as in a `SentSolution`. */
  readonly turns: Uint16Array;
  /** Milliseconds of work. */
  readonly ms: number;
}

/** `turnCount`: a solution's share of the turns; its length may count half turns twice. */
export type SentResult =
  | { readonly solution: Omit<SentSolution, "turns">; readonly turnCount: number }
  | { readonly error: SentError };

export interface TablesReply {
  readonly kind: "tables";
  readonly id: number;
  /** Shared memory where there is any, else a copy; none when there is nothing to share or it was adopted. */
  readonly buffer?: ArrayBufferLike;
}

export interface WalkReply {
  readonly kind: "walk";
  readonly id: number;
  readonly report: SearchReport;
}

interface FailedReply {
  readonly kind: "failed";
  readonly id: number;
  readonly error: SentError;
}

/** Whether a message is one of ours: other traffic on the same port is left alone. */
export function isMessage(data: unknown): data is { readonly kind: string; readonly id: number } {
  const message = data as { kind?: unknown; id?: unknown } | null | undefined;
  return typeof message === "object" && typeof message?.kind === "string" && Number.isInteger(message.id);
}

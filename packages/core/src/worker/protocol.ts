/**
 * What goes through the port of the solvers' workers, as calls (calls.ts). Only plain data is sent, and memory that threads
 * share.
 */
import type { Method, SearchReport, SearchTask, SolveOptions } from "../solve/index.ts";
import type { SentError, SentSolution } from "./sent-solution.ts";

export type Request = SolveRequest | BatchRequest | TablesRequest | WalkRequest;

/** The answer to each request. */
export type OutputOf<Kind extends Request["kind"]> = {
  readonly solve: SentSolution;
  readonly batch: SentBatch;
  /** Shared memory if available, otherwise a copy; none if there is nothing to share or it was adopted. */
  readonly tables: ArrayBufferLike | undefined;
  readonly walk: SearchReport;
}[Kind];

/** The bytes of an assembly; the worker checks that it is a reachable state. */
export interface SentCube {
  readonly size: number;
  readonly rotations: Uint8Array;
}

export interface SolveRequest extends SentCube {
  readonly kind: "solve";
  readonly options: SentOptions;
}

/** Several cubes, one after another: many solutions take no longer than a message does. */
export interface BatchRequest {
  readonly kind: "batch";
  readonly cubes: SentCubes;
  readonly options: SentOptions;
}

/** Many cubes: one array each would take longer to send than their contents. Anything but a cube makes all of them be sent one by one. */
export type SentCubes = readonly SentCube[] | PackedCubes;

export interface PackedCubes {
  readonly sizes: Uint8Array;
  /** The bytes of all assemblies, one after another. */
  readonly rotations: Uint8Array;
  /** lengths[i]: the bytes of cube i. */
  readonly lengths: Uint16Array;
}

/** Tables for the other workers: one builds them ("share", beside its solving), the others take them ("adopt"). */
export interface TablesRequest {
  readonly kind: "tables";
  readonly method: Method;
  /** To be adopted; if absent: build and share. Checked like a stored one. */
  readonly buffer?: ArrayBufferLike;
}

/** A part in a search that several threads share. */
interface WalkRequest {
  readonly kind: "walk";
  readonly task: SearchTask;
  /** The address of this thread's walk in the task's memory. */
  readonly address: number;
}

/** The options of `solve` that are data. */
export interface SentOptions extends Omit<SolveOptions, "store" | "crew" | "signal" | "onProgress"> {
  /** Whether progress is wanted. */
  readonly progress: boolean;
}

/** The solutions of a batch. */
export interface SentBatch {
  /** One per cube, in order. */
  readonly results: readonly SentResult[];
  /** The turns of all solutions, one after another, as in a `SentSolution`. */
  readonly turns: Uint16Array;
  /** Milliseconds of work. */
  readonly ms: number;
}

/** `turnCount`: a solution's share of the turns; its length may count half turns twice. */
export type SentResult =
  | { readonly solution: Omit<SentSolution, "turns">; readonly turnCount: number }
  | { readonly error: SentError };

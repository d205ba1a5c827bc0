/**
 * What goes through the port of the solvers' workers, as calls (calls.ts). Only plain data is sent, and memory that threads
 * share.
 */
import type { Axis, Turn } from "../geometry/index.ts";
import { CubegramError } from "../result.ts";
import type { Method, SearchReport, SearchTask, Solution, SolveOptions } from "../solve/index.ts";

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

interface PackedCubes {
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
type SentResult =
  | { readonly solution: Omit<SentSolution, "turns">; readonly turnCount: number }
  | { readonly error: SentError };

// Solutions and errors on their way through a port: copying twenty turns as objects takes as long as finding them.

/** A solution whose turns are numbers, four per turn: axis, first, last, quarters. */
export interface SentSolution extends Omit<Solution, "turns"> {
  readonly turns: Uint16Array;
}

/** An error as data: `code` for a `CubegramError`, `name` for the rest. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

const UINTS_PER_TURN = 4;

export function packSolution({ turns, ...rest }: Solution): SentSolution {
  const packed = new Uint16Array(UINTS_PER_TURN * turns.length);
  packTurns(turns, packed, 0);
  return { ...rest, turns: packed };
}

export function unpackSolution({ turns, ...rest }: SentSolution): Solution {
  return { ...rest, turns: unpackTurns(turns, 0, turns.length) };
}

/** Writes the turns from `at` on, and returns where they end. */
function packTurns(turns: readonly Turn[], into: Uint16Array, at: number): number {
  let end = at;
  for (const { axis, first, last, quarters } of turns) {
    into[end] = axis;
    into[end + 1] = first;
    into[end + 2] = last;
    into[end + 3] = quarters;
    end += UINTS_PER_TURN;
  }
  return end;
}

function unpackTurns(packed: Uint16Array, from: number, to: number): Turn[] {
  const turns: Turn[] = [];
  for (let i = from; i < to; i += UINTS_PER_TURN)
    turns.push({
      axis: packed[i] as Axis,
      first: packed[i + 1],
      last: packed[i + 2],
      quarters: packed[i + 3],
    });
  return turns;
}

export function packError(error: unknown): SentError {
  if (error instanceof CubegramError) return { name: error.name, message: error.message, code: error.code };
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };
}

export function unpackError({ name, message, code }: SentError): Error {
  if (code !== undefined) {
    const error = new CubegramError({ code, message });
    error.name = name;
    return error;
  }
  if (name === "TypeError") return new TypeError(message);
  return name === "RangeError" ? new RangeError(message) : new Error(message);
}

// Many cubes and many solutions on their way through a port: one array for all of them.

export function packCubes(cubes: readonly SentCube[]): SentCubes {
  if (!cubes.every(canBePacked)) return cubes;
  const lengths = Uint16Array.from(cubes, ({ rotations }) => rotations.length);
  const rotations = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const cube of cubes) {
    rotations.set(cube.rotations, at);
    at += cube.rotations.length;
  }
  return { sizes: Uint8Array.from(cubes, ({ size }) => size), rotations, lengths };
}

export function unpackCubes(cubes: SentCubes): readonly SentCube[] {
  if (!("sizes" in cubes)) return cubes;
  const { sizes, rotations, lengths }: PackedCubes = cubes;
  let end = 0;
  return Array.from(sizes, (size, i) => {
    end += lengths[i];
    return { size, rotations: rotations.slice(end - lengths[i], end) };
  });
}

export function packResults(results: readonly (Solution | Error)[]): Pick<SentBatch, "results" | "turns"> {
  const sent: SentResult[] = [];
  let count = 0;
  for (const result of results) if (!(result instanceof Error)) count += result.turns.length;
  const packed = new Uint16Array(UINTS_PER_TURN * count);
  let at = 0;
  for (const result of results) {
    if (result instanceof Error) {
      sent.push({ error: packError(result) });
      continue;
    }
    const { turns, ...solution } = result;
    at = packTurns(turns, packed, at);
    sent.push({ solution, turnCount: turns.length });
  }
  return { results: sent, turns: packed };
}

export function unpackResults({
  results,
  turns,
}: Pick<SentBatch, "results" | "turns">): (Solution | Error)[] {
  let at = 0;
  return results.map((result) => {
    if ("error" in result) return unpackError(result.error);
    const from = at;
    at += UINTS_PER_TURN * result.turnCount;
    return { ...result.solution, turns: unpackTurns(turns, from, at) };
  });
}

/** Whether the arrays can hold its numbers. Every real cube's fit. */
function canBePacked({ size, rotations }: SentCube): boolean {
  return size === (size & 0xff) && rotations instanceof Uint8Array && rotations.length <= 0xffff;
}

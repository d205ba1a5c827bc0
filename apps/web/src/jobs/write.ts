/** Calls of the Write page that run in the worker. */
import { Cube, unwrap } from "@cubegram/core";
import { stateCount } from "@cubegram/core/codec";
import { parseColoring } from "@cubegram/core/diagnosis";
import { fewestTurns } from "@cubegram/core/fewest";
import {
  type ExecutionError,
  encodeMessage,
  errorLocator,
  findPlaces,
  MAX_MESSAGE_CUBES,
  messageKey,
  parseCoordinates,
  resumeMessage,
  type WrittenMessage,
  writeLetters,
  writeMessage,
} from "@cubegram/core/message";
import { solve } from "@cubegram/core/solve";
import { loadModel, loadModelsFor } from "@cubegram/core/text";
import type { JobContext } from "./job.ts";

/** What goes on a cube: a text, a place as numbers, or letters that are read by hand. */
export type WriteKind = "text" | "coordinates" | "letters";

export interface WriteInput {
  readonly kind: WriteKind;
  readonly text: string;
  readonly size: number;
  readonly cubes: number | "auto";
  /** Check bits asked for. */
  readonly check: number;
  readonly password?: string;
}

export interface Measured {
  readonly bits: number;
  readonly room: number;
  readonly check: number;
  readonly cubes: number;
  /** How many cubes of each size the text needs, for sizes where that is few enough to matter. */
  readonly sizes: readonly { readonly size: number; readonly cubes: number }[];
  /** The coordinates that the text is, as they are written. */
  readonly place?: string;
}

const SIZES = [2, 3, 4, 5, 6, 7];

/** Sizes for which the fewest turns, or the nearest state that says a text, are sought. */
function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/**
 * What the text takes, without searching for moves; progress reports the code of each language whose model is fetched.
 */
export async function measure(
  { text, kind, ...options }: Omit<WriteInput, "password">,
  { progress }: JobContext<string>,
): Promise<Measured> {
  if (kind === "text") await loadModelsFor(text, progress);
  const { said, ...code } = coded(text, kind);
  const { bits, room, check, cubes } = await encodeMessage(said, { ...options, ...code });
  const sizes = SIZES.map((size) => ({
    size,
    cubes: size === options.size && options.cubes === "auto" ? cubes.length : cubesFor(bits - check, size),
  }));
  const place = parseCoordinates(text);
  return {
    bits,
    room,
    check,
    cubes: cubes.length,
    sizes: sizes.filter((each) => each.cubes <= MAX_MESSAGE_CUBES),
    ...(place.ok && { place: place.value.text }),
  };
}

/** The text as it is written, with the code for it. */
function coded(text: string, kind: WriteKind): { readonly said: string; readonly code?: string } {
  if (kind !== "coordinates") return { said: text };
  return { said: unwrap(parseCoordinates(text)).text, code: "coordinates" };
}

/**
 * How many cubes a text takes, to within one. It is not written on them to know: where a cube has no room for a short text, the models
 * of all languages would be fetched to find one in which it has.
 */
function cubesFor(bits: number, size: number): number {
  const bitsOfCube = stateCount(size).toString(2).length - 1;
  return Math.max(1, Math.ceil((bits + 1) / bitsOfCube));
}

export interface Written {
  /** The text written: the user may have typed on since. */
  readonly text: string;
  /** Moves of all cubes together. */
  readonly length: number;
  readonly optimal: boolean;
  readonly cubes: readonly WrittenCube[];
}

export interface WrittenCube {
  readonly alg: string;
  readonly length: number;
  readonly facelets: string;
  /** The moves in fours, and what the cube shows after each four. */
  readonly groups: readonly { readonly moves: string; readonly after: string }[];
}

/** Milliseconds for each cube: something to look at right away, then a while for fewer turns. */
const SOON = 150;
const PATIENCE = 8000;

/** Whether the search for the fewest turns has its tables. */
let isPrepared = false;

/** The moves that write the text, as few as can be found in a short time; progress reports the first ones found, and then better ones. */
export async function write(
  { text, kind, password, ...options }: WriteInput,
  { signal, store, progress }: JobContext<Written>,
): Promise<Written> {
  const key = password ? { key: await keyOf(password) } : {};
  const { said, ...code } = coded(text, kind);
  const search = async (timeout: number) => {
    const effort = { timeout, signal, store };
    if (kind === "letters") return asWritten(await writeLetters(said, effort));
    return asWritten(await writeMessage(said, { ...options, ...code, ...key, ...effort }));
  };
  // Until the tables are there the solver's first answer is shown: it takes some milliseconds, they take a second.
  if (!isPrepared && hasFewest(options.size) && !password) progress(await search(0));
  const first = await search(SOON);
  isPrepared ||= hasFewest(options.size);
  if (first.optimal || password || first.cubes.length > MAX_IMPROVED) return first;
  progress(first);
  const second = await search(PATIENCE);
  return second.length < first.length || second.optimal ? second : first;
}

/** What the tables are made for: any numbers that the solved cube's is not among. */
const SOME = { low: 1n << 60n, width: 1n << 40n };

/** Prepares what the first answer needs, so that it comes at once: the solver's tables, made while the model is being fetched. */
export async function prepare(_input: Record<string, never>, { signal, store }: JobContext): Promise<void> {
  await Promise.all([
    loadModel("en", undefined, store),
    fewestTurns(SOME, { size: 3, timeout: 1, signal, store }),
  ]);
  isPrepared = true;
  // The solver's own, for longer texts.
  await fewestTurns(SOME, { size: 3, timeout: 0, signal, store });
}

/** For more cubes than this the first moves found are good enough. */
const MAX_IMPROVED = 3;

function asWritten({ text = "", length = 0, optimal, written }: WrittenMessage): Written {
  const cubes = written.map(({ alg, length: turns, cube }) => ({
    alg,
    length: turns,
    facelets: cube.facelets(),
    groups: groupsOf(alg, cube.size),
  }));
  return { text, length, optimal, cubes };
}

const GROUP = 4;

function groupsOf(alg: string, size: number): WrittenCube["groups"] {
  const moves = alg.split(" ").filter((move) => move !== "");
  const groups: { moves: string; after: string }[] = [];
  let cube = Cube.solved(size);
  for (let at = 0; at < moves.length; at += GROUP) {
    const four = moves.slice(at, at + GROUP).join(" ");
    cube = cube.apply(four);
    groups.push({ moves: four, after: cube.facelets() });
  }
  return groups;
}

/** The last password's key: deriving one is slow on purpose, and texts change more often than passwords. */
let lastKey: { readonly password: string; readonly key: Promise<Uint8Array> } | undefined;

function keyOf(password: string): Promise<Uint8Array> {
  if (lastKey?.password !== password) lastKey = { password, key: messageKey(password) };
  return lastKey.key;
}

export interface ResumeInput {
  /** The moves that were to be made on a solved cube, and what the cube shows now. */
  readonly alg: string;
  readonly facelets: string;
  /** The moves that were followed instead, after an earlier slip, and the cube they are for. */
  readonly way?: Way | undefined;
}

export interface Way {
  readonly from: string;
  readonly alg: string;
}

export interface Resumed {
  /** What went wrong, if a single execution error explains it, likeliest first. */
  readonly explanations: readonly Pick<ExecutionError, "kind" | "move" | "done">[];
  /** From the cube as it is to the cube as it was intended. */
  readonly alg: string;
  readonly length: number;
  /** The cube as it is, held as the moves want it. */
  readonly facelets: string;
}

/** Reported once, when no single execution error explains the cube and a solver starts searching. */
export type Solving = "solving";

/** Where a writer got lost, and the moves to continue from there. */
export async function resume(
  { alg, facelets, way }: ResumeInput,
  { signal, store, progress }: JobContext<Solving>,
): Promise<Resumed> {
  let isTold = false;
  const onProgress = () => {
    if (!isTold) progress("solving");
    isTold = true;
  };
  const from = way && { from: Cube.fromFacelets(way.from), alg: way.alg };
  const found = await resumeMessage(alg, Cube.fromFacelets(facelets), {
    signal,
    store,
    onProgress,
    ...(from && { way: from }),
  });
  return {
    explanations: found.explanations.map(({ kind, move, done }) => ({ kind, move, done })),
    alg: found.alg,
    length: found.length,
    facelets: found.from.facelets(),
  };
}

export interface RouteInput extends Pick<WriteInput, "kind" | "text" | "size" | "check"> {
  /** The cube in hand, and the moves that would make the message on a solved one. */
  readonly facelets: string;
  readonly alg: string;
  /** Whether any state that says the text will do: not for one of several cubes, nor with a password. */
  readonly isNearest: boolean;
}

/** Moves from the cube in hand straight to the message. */
export interface Route extends Way {
  readonly length: number;
}

/** Milliseconds: an answer at once, then a shorter one. */
const ROUTE_SOON = 200;
const ROUTE_PATIENCE = 2500;

/** Moves from a cube in any state to the message; progress reports the first ones found. */
export async function route(
  { facelets, alg, kind, text, size, check, isNearest }: RouteInput,
  { signal, store, progress }: JobContext<Route>,
): Promise<Route> {
  const seen = Cube.fromFacelets(facelets);
  if (!isNearest || !hasFewest(size) || kind === "letters") {
    const found = await resumeMessage(alg, seen, { signal, store });
    return routeFrom(found.from, found);
  }
  const from = seen.upright();
  const { said, ...code } = coded(text, kind);
  const search = (timeout: number) =>
    writeMessage(said, { ...code, size, check, from, timeout, signal, store });
  const first = await search(ROUTE_SOON);
  if (first.optimal) return routeFrom(from, first);
  progress(routeFrom(from, first));
  const second = await search(ROUTE_PATIENCE);
  // Where few states say the text, a solver finds fewer moves to one of them than a search among them.
  const solved = await solve(from, { to: first.written[0].cube, budget: ROUTE_SOON, signal, store });
  return routeFrom(
    from,
    [first, second, solved].reduce((a, b) => (b.length < a.length ? b : a)),
  );
}

function routeFrom(from: Cube, { alg, length }: { readonly alg: string; readonly length: number }): Route {
  return { from: from.facelets(), alg, length };
}

export interface Places {
  /** How many places among the moves look like what is known. */
  readonly count: number;
  /** The only one: moves made, and what the whole cube then shows. */
  readonly only?: { readonly done: number; readonly facelets: string } | undefined;
}

export interface LocateInput extends ResumeInput {
  readonly made: number;
  readonly checked: number;
  /** Cubes that were shown and are not the one in the hand. */
  readonly others: readonly string[];
}

export interface Located {
  /** The stickers and the number of other cubes it is about. */
  readonly seen: string;
  readonly others: number;
  /** The facelet that tells most, as long as no mistake is likely enough. */
  readonly ask?: number | undefined;
  /** The cube as it is, very likely. */
  readonly facelets?: string | undefined;
}

/** Which sticker to ask for, or which cube it must be, if a few stickers are known (`?` for the others). */
export function locate({ alg, facelets, way, others, ...options }: LocateInput): Located {
  const coloring = unwrap(parseColoring(facelets));
  const from = way ? Cube.fromFacelets(way.from) : Cube.solved(coloring.size);
  const find = errorLocator(way?.alg ?? alg, from, options);
  const { ask, cube } = find(
    coloring,
    others.map((each) => Cube.fromFacelets(each)),
  );
  return { seen: facelets, others: others.length, ask, facelets: cube?.facelets() };
}

/** Where among the moves a cube is, if only some of its stickers are known (`?` for the others). */
export function places({ alg, facelets, way }: ResumeInput): Places {
  const start = way && Cube.fromFacelets(way.from).state;
  const found = findPlaces(way?.alg ?? alg, unwrap(parseColoring(facelets)), start);
  const [first] = found;
  const only = found.length === 1 ? { done: first.done, facelets: first.cube.facelets() } : undefined;
  return { count: found.length, only };
}

/** Calls of the Challenge page that run in the worker: cubes as keys, and the notes that they open. */
import { Cube, CubegramError, diagnose, unwrap } from "@cubegram/core";
import { encodeMessage } from "@cubegram/core/message";
import { openNote, parseNote, printNote, sealNote } from "@cubegram/core/secret";
import { type SolveProgress, solve } from "@cubegram/core/solve";
import { type JobContext, wholePercents } from "./job.ts";

/** How a cube is described: its message, its stickers, or the moves that make it from a solved cube. */
export interface CubeInput {
  readonly how: "text" | "stickers" | "moves";
  readonly size: number;
  readonly value: string;
}

/** Rejects with `illegal-cube`, `unfinished` (stickers are missing), `too-long`, or a notation problem. */
export async function keyCube({ how, size, value }: CubeInput) {
  const cube =
    how === "text"
      ? (await encodeMessage(value, { size })).cube
      : how === "stickers" || isFacelets(value)
        ? cubeOfStickers(value)
        : Cube.fromAlg(value, size);
  return { facelets: cube.facelets(), size: cube.size };
}

/** 6n² letters, in one word or row by row; moves are short words. */
function isFacelets(text: string): boolean {
  return (
    /^[A-Za-z?\s]+$/.test(text) && text.replaceAll(/\s/g, "").length >= 24 && text.split(/\s+/).length < 19
  );
}

function cubeOfStickers(facelets: string): Cube {
  const { state, legal } = diagnose(facelets);
  if (state) return Cube.of(state);
  throw new CubegramError({
    code: legal ? "unfinished" : "illegal-cube",
    message: legal ? "Some stickers are missing." : "No cube that turns looks like this.",
  });
}

/** An unpredictable cube: every state is equally likely. */
export function randomCube({ size }: { readonly size: number }) {
  return { facelets: Cube.random(size).facelets(), size };
}

/** The moves that make the cube of a solved one. */
export async function makingMoves(
  { facelets }: { readonly facelets: string },
  { signal, progress, store }: JobContext<SolveProgress>,
): Promise<string> {
  const to = Cube.fromFacelets(facelets);
  return (await solve(Cube.solved(to.size), { to, signal, onProgress: progress, store })).alg;
}

export interface SealInput {
  readonly facelets: string;
  readonly note: string;
  readonly password: string;
}

/** The note as the text of a link. */
export async function sealWithCube(
  { facelets, note, password }: SealInput,
  { signal, progress }: JobContext<number>,
): Promise<string> {
  const sealed = await sealNote(note, lockOf(facelets, password), {
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    signal,
    onProgress: wholePercents(progress),
  });
  return printNote(sealed);
}

/** What a link says about the cube that opens it. Rejects with `no-note` or `newer-version`. */
export function describeNote({ link }: { readonly link: string }) {
  const { size, hasPassword, sealed } = unwrap(parseNote(link));
  return { size, hasPassword, bytes: sealed.length };
}

export interface OpenInput {
  readonly link: string;
  readonly facelets: string;
  readonly password: string;
}

/** The note. Rejects with `wrong-cube` if it stays closed. */
export async function openWithCube(
  { link, facelets, password }: OpenInput,
  { signal, progress }: JobContext<number>,
): Promise<string> {
  const note = unwrap(parseNote(link));
  return unwrap(
    await openNote(note, lockOf(facelets, password), { signal, onProgress: wholePercents(progress) }),
  );
}

function lockOf(facelets: string, password: string) {
  const cube = Cube.fromFacelets(facelets);
  return { size: cube.size, number: cube.rank(), ...(password !== "" && { password }) };
}

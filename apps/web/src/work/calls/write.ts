/** Calls of the Write page that run in the worker. */
import { type ReadingOptions, writeMessage } from "@cubegram/core/message";
import type { Job } from "../job.ts";

export interface WriteInput extends Pick<ReadingOptions, "check" | "password"> {
  readonly text: string;
  readonly size: number;
  readonly cubes: number | "auto";
}

export async function write({ text, ...options }: WriteInput, { signal, store }: Job) {
  const { alg, length, written, bits, room } = await writeMessage(text, { ...options, signal, store });
  return { alg, length, bits, room, algs: written.map((each) => each.alg) };
}

/** Runs a command line with bytes in and stdout, in a folder of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { main } from "../src/main.ts";
import { testCache } from "./run-main.ts";

export interface BytesSaid {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export async function runBytes(
  argv: readonly string[],
  {
    stdin = new Uint8Array(),
    terminal = false,
    env = testCache,
  }: { stdin?: Uint8Array; terminal?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<BytesSaid> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const collect = (parts: Buffer[]) =>
    Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          parts.push(Buffer.from(chunk));
          done();
        },
      }),
      { isTTY: terminal },
    );
  const code = await main(argv, {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: collect(stdout),
    stderr: collect(stderr),
    env,
  });
  return { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "cubegram-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

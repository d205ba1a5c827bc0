/** A password is Unicode text: bytes that are not are refused, so that no two of them can open the same lock. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { ReadStream } from "node:tty";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMain } from "../../test/run-main.ts";
import type { Host, Request } from "../frame/verb.ts";
import { askHidden, passwordOf } from "./password.ts";

/** "пароль" as windows-1251 has it, and "secret" as UTF-16 does. */
const NOT_UTF_8: readonly (readonly [string, Uint8Array])[] = [
  ["windows-1251", Uint8Array.of(0xef, 0xe0, 0xf0, 0xee, 0xeb, 0xfc)],
  ["UTF-16", Buffer.from("\ufeffsecret", "utf16le")],
  ["cut off within a character", Buffer.from("пароль").subarray(0, 11)],
  ["an overlong form", Uint8Array.of(0xc0, 0xaf)],
  ["a surrogate", Uint8Array.of(0xed, 0xa0, 0x80)],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-password-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fromFile(bytes: Uint8Array): Promise<string | undefined> {
  const file = join(folder, "password");
  await writeFile(file, bytes);
  return passwordOf(asking({ values: { "password-file": file } }), true);
}

function asking(asked: Partial<Request>): Request {
  return { words: [], isDash: false, host: {} as Host, ...asked } as unknown as Request;
}

describe("a file or standard input", () => {
  test.each(NOT_UTF_8)("%s is refused", async (_, bytes) => {
    await expect(fromFile(bytes)).rejects.toMatchObject({
      problem: { code: "password" },
      message: expect.stringMatching(/not UTF-8/),
    });
    const stdin = (async function* () {
      yield bytes;
    })();
    const host = { stdin } as unknown as Host;
    const piped = passwordOf(asking({ values: { "password-file": "-" }, host }), false);
    await expect(piped).rejects.toMatchObject({ problem: { code: "password" } });
  });

  test("a byte order mark and the end of the line are no part of it", async () => {
    expect(await fromFile(Buffer.from("\ufeffпароль\r\nmore"))).toBe("пароль");
    expect(await fromFile(Buffer.from("пароль"))).toBe("пароль");
    await expect(fromFile(Buffer.from("\ufeff\n"))).rejects.toMatchObject({
      message: expect.stringMatching(/empty/),
    });
  });
});

describe("the terminal", () => {
  /** A keyboard whose keys arrive byte by byte. */
  const typing = (bytes: Uint8Array): Promise<string> => {
    let heard: ((data: Buffer) => void) | undefined;
    const stdin = Object.assign(Object.create(ReadStream.prototype), {
      setRawMode: () => {},
      pause: () => {},
      off: () => {},
      on: (_event: string, listener: (data: Buffer) => void) => {
        heard = listener;
      },
      resume: () => {
        for (const byte of bytes) heard?.(Buffer.of(byte));
      },
    });
    const stderr = new Writable({ write: (_chunk, _encoding, done) => done() });
    return askHidden({ stdin, stderr } as unknown as Host, "Password: ");
  };

  test("UTF-8 is taken as it is typed", async () => {
    expect(await typing(Buffer.from("парx\u007fоль\r"))).toBe("пароль");
  });

  test.each(NOT_UTF_8.filter(([name]) => name !== "UTF-16"))("%s is refused", async (_, bytes) => {
    await expect(typing(Buffer.concat([bytes, Buffer.from("\r")]))).rejects.toMatchObject({
      problem: { code: "password" },
    });
  });
});

test("a password file without end is read no further than a password can be", async () => {
  if (!existsSync("/dev/zero")) return;
  const before = process.memoryUsage().arrayBuffers;
  expect(await runMain(["write", "HI", "--password-file", "/dev/zero"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("too long for a password"),
  });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 24);
});

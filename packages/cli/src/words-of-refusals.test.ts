/** What people are told: in words of theirs, once, and with an exit code that means it. */
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packArchive, unpackArchive } from "@cubegram/core/archive";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMain } from "../test/run-main.ts";
import { fileStore } from "./files/table-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-words-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("stickers that are only unknown are not illegal", async () => {
  const { code, stdout } = await runMain(["check", "?".repeat(54)]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^unknown:/);
  expect(stdout).not.toMatch(/illegal/);
});

test("a few letters are not taken for a bad 2x2", async () => {
  for (const text of ["UUUU", "http://x"])
    expect((await runMain(["check", text])).stdout).toMatch(
      /A cube was expected as its stickers: 24 for a 2x2/,
    );
});

test("two primes get no half a suggestion", async () => {
  expect((await runMain(["alg", "R''"])).stderr).not.toMatch(/did you mean/);
});

test("a file that is not there is said to be, without the system's code", async () => {
  const file = join(folder, "none");
  for (const verb of ["pack", "unpack", "verify", "scan"]) {
    const { stderr } = await runMain([verb, file]);
    expect(stderr).toMatch(/could not be read: there is no such file or folder\./);
    expect(stderr).not.toMatch(/ENOENT/);
  }
});

test("what is wrong with every line is said once", async () => {
  const file = join(folder, "list");
  const { numbers } = await packArchive(new Uint8Array(1000));
  await writeFile(file, numbers.map((number) => `num:${number}x`).join("\n"));
  const { stderr } = await runMain(["verify", file]);
  expect(stderr.split("\n").filter((line) => line.includes("line ")).length).toBeLessThan(13);
  const text = join(folder, "sizes");
  await writeFile(text, `${"UUUURRRRFFFFDDDDLLLLBBBB\n".repeat(400)}`);
  const said = (await runMain(["verify", text, "--size", "9"])).stderr;
  expect(said.match(/Expected a cube of size 9/g)).toHaveLength(1);
});

test("a text that is no list of cubes is said to be none, not its lines one by one", async () => {
  const file = join(folder, "letter.txt");
  await writeFile(file, "Dear reader,\nhow are you?\nI am well.\n\nYours\n");
  for (const verb of ["unpack", "verify", "repair"]) {
    const { stderr } = await runMain([verb, file]);
    expect(stderr).toMatch(/letter\.txt: none of 4 lines is a cube, so this is no list of cubes/);
    expect(stderr).not.toMatch(/is not a move|line \d/);
  }
});

test("an archive whose key would cost more than usual says so, and is tried if allowed", async () => {
  const { numbers } = await packArchive(new Uint8Array(10), { password: "b", keyCost: { logN: 10 } });
  const unpacked = await unpackArchive(numbers, { password: "b", maxLogN: 10 });
  expect(unpacked.bytes).toHaveLength(10);
  const dear = await packArchive(new Uint8Array(10), { password: "b", keyCost: { logN: 11 } });
  await expect(unpackArchive(dear.numbers, { password: "b", maxLogN: 10 })).rejects.toMatchObject({
    code: "key-cost",
    message: expect.stringMatching(/2 MiB of memory/),
  });
  await expect(unpackArchive(dear.numbers, { password: "b", maxLogN: 21 })).rejects.toThrow(RangeError);
});

test("repair that cannot write ends with 4, as its help says", async () => {
  const { numbers } = await packArchive(new Uint8Array(10), { parity: 1 });
  const file = join(folder, "whole");
  await writeFile(file, numbers.map((number) => `num:${number}`).join("\n"));
  expect((await runMain(["repair", file, "-o", join(folder, "none", "list")])).code).toBe(4);
  expect((await runMain(["repair", file, "-o", file])).code).toBe(4);
});

test("a name of 255 bytes is packed and unpacked", async () => {
  const name = "n".repeat(255);
  const file = join(folder, name);
  await writeFile(file, "something");
  const list = join(folder, "named");
  expect((await runMain(["pack", file, "-o", list])).code).toBe(0);
  expect(await runMain(["unpack", list, "-o", join(folder, "out/")])).toMatchObject({ code: 0 });
  expect(await readdir(join(folder, "out"))).toEqual([name]);
});

test("a relative cache folder is ignored, and what killed runs left is swept", async () => {
  expect(fileStore({ XDG_CACHE_HOME: "cache" })).toBeUndefined();
  const store = fileStore({ XDG_CACHE_HOME: folder })!;
  await store.put("a/1/HTM", new ArrayBuffer(1));
  const [old, young] = ["a-1-HTM.table.4242-0", "b-1-HTM.table.4243-0"].map((left) =>
    join(folder, "cubegram", left),
  );
  await writeFile(old, "half");
  await writeFile(young, "half");
  await utimes(old, 1e9, 1e9);
  await store.put("a/1/HTM", new ArrayBuffer(1));
  await expect(stat(old)).rejects.toThrow();
  await stat(young);
});

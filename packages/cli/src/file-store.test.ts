import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileStore } from "./file-store.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("what is put comes back, and nothing else does", async () => {
  const store = fileStore({ XDG_CACHE_HOME: folder })!;
  expect(await store.get("a/1/HTM")).toBeUndefined();
  await store.put("a/1/HTM", Uint8Array.from([1, 2, 3]).buffer);
  expect(new Uint8Array((await store.get("a/1/HTM"))!)).toEqual(Uint8Array.from([1, 2, 3]));
  expect(await store.get("b/1/HTM")).toBeUndefined();
});

test("a key stays inside the folder", async () => {
  await fileStore({ XDG_CACHE_HOME: folder })!.put("../../escaped", new ArrayBuffer(1));
  expect(await readdir(folder)).toEqual(["cubegram"]);
});

test("a cache that cannot be written is no cache, and nothing worse", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const store = fileStore({ XDG_CACHE_HOME: file })!;
  await store.put("a/1/HTM", new ArrayBuffer(1));
  expect(await store.get("a/1/HTM")).toBeUndefined();
  expect(fileStore({})).toBeUndefined();
  await rm(file);
});

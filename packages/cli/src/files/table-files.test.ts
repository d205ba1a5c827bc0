import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileStore } from "./table-files.ts";

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

test("what cannot be put leaves nothing behind", async () => {
  const store = fileStore({ XDG_CACHE_HOME: join(folder, "taken") })!;
  await mkdir(join(folder, "taken/cubegram/a-1-HTM.table"), { recursive: true });
  await store.put("a/1/HTM", new ArrayBuffer(1));
  expect(await readdir(join(folder, "taken/cubegram"))).toEqual(["a-1-HTM.table"]);
});

test("a table is read into memory that is there, shared or not; another length is refused with a reason", async () => {
  const said: string[] = [];
  const store = fileStore({ XDG_CACHE_HOME: folder }, (key, reason) => said.push(`${key}: ${reason}`))!;
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i * 7);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 8), 8);
  shared.set(bytes);
  await store.put("c/1/HTM", shared);
  expect(await store.has!("c/1/HTM")).toBe(true);
  expect(await store.has!("d/1/HTM")).toBe(false);
  const target = new Uint8Array(new SharedArrayBuffer(bytes.length + 4), 4);
  const shares: number[] = [];
  const place = (size: number) => (size === bytes.length ? target : undefined);
  expect(await store.readInto!("c/1/HTM", place, (share) => void shares.push(share))).toBe(target);
  expect(shares).toEqual([1]);
  expect(target.slice()).toEqual(bytes);
  expect(await store.readInto!("c/1/HTM", () => undefined)).toBeUndefined();
  expect(said).toEqual(["c/1/HTM: its file has 100000 bytes, the size of another version"]);
  expect(await store.readInto!("d/1/HTM", () => target)).toBeUndefined();
  expect(said).toHaveLength(1);
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

import { Cube } from "@cubegram/core";
import { newScan, type Scan, type SeenFace } from "@cubegram/core/vision";
import { afterEach, expect, test, vi } from "vitest";
import { decide } from "./camera.ts";
import { inPortions, type JobContext } from "./job.ts";

afterEach(() => vi.restoreAllMocks());

/** A clock that goes on by so many milliseconds whenever someone looks at it. */
function slowClock(ms: number): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += ms;
    return now;
  });
}

const PAINT = [
  [225, 230, 232],
  [175, 22, 28],
  [25, 145, 80],
  [215, 210, 60],
  [235, 90, 25],
  [20, 80, 175],
];

/** A scan that has seen the six faces of a cube, as they are. */
function scanOf(cube: Cube): Scan {
  const size = cube.size;
  const faces = Array.from({ length: 6 }, (_, face): SeenFace => {
    const letters = [...cube.facelets()].slice(face * size * size, (face + 1) * size * size);
    const rgb = Float32Array.from(letters.flatMap((letter) => PAINT["URFDLB".indexOf(letter)]));
    const trust = new Float32Array(letters.length).fill(1);
    return { size, rgb, trust, times: 3, clearest: 3, looks: [{ rgb, trust }] };
  });
  const votes = newScan(size).votes.map((_, layers) => (layers === size ? 6 : 0));
  return { ...newScan(size), faces, votes };
}

const cube = Cube.fromAlg("R U2 F' L D B2 U F R' D2 L B");
const context = (signal: AbortSignal): JobContext => ({
  signal,
  progress: () => undefined,
  store: {} as JobContext["store"],
});

test("work is done portion by portion, and others have their turn when a task has taken long enough", async () => {
  let done = 0;
  const work = function* () {
    for (; done < 40; done++) yield;
    return "whole";
  };
  // Looked at in the beginning and after each portion: three of them are a task.
  slowClock(6);
  const tasks: number[] = [];
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void) => {
    tasks.push(done);
    queueMicrotask(run);
  }) as typeof setTimeout);
  expect(await inPortions(work(), new AbortController().signal)).toBe("whole");
  expect(tasks.slice(0, 3)).toEqual([2, 5, 8]);
});

test("a cube is decided in many tasks, and is the same cube", async () => {
  const { signal } = new AbortController();
  const alone = await decide({ scan: scanOf(cube), expected: [] }, context(signal));
  expect(alone.reading?.facelets).toBe(cube.facelets());
  // As on a device that needs longer for a portion than a task may take: each is a task of its own.
  slowClock(20);
  let tasks = 0;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void) => {
    tasks++;
    queueMicrotask(run);
  }) as typeof setTimeout);
  const slowly = await decide({ scan: scanOf(cube), expected: [] }, context(signal));
  expect(slowly).toEqual(alone);
  expect(tasks).toBeGreaterThan(500);
});

test("deciding that is given up ends within a task", async () => {
  const controller = new AbortController();
  slowClock(20);
  const work = decide({ scan: scanOf(cube), expected: [] }, context(controller.signal));
  setTimeout(() => controller.abort());
  await expect(work).rejects.toMatchObject({ code: "aborted" });
});

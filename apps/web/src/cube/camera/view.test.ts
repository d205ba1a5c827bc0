/** What the camera says and offers, look by look. */
import { expect, test } from "vitest";
import type { CameraLook, CameraReading } from "../../jobs/camera.ts";
import { afterLook, type CameraView, START, wayOn } from "./view.ts";

const FRAME = { width: 640, height: 480 };
const side = { size: 3, rgb: new Float32Array() };
const sides = (count: number) => Array.from({ length: count }, () => side);
const inPicture = { corners: [], isTaken: true };

/** A look that shows a side seen before, `still` milliseconds after the last new one. */
function look(view: Partial<CameraView>, still: number, more: Partial<CameraLook> = {}): CameraView {
  const taken = view.taken ?? [];
  const now: CameraView = { ...START, stage: "looking", hint: "next", ...view };
  const seen: Partial<CameraLook> = { seen: [inPicture], taken, brightness: 120 };
  const needed = { faces: 6 - taken.length, centers: undefined };
  return afterLook(now, { needed, ...seen, ...more } as CameraLook, FRAME, { idle: still, still });
}

test("a new side is praised, and what is missing is known with it", () => {
  const view = look({ taken: sides(4) }, 0, { taken: sides(5), needed: { faces: 1, centers: [4] } });
  expect(view).toMatchObject({ hint: "next", centers: [4], isStuck: false });
  expect(wayOn(view)).toBeUndefined();
});

test("when no new side comes for some seconds, what is missing is said, and painting it is offered", () => {
  const soon = look({ taken: sides(5), centers: [4] }, 3000);
  expect([soon.hint, wayOn(soon)]).toEqual(["seen-before", undefined]);
  for (const count of [1, 4, 5]) {
    const view = look({ taken: sides(count), centers: [4] }, 8000);
    expect([view.hint, wayOn(view)]).toEqual(["missing", "paint"]);
  }
});

test("without any side there is nothing to paint on", () => {
  const view = look({ hint: "first" }, 60_000, { seen: [] });
  expect([view.hint, wayOn(view)]).toEqual(["nothing", undefined]);
});

test("in the dark it is the light, whatever is missing, and painting is offered all the same", () => {
  const view = look({ taken: sides(5) }, 8000, { seen: [], brightness: 20 });
  expect([view.hint, wayOn(view)]).toEqual(["dark", "paint"]);
});

test("sides of two cubes are named after a moment, and taken back when they make a cube after all", () => {
  const mixed = { taken: sides(6), noCube: { isMixed: true, sizes: [3], impossible: undefined } };
  expect(look(mixed, 1000).hint).toBe("next");
  const view = look(mixed, 3000);
  expect([view.hint, wayOn(view)]).toEqual(["mixed", "again"]);
  expect(look({ ...view, noCube: undefined }, 1000).hint).toBe("next");
});

test("sides of two sizes are named from the first one on", () => {
  const noCube = { isMixed: true, sizes: [3, 4], impossible: undefined };
  const view = look({ taken: sides(2), noCube }, 3000);
  expect([view.hint, wayOn(view)]).toEqual(["sizes", "again"]);
});

test("a cube that no turns lead to is named, whatever legal one is near, and may be taken as it is", () => {
  const impossible = { size: 3, facelets: "", doubts: [] };
  const near = { likely: { rearranged: 0 } as CameraReading, taken: sides(6) };
  const view = look({ ...near, noCube: { isMixed: false, sizes: [3], impossible } }, 3000);
  expect([view.hint, wayOn(view)]).toEqual(["impossible", "take"]);
});

test("six sides that are no cube yet have not been seen before, but not clearly enough; there is no rest to paint", () => {
  expect(look({ taken: sides(6) }, 3000).hint).toBe("unsure");
  const view = look({ taken: sides(6) }, 8000);
  expect([view.hint, wayOn(view)]).toEqual(["unsure", "take"]);
});

test("a cube that is likely may be taken", () => {
  const likely = { rearranged: 0 } as CameraReading;
  const view = look({ taken: sides(6), likely }, 100);
  expect([view.hint, wayOn(view)]).toEqual(["unsure", "take"]);
  expect(look({ taken: sides(6), likely: { ...likely, rearranged: 0.3 } }, 100).hint).toBe("corner");
});

test("each trouble has one way on", () => {
  const ways = (["refused", "busy", "stopped", "none", "insecure", "picture", "deciding"] as const).map(
    (stage) => wayOn({ ...START, stage }),
  );
  expect(ways).toEqual(["start", "start", "start", "pictures", "pictures", "pictures", undefined]);
});

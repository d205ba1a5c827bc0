import { paletteOf } from "@cubegram/core/drawing";
import { faces } from "@cubegram/core/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deltaE2000, EYES, seen } from "../../../core/test/color-difference.ts";
import { cameraAt } from "../scene/camera.ts";
import { lightOn, lit } from "./color.ts";

test("no face is darker than 0.88 nor brighter than its color, wherever the viewer stands", () => {
  fc.assert(
    fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 }), (yaw, pitch) => {
      for (const { normal } of faces()) {
        const light = lightOn(cameraAt({ yaw, pitch }, false), normal);
        expect(light).toBeGreaterThanOrEqual(0.88);
        expect(light).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each(Object.entries(EYES))(
  "any two color-safe stickers on any two faces stay 20 apart for %s eyes",
  (_, eye) => {
    const camera = cameraAt({ yaw: 36, pitch: 29 }, false);
    const lights = faces().map(({ normal }) => lightOn(camera, normal));
    const palette = paletteOf("color-safe");
    for (const [i, one] of palette.entries())
      for (const other of palette.slice(i + 1))
        for (const a of lights)
          for (const b of lights)
            expect(deltaE2000(seen(lit(one, a), eye), seen(lit(other, b), eye))).toBeGreaterThanOrEqual(20);
  },
);

test("red and orange of the standard scheme stay 20 apart on any two faces", () => {
  const [, red, , , orange] = paletteOf("standard");
  const ends = [0.94, 1];
  for (const a of ends)
    for (const b of ends)
      expect(
        deltaE2000(seen(lit(red, a), EYES.normal), seen(lit(orange, b), EYES.normal)),
      ).toBeGreaterThanOrEqual(20);
});

import { Cube } from "@cubegram/core";
import { seededRandom } from "@cubegram/core/perm";
import { printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { emojiOf } from "./emoji.ts";
import { recognizeWritten } from "./written.ts";

test("squares are read back as the cube they came from, for every size that is written on", () => {
  const random = seededRandom("emoji");
  for (const size of [2, 3, 4, 5, 6, 7]) {
    const facelets = Cube.random(size, random).facelets();
    const [found, ...more] = recognizeWritten({ way: "paste", text: emojiOf(facelets), size: 3 });
    expect(more).toEqual([]);
    expect(found.kind === "cube" && printFacelets(found.coloring)).toBe(facelets);
  }
});

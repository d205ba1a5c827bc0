import { expect, test } from "vitest";
import { inEachRun } from "../../test/samples.ts";
import { assemble } from "../diagnosis/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf } from "../state/index.ts";
import { decideCube } from "./decide.ts";

test("noise without a cube gives a legal cube without confidence, or a refusal", () => {
  const random = seededRandom("nothing");
  for (const size of inEachRun([2, 3], [2])) {
    const faces = Array.from({ length: 6 }, () => ({
      rgb: Array.from({ length: 3 * size * size }, () => 255 * random()),
    }));
    const reading = decideCube(faces, size);
    if (!reading.ok) continue;
    expect(assemble(coloringOf(reading.value.state)).ok).toBe(true);
    expect(reading.value.confidence).toBeLessThan(0.9);
  }
});

import { expect, test } from "vitest";
import { isWholeRun, sampleBlocks } from "../../test/samples.ts";
import { ROTATION_COUNT } from "../geometry/index.ts";
import { randomBelow } from "../perm/index.ts";
import { coloringOf, printFacelets, randomAssembly, randomState, rotateState } from "../state/index.ts";
import { diagnose } from "./index.ts";

const oneMisread = sampleBlocks("slow one", isWholeRun ? 10_000 : 4000);
test.each(oneMisread)(
  "one sticker misread: $count random cubes in random views, each found and uniquely repaired",
  ({ random, count }) => {
    for (let i = 0; i < count; i++) {
      const size = 2 + (i % 2);
      const state = rotateState(randomState(size, random), randomBelow(ROTATION_COUNT, random));
      const { colors } = coloringOf(state);
      const facelets = printFacelets({ size, colors });
      const wrong = randomBelow(colors.length, random);
      colors[wrong] = (colors[wrong] + 1 + randomBelow(5, random)) % 6;
      const { repairs } = diagnose({ size, colors });
      expect(repairs.map((repair) => [repair.kind, repair.facelets])).toEqual([["sticker", facelets]]);
    }
  },
);

// Bound: 5 standard deviations of the binomial distribution.
test.each(sampleBlocks("slow odds", isWholeRun ? 210_000 : 70_000))(
  "one assembly in 12 of $count is legal",
  ({ random, count }) => {
    let legal = 0;
    for (let i = 0; i < count; i++)
      if (diagnose(coloringOf(randomAssembly(3, random)), { repairs: false }).legal) legal++;
    expect(Math.abs(legal - count / 12)).toBeLessThan(5 * Math.sqrt((count * 11) / 144));
  },
);

const turnedFaces = sampleBlocks("slow faces", 2000);
test.each(turnedFaces)(
  "all four-to-the-sixth face rotations: the cube is found again for $count random cubes, nearly always alone",
  ({ random, count }) => {
    let several = 0;
    for (let i = 0; i < count; i++) {
      const { colors } = coloringOf(randomState(3, random));
      const facelets = printFacelets({ size: 3, colors });
      for (let face = 0; face < 6; face++)
        for (let quarters = randomBelow(4, random); quarters > 0; quarters--) {
          const before = colors.slice(face * 9, face * 9 + 9);
          for (let at = 0; at < 9; at++)
            colors[face * 9 + at] = before[(2 - (at % 3)) * 3 + Math.floor(at / 3)];
        }
      const { legal, repairs } = diagnose({ size: 3, colors });
      if (legal) continue;
      expect(repairs.map((repair) => repair.facelets)).toContain(facelets);
      if (repairs.length > 1) several++;
    }
    expect(several).toBeLessThan(2 + count / 50);
  },
);

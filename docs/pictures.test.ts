/** The pictures of the README are drawn by ourselves; `npx vitest run --project fast docs/pictures -u` draws them anew. */

import { Cube } from "@cubegram/core";
import { drawSvg } from "@cubegram/core/drawing";
import { coloringOf } from "@cubegram/core/state";
import { expect, test } from "vitest";

/** MEET AT NOON: the moves that the README prints. */
const cube = Cube.fromAlg("U B2 L2 F' U2 B R' B R' U");

test.each([
  ["light", "#ffffff"],
  ["dark", "#0d1117"],
])("the README's cube on a %s page", async (name, background) => {
  const svg = drawSvg(coloringOf(cube.state), { view: "cube", background });
  await expect(svg).toMatchFileSnapshot(`pictures/cube-${name}.svg`);
});

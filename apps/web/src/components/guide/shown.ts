/** What the cube in hand should show now. */
import { Cube } from "@cubegram/core";
import { type Guide, movesOf } from "./model.ts";

export function shownNow(guide: Guide, size: number): string {
  const start = guide.way ? Cube.fromFacelets(guide.way.from) : Cube.solved(size);
  return start.apply(movesOf(guide).slice(0, guide.made).join(" ")).facelets();
}

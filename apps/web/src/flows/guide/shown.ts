/** What the cube in hand should show. */
import { Cube } from "@cubegram/core";
import type { CubeState } from "@cubegram/core/state";
import { type Guide, movesOf } from "./model.ts";

/** Now. */
export function shownNow(guide: Guide, size: number): string {
  return shownAfter(guide, size, guide.made).facelets();
}

/** Someone who is lost is not far from where they should be. */
const NEAR = 12;

/** After each of the moves around the given one, since someone who is lost is somewhere near it. */
export function shownNearby(guide: Guide, size: number): readonly CubeState[] {
  const from = Math.max(0, guide.made - NEAR);
  const moves = movesOf(guide).slice(from, guide.made + NEAR);
  let cube = shownAfter(guide, size, from);
  const shown = [cube.state];
  for (const move of moves) {
    cube = cube.apply(move);
    shown.push(cube.state);
  }
  return shown;
}

function shownAfter(guide: Guide, size: number, made: number): Cube {
  const start = guide.way ? Cube.fromFacelets(guide.way.from) : Cube.solved(size);
  return start.apply(movesOf(guide).slice(0, made).join(" "));
}

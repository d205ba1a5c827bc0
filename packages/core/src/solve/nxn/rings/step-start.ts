/** Where a step begins: the position of a large cube as the beam of a step sees it. */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { type CenterOrbit, maskOf } from "../center-masks.ts";
import { patternRanks } from "./axis-model.ts";
import { kindOf, type Phase } from "./ring-records.ts";

/** Where the stickers at some facelets were before some turns. */
export function origins(facelets: Uint16Array, turns: readonly Turn[], size: number): Uint16Array {
  const { cellOfFacelet, faceletImage, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  return facelets.map((facelet) => {
    let from = facelet;
    for (let i = turns.length - 1; i >= 0; i--) {
      const { axis, first, last, quarters } = turns[i];
      const own = layer[axis][cellOfFacelet[from]];
      if (own >= first && own <= last)
        from = faceletImage[from * ROTATION_COUNT + quarter[axis][4 - quarters]];
    }
    return from;
  });
}

export function startOf(
  colors: Uint8Array,
  orbits: readonly CenterOrbit[],
  phase: Phase,
  odd: number,
): Int32Array {
  if (phase === 2) {
    const ranks = patternRanks();
    const bytes = orbits.map((orbit) => {
      const mask = maskOf(colors, orbit, memberOf(phase));
      return [mask & 255, (mask >> 8) & 255, mask >> 16];
    });
    return Int32Array.from([0, 1, 2].flatMap((own) => bytes.map((each) => ranks[each[own]])));
  }
  return Int32Array.of(...orbits.map((orbit) => maskOf(colors, orbit, memberOf(phase))), odd);
}

/** Whether a color is one of those that a phase places, or of the three first faces in the last phase. */
export function memberOf(phase: Phase): (color: number) => boolean {
  if (phase === 2) return (color) => color < 3;
  const kind = kindOf(phase);
  return (color) => color % 3 === kind;
}

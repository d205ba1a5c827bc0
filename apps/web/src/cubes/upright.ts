/** A cube as a person sees it, white up and green in front. */
import { type CubeState, coloringOf, printFacelets, uprightState } from "@cubegram/core/state";

export function uprightFacelets(state: CubeState): string {
  return printFacelets(coloringOf(uprightState(state)));
}

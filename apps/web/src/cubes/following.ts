/**
 * Following the turns of a smart cube, as core does it. Of the room that is otherwise the workers' own, these four are without a search
 * and a model, and a turn is to be seen at once.
 */
import { type CubeState, coloringOf, printFacelets, uprightState } from "@cubegram/core/state";

export {
  type Follow,
  type FollowNews,
  follow,
  followHolds,
  followRoute,
  followState,
  followTurn,
} from "@cubegram/core/message";

/** As a person sees a cube, white up and green in front. */
export function faceletsOf(state: CubeState): string {
  return printFacelets(coloringOf(uprightState(state)));
}

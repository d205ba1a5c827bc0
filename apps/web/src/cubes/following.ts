/** A smart cube while it is turned: following its turns, and the cube as the person sees it. */
import { type CubeState, coloringOf, printFacelets, uprightState } from "@cubegram/core/state";

/**
 * Following the turns of a smart cube, as core does it. Of the room that is otherwise the workers' own, these four are without a search
 * and a model, and a turn is to be seen at once.
 */
export {
  type Follow,
  type FollowNews,
  follow,
  followHolds,
  followRoute,
  followState,
  followTurn,
} from "@cubegram/core/message";

/** A cube as a person sees it, white up and green in front. */
export function uprightFacelets(state: CubeState): string {
  return printFacelets(coloringOf(uprightState(state)));
}

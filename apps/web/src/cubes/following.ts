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

/** From a cube in hand, in any state, to the message. */

import type { Hands } from "../../../flows/guide/hands.ts";
import type { Guide } from "../../../flows/guide/model.ts";
import { ask } from "../../../jobs/ask.ts";
import type { RouteInput } from "../../../jobs/write.ts";
import { checkAsked, hands, password, record } from "../model.ts";

/** What to ask the worker. */
export function routeInput(guide: Guide, facelets: string): RouteInput {
  const now = record.value.value;
  const { kind, text, size } = now;
  const secret = password.value;
  return {
    facelets,
    alg: guide.cubes[guide.cube],
    kind,
    // A place may have been typed in another form.
    text: kind === "coordinates" ? guide.text : text,
    size,
    check: checkAsked(now, secret),
    isNearest: guide.cubes.length === 1 && secret === "" && (kind === "coordinates" || text === guide.text),
  };
}

export const guideHands: Hands = {
  ...hands,
  routeFrom: (guide, facelets, signal) => ask("write", "route", routeInput(guide, facelets), { signal }),
};

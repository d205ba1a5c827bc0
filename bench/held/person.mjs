/** A person who paints a cube: the stickers that the app asks for, in its order, as they are seen, until it is content. */
import { Cube } from "@cubegram/core";
import { heldAsVouched, heldBack, heldSides, possibleColors } from "@cubegram/core/diagnosis";
import { decodeMessage, writtenAmong } from "@cubegram/core/message";
import { UNKNOWN_COLOR } from "@cubegram/core/state";

const UNTURNED = [0, 0, 0, 0, 0, 0];
const CENTERS = [4, 13, 22, 31, 40, 49];
/** A conversation that goes on for longer goes on forever. */
const MAX_ROUNDS = 80;
/** As many as the app lists. */
const MAX_OFFERS = 3;

/** How many stickers are entered if the cube is held rightly and nothing is asked. */
export function plainStrokes(colors) {
  const painted = blank();
  let strokes = 0;
  for (let at = nextEmpty(painted, 0) ?? -1; at >= 0; at = nextEmpty(painted, at) ?? -1) {
    painted[at] = colors[at];
    strokes++;
  }
  return strokes;
}

/**
 * Paints what is seen, obeys every question, and accepts every offer, as someone does who no longer knows how a side was
 * held. `reads.digits`: check digits that agree speak for a cube; `reads.text`: so does a text that reads as written, once
 * all is painted.
 */
export async function paintAll(truth, saw, reads) {
  const done = { end: "stuck", strokes: 0, questions: 0, offers: 0, wrongOffers: 0 };
  let painted = blank();
  let seen = saw;
  let at = 0;
  let turned = UNTURNED;
  const passes = checkDigits();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = nextEmpty(painted, at);
    if (next !== undefined && next >= 0) {
      painted[next] = seen[next];
      at = next;
      done.strokes++;
      continue;
    }
    const { verdict, holds, ask } = await answer(painted, turned, reads.digits ? passes : undefined);
    if (verdict === "none") return done;
    if (verdict === "several") {
      done.offers++;
      const isListed = holds.slice(0, MAX_OFFERS).some(({ coloring }) => fits(coloring.colors, truth));
      return { ...done, end: isListed ? "asked" : "silently wrong" };
    }
    if (verdict === "ask") {
      painted[ask[0]] = seen[ask[0]];
      done.questions++;
      continue;
    }
    if (verdict === "turned") {
      const [{ hold }] = holds;
      done.offers++;
      painted = Uint8Array.from(holds[0].coloring.colors);
      seen = Uint8Array.from(heldBack({ size: 3, colors: seen }, hold).colors);
      turned = hold.kind === "sides" ? turned.map((by, face) => (by + hold.quarters[face]) % 4) : UNTURNED;
      if (!fits(painted, truth)) done.wrongOffers++;
      continue;
    }
    const masks = possibleColors({ size: 3, colors: painted });
    const isRight = masks?.every((mask, facelet) => mask === 1 << truth[facelet]);
    if (isRight) return { ...done, end: done.offers > 0 ? "named" : "right by itself" };
    const isTold = reads.text && (await isReadOtherwise(holds, painted, truth));
    return { ...done, end: isTold ? "asked" : "silently wrong" };
  }
  return done;
}

/** What the app finds: check digits are looked at wherever whole cubes are left. */
async function answer(painted, turned, passes) {
  const coloring = { size: 3, colors: painted };
  const held = heldSides(coloring, { turned });
  if (!passes) return held;
  const vouched = new Set();
  for (const cube of new Set(held.holds.flatMap(({ cubes }) => cubes)))
    if (await passes(cube)) vouched.add(cube);
  return heldAsVouched(coloring, held, vouched);
}

/**
 * Whether the cube reads like a scrambled one, and the right one is among those that read as written if the whole cube was
 * held in another way, or colors were exchanged; told as the app tells them.
 */
async function isReadOtherwise(holds, painted, truth) {
  const cubesOf = (hold) => hold.cubes.map((facelets) => Cube.fromFacelets(facelets));
  const [asEntered, others] = [true, false].map((is) =>
    holds.filter((hold) => fits(painted, hold.coloring.colors) === is).flatMap(cubesOf),
  );
  if ((await writtenAmong(asEntered, { check: 0 })).length > 0) return false;
  const written = await writtenAmong(others, { check: 0 });
  return written
    .filter(({ odds }) => odds > others.length)
    .slice(0, MAX_OFFERS)
    .some(({ at }) => fits(truth, Uint8Array.from(others[at].facelets(), colorOf)));
}

const colorOf = (letter) => "URFDLB".indexOf(letter);

/** Whether check digits agree; a cube that is left after the next sticker, too, is not read again. */
function checkDigits() {
  const known = new Map();
  return async (cube) => {
    if (!known.has(cube))
      known.set(cube, (await decodeMessage(Cube.fromFacelets(cube), { repairs: false })).check === "passed");
    return known.get(cube);
  };
}

function blank() {
  const colors = new Uint8Array(54).fill(UNKNOWN_COLOR);
  CENTERS.forEach((facelet, face) => {
    colors[facelet] = face;
  });
  return colors;
}

/** The next sticker that neither is entered nor follows from others; −1 if there is none, undefined if they contradict. */
function nextEmpty(colors, from) {
  const masks = possibleColors({ size: 3, colors });
  if (!masks) return undefined;
  for (let step = 0; step < 54; step++) {
    const facelet = (from + step) % 54;
    if (colors[facelet] === UNKNOWN_COLOR && (masks[facelet] & (masks[facelet] - 1)) !== 0) return facelet;
  }
  return -1;
}

/** Whether the entered stickers are those of the cube. */
function fits(painted, truth) {
  return painted.every((color, facelet) => color === UNKNOWN_COLOR || color === truth[facelet]);
}

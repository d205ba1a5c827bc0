/**
 * A 3-cycle of wings of one depth, wherever they are: outer turns bring them (and everything else, still paired) to
 * where [S, W] cycles three. It settles at least one wing for good, and 3-cycles generate every even arrangement.
 */
import { faces, type Turn } from "../../geometry/index.ts";
import { NO_WING, PLACES, placesAfter, turnOfFace, type Wings, wingPlaces } from "./wings.ts";

/** Turns that pair at least one more wing and separate none. At least three wings must be unpaired. */
export function settleOne(wings: Wings): Turn[] {
  const depth =
    wings.orbits.findIndex((orbit) =>
      orbit.some((wing, place) => wing !== NO_WING && wing !== wings.middles[place]),
    ) + 1;
  const orbit = wings.orbits[depth - 1];
  const wrong = [...orbit.keys()].filter((place) => orbit[place] !== wings.middles[place]);
  const from = wrong[0];
  const to = wings.middles.indexOf(orbit[from]);
  const { partner } = wingPlaces();
  const third = wrong.filter((place) => place !== from && place !== to);
  const free = third.find((place) => place !== partner[from] && place !== partner[to]);
  if (partner[from] !== to && free !== undefined) return threeCycle(wings.size, depth, from, to, free);
  return throughFourth(wings.size, depth, from, to, free ?? third[0]);
}

/**
 * The 3-cycle p → q → t → p, two of whose places are next to one edge, as two 3-cycles that avoid this: with p and q
 * those two places and u any other, first p → u → t → p, then u → q → t → u.
 */
function throughFourth(size: number, depth: number, from: number, to: number, third: number): Turn[] {
  const { partner } = wingPlaces();
  const ring = [from, to, third];
  const at = ring.findIndex((place, i) => partner[place] === ring[(i + 1) % 3]);
  const [p, q, t] = [0, 1, 2].map((i) => ring[(at + i) % 3]);
  let u = 0;
  while ([p, q, t].some((place) => place === u || partner[place] === u)) u++;
  const first = threeCycle(size, depth, p, u, t);
  const [q2, t2, u2] = [q, t, u].map((place) => placeAfter(first, size, place));
  return [...first, ...threeCycle(size, depth, u2, q2, t2)];
}

/** Where the outer turns of the first 3-cycle take a place together with its midge. */
function placeAfter(turns: readonly Turn[], size: number, place: number): number {
  return turns.reduce((at, turn) => placesAfter(turn, size, -1)[at], place);
}

/** Turns that bring the wing at p to q, that at q to t, and that at t to p, as seen from the midges. */
function threeCycle(size: number, depth: number, p: number, q: number, t: number): Turn[] {
  const core = coreTurns(size, depth);
  const image = core.reduce(
    (at, turn) => at.map((place) => placesAfter(turn, size, depth)[place]),
    Array.from({ length: PLACES }, (_, place) => place),
  );
  const a = image.findIndex((place, i) => place !== i);
  const goal = [a, image[a], image[image[a]]];
  return [...setupTo([p, q, t], goal, size), ...core];
}

/** [S, W]: S a slice of y, W = R U R⁻¹. */
function coreTurns(size: number, depth: number): Turn[] {
  const right = faces().find(({ name }) => name === "R")!.index;
  const up = faces().find(({ name }) => name === "U")!.index;
  const slice = (quarters: number): Turn => ({ axis: 1, first: depth, last: depth, quarters });
  const word = (quarters: number) => [
    turnOfFace(right, size, 1),
    turnOfFace(up, size, quarters),
    turnOfFace(right, size, 3),
  ];
  return [slice(1), ...word(1), slice(3), ...word(3)];
}

/** The fewest outer turns that take three places to three others, up to cyclic order. */
function setupTo(start: readonly number[], goal: readonly number[], size: number): Turn[] {
  const turns = faces().flatMap(({ index }) =>
    [1, 2, 3].map((quarters) => turnOfFace(index, size, quarters)),
  );
  const images = turns.map((turn) => placesAfter(turn, size, -1));
  const key = ([a, b, c]: readonly number[]) => (a * PLACES + b) * PLACES + c;
  const goals = [0, 1, 2].map((i) => key([0, 1, 2].map((j) => goal[(i + j) % 3])));
  const cameBy = new Int8Array(PLACES ** 3).fill(-1);
  const parents = new Int32Array(PLACES ** 3).fill(-1);
  const queue = [key(start)];
  cameBy[key(start)] = turns.length;
  for (const at of queue) {
    if (goals.includes(at)) return turnsTo(at);
    const a = Math.floor(at / PLACES ** 2);
    const b = Math.floor(at / PLACES) % PLACES;
    for (let move = 0; move < images.length; move++) {
      const image = images[move];
      const next = (image[a] * PLACES + image[b]) * PLACES + image[at % PLACES];
      if (cameBy[next] >= 0) continue;
      cameBy[next] = move;
      parents[next] = at;
      queue.push(next);
    }
  }
  throw new Error("setupTo: three wings beside one edge");

  function turnsTo(end: number): Turn[] {
    const setup: Turn[] = [];
    for (let at = end; parents[at] >= 0; at = parents[at]) setup.push(turns[cameBy[at]]);
    return setup.reverse();
  }
}

/**
 * What can be done to join wings: a *lead*, which is a regrip and a few turns of sides, and a *join*, S · W · S⁻¹. Whatever the
 * depth of the slice S, the 24 places of its wings (nxn/wing-places) change in the same way, so one table per join serves all
 * depths and sizes.
 */
import { FACES } from "../../../geometry/index.ts";
import { readAlg, turnsOf } from "../../../notation/index.ts";
import { PLACES, placesAfter, wingPlaces } from "../../nxn/wing-places.ts";
import { regrips } from "./large-cube.ts";
import { edgeParityAlg } from "./parity.ts";

/** A size at which wings of one depth are separate from all others, and a depth there. */
const MODEL = 6;
const DEPTH = 1;
const MIDDLES = -1;

/** Flat pairs of places. */
export type PlaceChange = Uint8Array;

export interface EdgeJoin {
  readonly cost: number;
  readonly isFlip: boolean;
  readonly isParity: boolean;
  /** Where a wing comes from, and where the middle edge beside it then comes from, for all places where these differ. */
  readonly besideMiddle: PlaceChange;
  /** Where a wing comes from, and where the wing beside it then comes from, for all places that were not next to each other. */
  readonly besideWing: PlaceChange;
  /** With the slice at that depth. */
  alg(depth: number): string;
}

export interface Lead {
  readonly alg: string;
  readonly cost: number;
  /** image[place]: where what was there ends up, for wings and middle edges alike. */
  readonly image: Uint8Array;
}

/** W turns the edge at the front right over, or brings one from the top there. */
const FLIPS = ["R U R' F R' F' R", "F' U' F R' F R F'"];
const REPLACEMENTS = ["R U R'", "R U' R'", "R U2 R'", "F' U F", "F' U' F", "F' U2 F"];
const AMOUNTS = ["", "2", "'"];

let madeJoins: readonly EdgeJoin[] | undefined;

/** All joins by slices of that depth. Slices next to the top and the bottom can turn together with them, as one turn. */
export function joinsAt(depth: number): readonly EdgeJoin[] {
  madeJoins ??= makeJoins();
  return depth === 1 ? madeJoins : madeJoins.filter((join) => !join.alg(1).includes("w"));
}

function makeJoins(): readonly EdgeJoin[] {
  const joins: EdgeJoin[] = [];
  for (const word of [...FLIPS, ...REPLACEMENTS])
    for (const face of ["U", "D"])
      for (const [i, amount] of AMOUNTS.entries())
        for (const isWide of [true, false]) {
          const slice = (depth: number, turned: string) =>
            isWide ? `${face}w${turned}` : `${depth + 1}${face}${turned}`;
          const alg = (depth: number) => `${slice(depth, amount)} ${word} ${slice(depth, AMOUNTS[2 - i])}`;
          const cost = word.split(" ").length + (isWide ? 2 : 4);
          joins.push({ alg, cost, isFlip: FLIPS.includes(word), isParity: false, ...changesBy(alg(DEPTH)) });
        }
  return joins;
}

/** The parity algorithm, which swaps the two wings of an edge, as a join. */
export function parityJoin(): EdgeJoin {
  return { alg: edgeParityAlg, cost: 0, isFlip: false, isParity: true, ...changesBy(edgeParityAlg(DEPTH)) };
}

function changesBy(alg: string): Pick<EdgeJoin, "besideMiddle" | "besideWing"> {
  const { partner } = wingPlaces();
  const wing = cameFrom(alg, DEPTH);
  const middle = cameFrom(alg, MIDDLES);
  const besideMiddle: number[] = [];
  const besideWing: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (wing[place] !== middle[place]) besideMiddle.push(wing[place], middle[place]);
    const beside = wing[partner[place]];
    if (beside !== partner[wing[place]]) besideWing.push(wing[place], beside);
  }
  return { besideMiddle: Uint8Array.from(besideMiddle), besideWing: Uint8Array.from(besideWing) };
}

/** from[place]: where what ends at that place came from. */
function cameFrom(alg: string, depth: number): Uint8Array {
  const image = imageOf(alg, depth);
  const from = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) from[image[place]] = place;
  return from;
}

function imageOf(alg: string, depth: number): Uint8Array {
  return turnsOf(readAlg(alg), MODEL).reduce(
    (image, turn) => image.map((place) => placesAfter(turn, MODEL, depth)[place]),
    Uint8Array.from({ length: PLACES }, (_, place) => place),
  );
}

const madeLeads: Lead[][] = [];

/** Regrips followed by exactly that many turns of sides. */
export function leads(turns: number): readonly Lead[] {
  const known = madeLeads[turns];
  if (known) return known;
  const sides = turns === 0 ? [] : sideTurns();
  const made =
    turns === 0
      ? regrips().map(({ alg }) => ({ alg, cost: 0, image: imageOf(alg, DEPTH) }))
      : leads(turns - 1).flatMap((lead) => sides.map((turn) => followed(lead, turn)));
  madeLeads[turns] = made;
  return made;
}

function followed({ alg, cost, image }: Lead, turn: Lead): Lead {
  return {
    alg: [alg, turn.alg].filter(Boolean).join(" "),
    cost: cost + 1,
    image: image.map((place) => turn.image[place]),
  };
}

function sideTurns(): readonly Lead[] {
  return FACES.flatMap((face) =>
    AMOUNTS.map((amount) => ({ alg: face + amount, cost: 1, image: imageOf(face + amount, DEPTH) })),
  );
}

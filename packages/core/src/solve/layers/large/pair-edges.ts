/**
 * The edges, one join after another (edge-joins). On an odd cube wings join the middle edge; on an even one the innermost are joined
 * with each other, and the rest join these. Joins trade wings in even numbers, so the parity algorithm fixes an odd order of one depth.
 */
import { EDGE_NAMES, FACES } from "../../../geometry/index.ts";
import { readAlg, turnsOf } from "../../../notation/index.ts";
import { parity } from "../../../perm/index.ts";
import { type CubeState, turnStateBy } from "../../../state/index.ts";
import {
  cellsOfPlaces,
  moved,
  PLACES,
  pairsParted,
  placesAfter,
  placesBefore,
  standingAt,
  wingDepths,
  wingPlaces,
} from "../../nxn/wings.ts";
import { piecesNamed } from "../layer-cube.ts";
import { act, type LargeCube, regrips } from "./large-cube.ts";
import { EDGE_PARITY, edgeParityAlg, FLIP, LARGE_STEPS, REPLACE } from "./large-steps.ts";

/** The wings of one depth by their home places, and the edges that they are to join. */
interface Wings {
  readonly depth: number;
  readonly standing: Uint8Array;
  /** None for the innermost wings of an even cube. */
  readonly middles: Uint8Array | undefined;
}

interface Found {
  readonly wings: Wings;
  readonly lead: Lead;
  readonly join: EdgeJoin;
  /** Wings joined per turn. */
  readonly rate: number;
}

/** Joins all edges of a cube whose centers are solved, with a pause after each step. Returns the state afterward. */
export function* pairEdges(cube: LargeCube, state: CubeState): Generator<void, CubeState> {
  let now = state;
  for (;;) {
    const open = openWings(now);
    if (open.length === 0) return now;
    const found = findJoin(open, [0, 1]) ?? findParity(open) ?? findJoin(open, [2]) ?? findJoin(open, [3]);
    if (!found) throw new Error("Internal error: nothing joins two more wings.");
    const { wings, lead, join: done } = found;
    const alg = [lead.alg, done.alg(wings.depth)].filter(Boolean).join(" ");
    const turns = act(cube, alg, {
      step: LARGE_STEPS["pair-edges"],
      pieces: edgesJoinedBy(wings, lead, done),
      cases: [done.isFlip ? FLIP : done.isParity ? EDGE_PARITY : REPLACE],
    });
    now = turnStateBy(now, turns);
    yield;
  }
}

/** The depths whose wings are not joined yet and can be; on an even cube the innermost come first. */
function openWings(state: CubeState): readonly Wings[] {
  const { size } = state;
  const depths = wingDepths(size);
  const isOpen = (wings: Wings) => joinedWith(wings).some((is) => !is);
  const wingsAt = (middles?: Uint8Array) => (depth: number) => ({
    depth,
    standing: standingAt(state, depth),
    middles,
  });
  if (size % 2 === 1) return depths.map(wingsAt(standingAt(state, (size - 1) / 2))).filter(isOpen);
  const inner = wingsAt()(depths[depths.length - 1]);
  return isOpen(inner) ? [inner] : depths.slice(0, -1).map(wingsAt(inner.standing)).filter(isOpen);
}

/** By place: whether the wing there is beside what it belongs to. */
function joinedWith({ standing, middles }: Wings): boolean[] {
  const { partner } = wingPlaces();
  return Array.from(standing, (wing, place) =>
    middles ? wing === middles[place] : standing[partner[place]] === partner[wing],
  );
}

/** The most wings per turn, after that many turns of sides. One turn is nearly always enough. */
function findJoin(open: readonly Wings[], turnsBefore: readonly number[]): Found | undefined {
  let best: Found | undefined;
  for (const turns of turnsBefore)
    for (const wings of open)
      for (const lead of leads(turns)) {
        const led = movedBy(wings, lead);
        for (const join of joinsAt(wings.depth)) {
          const rate = gainOf(led, join) / (lead.cost + join.cost);
          if (rate > (best?.rate ?? 0)) best = { wings, lead, join, rate };
        }
      }
  return best;
}

/** The parity algorithm at the edge where it joins most, for a depth whose wings are in an odd order. */
function findParity(open: readonly Wings[]): Found | undefined {
  const odd = open.filter(isOdd);
  const join = parityJoin();
  const all = odd.flatMap((wings) =>
    leads(0).map((lead) => ({ wings, lead, join, rate: gainOf(movedBy(wings, lead), join) })),
  );
  return all.reduce<Found | undefined>(
    (best, one) => (best && best.rate >= one.rate ? best : one),
    undefined,
  );
}

function isOdd({ standing, middles }: Wings): boolean {
  return middles !== undefined && parity(moved(standing, middles)) === 1;
}

function movedBy({ depth, standing, middles }: Wings, { image }: Lead): Wings {
  return { depth, standing: moved(standing, image), middles: middles && moved(middles, image) };
}

/** How many more wings are joined. */
function gainOf({ standing, middles }: Wings, { besideMiddle, besideWing }: EdgeJoin): number {
  const { partner } = wingPlaces();
  const changes: PlaceChange = middles ? besideMiddle : besideWing;
  let gain = 0;
  for (let i = 0; i < changes.length; i += 2) {
    const wing = changes[i];
    const other = changes[i + 1];
    if (middles) {
      if (standing[wing] === middles[other]) gain++;
      if (standing[other] === middles[other]) gain--;
    } else {
      if (standing[other] === partner[standing[wing]]) gain++;
      if (standing[partner[wing]] === partner[standing[wing]]) gain--;
    }
  }
  return gain;
}

/** The names of the edges that gain a wing through a join. */
function edgesJoinedBy(wings: Wings, lead: Lead, { besideMiddle, besideWing }: EdgeJoin): string[] {
  const { partner } = wingPlaces();
  const { standing, middles } = movedBy(wings, lead);
  const changes = middles ? besideMiddle : besideWing;
  const homes: number[] = [];
  for (let i = 0; i < changes.length; i += 2) {
    const wing = standing[changes[i]];
    const isJoined = middles ? wing === middles[changes[i + 1]] : standing[changes[i + 1]] === partner[wing];
    if (isJoined) homes.push(wing);
  }
  return [...new Set(homes.map(edgeName))];
}

/** The edge that a place of a wing is beside: EDGE_NAMES in the order of an orbit of a 3x3. */
function edgeName(place: number): string {
  const cell = cellsOfPlaces(3, 1)[place];
  return EDGE_NAMES.find((name) => piecesNamed([name], 3)[0] === cell)!;
}

// What can be done to join wings: a *lead*, which is a regrip and a few turns of sides, and a *join*, S · W · S⁻¹. Whatever the
// depth of the slice S, the 24 places of its wings (nxn/wings) change in the same way, so one table per join serves all
// depths and sizes.

/** A size at which wings of one depth are separate from all others, and a depth there. */
const MODEL = 6;
const DEPTH = 1;
const MIDDLES = -1;

/** Flat pairs of places. */
type PlaceChange = Uint8Array;

interface EdgeJoin {
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

interface Lead {
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
function joinsAt(depth: number): readonly EdgeJoin[] {
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
function parityJoin(): EdgeJoin {
  return { alg: edgeParityAlg, cost: 0, isFlip: false, isParity: true, ...changesBy(edgeParityAlg(DEPTH)) };
}

function changesBy(alg: string): Pick<EdgeJoin, "besideMiddle" | "besideWing"> {
  const { partner } = wingPlaces();
  const turns = turnsOf(readAlg(alg), MODEL);
  const wing = placesBefore(turns, MODEL, DEPTH);
  const middle = placesBefore(turns, MODEL, MIDDLES);
  const besideWing: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const beside = wing[partner[place]];
    if (beside !== partner[wing[place]]) besideWing.push(wing[place], beside);
  }
  return { besideMiddle: pairsParted(wing, middle), besideWing: Uint8Array.from(besideWing) };
}

function imageOf(alg: string): Uint8Array {
  return turnsOf(readAlg(alg), MODEL).reduce(
    (image, turn) => image.map((place) => placesAfter(turn, MODEL, DEPTH)[place]),
    Uint8Array.from({ length: PLACES }, (_, place) => place),
  );
}

const madeLeads: Lead[][] = [];

/** Regrips followed by exactly that many turns of sides. */
function leads(turns: number): readonly Lead[] {
  const known = madeLeads[turns];
  if (known) return known;
  const sides = turns === 0 ? [] : sideTurns();
  const made =
    turns === 0
      ? regrips().map(({ alg }) => ({ alg, cost: 0, image: imageOf(alg) }))
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
    AMOUNTS.map((amount) => ({ alg: face + amount, cost: 1, image: imageOf(face + amount) })),
  );
}

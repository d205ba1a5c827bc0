/**
 * The edges, one join after another (edge-joins). On an odd cube wings join the middle edge; on an even one the innermost are joined
 * with each other, and the rest join these. Joins trade wings in even numbers, so the parity algorithm fixes an odd order of one depth.
 */
import { cubeGeometry, EDGE_NAMES } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import { type CubeState, turnStateBy } from "../../../state/index.ts";
import { PLACES, wingPlaces } from "../../nxn/wing-places.ts";
import { standingAt, wingDepths } from "../../nxn/wings.ts";
import { piecesNamed } from "../layer-cube.ts";
import { type EdgeJoin, joinsAt, type Lead, leads, type PlaceChange, parityJoin } from "./edge-joins.ts";
import { act, type LargeCube } from "./large-cube.ts";
import { EDGE_PARITY, FLIP, LARGE_STEPS, REPLACE } from "./large-steps.ts";

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
        const moved = movedBy(wings, lead);
        for (const join of joinsAt(wings.depth)) {
          const rate = gainOf(moved, join) / (lead.cost + join.cost);
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

/** Whether the wings of that depth are in an odd order. */
function isOdd({ standing, middles }: Wings): boolean {
  if (!middles) return false;
  const order = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) order[middles[place]] = standing[place];
  return parity(order) === 1;
}

function movedBy({ depth, standing, middles }: Wings, { image }: Lead): Wings {
  const moved = (from: Uint8Array) => {
    const to = new Uint8Array(PLACES);
    for (let place = 0; place < PLACES; place++) to[image[place]] = from[place];
    return to;
  };
  return { depth, standing: moved(standing), middles: middles && moved(middles) };
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
  const { cells, place: placeOf } = cubeGeometry(3);
  const base = cells.findIndex(([x, y, z]) => x === 2 && y === 2 && z === 0);
  const cell = placeOf[base * PLACES + place];
  return EDGE_NAMES.find((name) => piecesNamed([name], 3)[0] === cell)!;
}

/**
 * The centers of a 4x4 in three stages, each with fewer turns than the last: the colors of one axis to its faces; those of the
 * other two axes apart; then the two colors of each axis. The second turns inner layers by quarters about the first axis
 * only, the third by halves only. What is done stays done, and each orbit alone has a table of exact distances.
 */
import type { Turn } from "../../geometry/index.ts";
import { bitImages, blockTurns, byteOfAxis, centerOrbits, maskOf, maskTable } from "./center-masks.ts";
import { beamSearch } from "./mask-beam.ts";
import { eightPlaces, fourOfEachAxis, type MaskRank, maskDistances } from "./mask-distance.ts";
import { makeTurns, type Workpiece } from "./workpiece.ts";

/** Solves the centers in place, with even wings at the end; `parity`: bit d − 1 for wings of depth d that stand oddly. False if it fails. */
export function* centerStages(
  work: Workpiece,
  parity: number,
  axis: 0 | 1 | 2,
  width: number,
): Generator<void, boolean> {
  const { size } = work;
  const own = byteOfAxis(axis);
  const other = (own + 1) % 3;
  const isInner = (turn: Turn) => turn.last - turn.first > 0;
  const all = blockTurns(size);
  const second = all.filter((turn) => !isInner(turn) || turn.axis === axis || turn.quarters === 2);
  const third = all.filter((turn) => !isInner(turn) || turn.quarters === 2);
  const eight = eightPlaces();
  let odd = parity;
  const first = yield* stage(
    work,
    all,
    eight,
    255 << (8 * own),
    (color) => color % 3 === own,
    0,
    width,
    false,
  );
  if (!first) return false;
  odd ^= oddDepths(first);
  makeTurns(work, first);
  const then = yield* stage(
    work,
    second,
    eight,
    255 << (8 * other),
    (color) => color % 3 === other,
    odd,
    width,
    true,
  );
  if (!then) return false;
  makeTurns(work, then);
  const last = yield* stage(work, third, fourOfEachAxis(), 0x0f0f0f, (color) => color < 3, 0, width, false);
  if (!last) return false;
  makeTurns(work, last);
  return true;
}

/** The depths whose wings the turns leave oddly. */
function oddDepths(turns: readonly Turn[]): number {
  return turns.reduce((odd, turn) => odd ^ toggled(turn), 0);
}

function toggled({ first, last, quarters }: Turn): number {
  return quarters === 2 ? 0 : (1 << (last - first)) - 1;
}

function* stage(
  work: Workpiece,
  turns: readonly Turn[],
  rank: MaskRank,
  goal: number,
  isMember: (color: number) => boolean,
  parity: number,
  width: number,
  withParity: boolean,
): Generator<void, Turn[] | undefined> {
  const { size, colors } = work;
  const orbits = centerOrbits(size);
  const images = orbits.map((orbit) => turns.map((turn) => bitImages(size, orbit, turn)));
  const distances: Uint8Array[] = [];
  for (const image of images)
    distances.push(yield* maskDistances(`${rank.size} ${turns.length}`, rank, goal, image));
  const tables = turns.flatMap((_, move) =>
    images.map((image) =>
      image[move].every((to, from) => to === from) ? undefined : maskTable(image[move]),
    ),
  );
  const depths = Math.floor(size / 2) - 1;
  const path = yield* beamSearch(
    {
      rank,
      distances,
      tables,
      moves: turns.length,
      toggles: Uint32Array.from(turns, (turn) => (withParity ? toggled(turn) : 0)),
      weight: 8,
      parityCost: Uint8Array.from({ length: 1 << depths }, (_, odd) =>
        withParity ? changes(odd, depths) : 0,
      ),
    },
    Uint32Array.from(orbits, (orbit) => maskOf(colors, orbit, isMember)),
    parity,
    width,
  );
  return path?.map((move) => turns[move]);
}

/** How many outer block turns, by quarters, make these depths odd. */
function changes(odd: number, depths: number): number {
  let count = 0;
  for (let depth = 0; depth < depths; depth++) count += ((odd >> depth) ^ (odd >> (depth + 1))) & 1;
  return count;
}

/** Exact distances of one center orbit: how many outer block turns it would need by itself. */
import {
  distanceSteps,
  type MaskRank,
  maskMoves,
  maskTrack,
  productSpace,
  rankMask,
  trackOf,
} from "../../../search/index.ts";

/** The entry where no turns lead: one more than the longest distance of the engine's builder. */
export const UNREACHED = 127;

const tables = new Map<string, Uint8Array>();

/**
 * distances[2 · rank of mask + parity], `UNREACHED` where no turns lead; built once for all orbits on which the turns
 * act alike. `isOdd[turn]` is 1 for turns that change the parity, which is even at the goal. Without it, only even
 * entries are filled.
 */
export function* maskDistances(
  name: string,
  rank: MaskRank,
  goal: number,
  images: readonly Uint8Array[],
  isOdd: Uint8Array,
): Generator<void, Uint8Array> {
  const keyOf = (image: Uint8Array, turn: number) => `${image.join()} ${isOdd[turn]}`;
  const distinct = new Map(images.map((image, turn) => [keyOf(image, turn), { image, odd: isOdd[turn] }]));
  const key = `${name} ${goal} ${[...distinct.keys()].sort().join(";")}`;
  const known = tables.get(key);
  if (known) return known;
  const moves = [...distinct.values()].filter(
    ({ image, odd }) => odd === 1 || image.some((to, from) => to !== from),
  );
  const masks = {
    size: rank.size,
    home: rankMask(rank, goal),
    track: maskTrack(maskMoves(moves.map(({ image }) => image)), rank),
  };
  const parities = Uint16Array.from([0, 1].flatMap((parity) => moves.map(({ odd }) => parity ^ odd)));
  const parity = { size: 2, home: 0, track: trackOf(parities, moves.length) };
  const isAsked = isOdd.some((odd) => odd === 1);
  const factors = isAsked ? [masks, parity] : [masks];
  const found = yield* distanceSteps(productSpace(name, factors, moves.length));
  const distances = isAsked ? found : spread(found);
  tables.set(key, distances);
  return distances;
}

/** Spreads the distances to the even entries. */
function spread(found: Uint8Array): Uint8Array {
  const distances = new Uint8Array(2 * found.length).fill(UNREACHED);
  found.forEach((distance, index) => {
    distances[2 * index] = distance;
  });
  return distances;
}

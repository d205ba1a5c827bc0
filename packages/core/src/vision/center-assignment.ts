/**
 * The six colors assigned to the 24 places of a center orbit, four of each: the best assignment, the summed likelihood of
 * all of them, and the probability of each color at each place. The sums are exact: a partial assignment is identified by
 * how many of each color it has used (5⁶ counts).
 */
export interface CenterAssignment {
  readonly best: number;
  readonly total: number;
  readonly colors: Uint8Array;
  /** shares[place · 6 + color]: the probability of that color at that place. */
  shares(): Float64Array;
}

const COLORS = 6;
const EACH = 4;
const STRIDES = [1, 5, 25, 125, 625, 3125];

/** `logs[place · 6 + color]`: the log-likelihood of that color at that place, for 24 places. */
export function assignCenters(logs: Float64Array): CenterAssignment {
  const places = logs.length / COLORS;
  const peak = Array.from({ length: places }, (_, place) =>
    Math.max(...logs.subarray(place * COLORS, place * COLORS + COLORS)),
  );
  const weights = logs.map((log, at) => Math.exp(log - peak[Math.floor(at / COLORS)]));
  const layers = countLayers(places);
  // ways[key]: the summed likelihood of all partial assignments with these counts; best[key]: the greatest of them.
  const ways = new Float64Array(5 ** COLORS);
  const best = new Float64Array(5 ** COLORS).fill(-1);
  const choice = new Int8Array(5 ** COLORS).fill(-1);
  ways[0] = best[0] = 1;
  for (let place = 0; place < places; place++)
    for (const key of layers[place])
      for (let color = 0; color < COLORS; color++) {
        if (Math.floor(key / STRIDES[color]) % 5 === EACH) continue;
        const next = key + STRIDES[color];
        const weight = weights[place * COLORS + color];
        ways[next] += ways[key] * weight;
        if (best[key] * weight > best[next]) {
          best[next] = best[key] * weight;
          choice[next] = color;
        }
      }
  const full = STRIDES.reduce((sum, stride) => sum + EACH * stride, 0);
  const base = peak.reduce((sum, log) => sum + log, 0);
  return {
    best: base + Math.log(best[full]),
    total: base + Math.log(ways[full]),
    colors: backtrack(choice, full, places),
    shares: () => sharesOf(weights, layers, ways, full),
  };
}

function backtrack(choice: Int8Array, full: number, places: number): Uint8Array {
  const colors = new Uint8Array(places);
  let key = full;
  for (let place = places - 1; place >= 0; place--) {
    colors[place] = choice[key];
    key -= STRIDES[choice[key]];
  }
  return colors;
}

function sharesOf(
  weights: Float64Array,
  layers: readonly Uint16Array[],
  ways: Float64Array,
  full: number,
): Float64Array {
  const shares = new Float64Array(weights.length);
  const rest = new Float64Array(ways.length);
  rest[full] = 1;
  for (let place = layers.length - 1; place >= 0; place--)
    for (const key of layers[place])
      for (let color = 0; color < COLORS; color++) {
        if (Math.floor(key / STRIDES[color]) % 5 === EACH) continue;
        const weight = weights[place * COLORS + color] * rest[key + STRIDES[color]];
        rest[key] += weight;
        shares[place * COLORS + color] += ways[key] * weight;
      }
  return shares.map((share) => share / ways[full]);
}

const made = new Map<number, readonly Uint16Array[]>();

/** layers[place]: the keys (counts of each color) that add up to `place`. */
function countLayers(places: number): readonly Uint16Array[] {
  const known = made.get(places);
  if (known) return known;
  const layers: number[][] = Array.from({ length: places + 1 }, () => []);
  for (let key = 0; key < 5 ** COLORS; key++) {
    const used = STRIDES.reduce((sum, stride) => sum + (Math.floor(key / stride) % 5), 0);
    layers[used].push(key);
  }
  const packed = layers.slice(0, places).map((keys) => Uint16Array.from(keys));
  made.set(places, packed);
  return packed;
}

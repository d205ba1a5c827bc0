/**
 * Intervals as patterns. A state g of a prefix of level k ≤ 8 has edge pᵢ at place i for all i < k, so g⁻¹ has edge i at
 * place pᵢ, and g⁻¹ followed by another cube has it where that cube takes pᵢ: a pattern of the first edges, whose distance
 * from home is that of the nearest such g. All completions are in the interval, so the pattern table answers exactly.
 */
import { unrankCubies } from "../codec/index.ts";
import { inverse } from "../perm/index.ts";
import { distanceAt, MOVE_COUNT } from "../search/index.ts";
import { type CubeState, cubiesOf } from "../state/index.ts";
import { patternIndex } from "./edge-patterns.ts";
import {
  type DigitPrefix,
  digitPrefixesOf,
  digitWeights,
  EDGE_DIGITS,
  type RankInterval,
  sharedLevel,
} from "./interval.ts";
import { type FewestTables, fourAt, type Incumbent, offer } from "./tables.ts";

/** Edges whose places make a pattern. */
const PATTERN_EDGES = 8;

/** Offers the shortest way into a prefix of at most eight digits, if it is short enough. */
export function lookUpPrefix(
  tables: FewestTables,
  prefix: DigitPrefix,
  from: CubeState,
  incumbent: Incumbent,
): void {
  const { ep } = unrankCubies(prefix.low);
  // What the given cube does to the places.
  const moved = inverse(cubiesOf(from).ep);
  const places = ep.map((place) => moved[place]);
  const known = places.slice(0, prefix.level);
  const free = places.slice(prefix.level);
  let best: Pattern = { upper: 0, lower: 0, distance: incumbent.limit + 1 };
  complete(known);
  if (best.distance <= incumbent.limit) offer(incumbent, walkHome(tables, best));

  /** Tries all completions of the first edges' places; four of them already bound the distance from below. */
  function complete(places: readonly number[]): void {
    if (places.length === PATTERN_EDGES) {
      const pattern = patternAt(tables, places);
      if (pattern.distance < best.distance) best = pattern;
      return;
    }
    if (places.length === 4 && distanceAt(tables.fourEdges, fourAt(places, 0)) >= best.distance) return;
    for (const place of free) if (!places.includes(place)) complete([...places, place]);
  }
}

interface Pattern {
  readonly upper: number;
  readonly lower: number;
  readonly distance: number;
}

/** Edge i at places[i]. */
function patternAt(tables: FewestTables, places: readonly number[]): Pattern {
  const upper = fourAt(places, 0);
  const lower = fourAt(places, 4);
  return {
    upper,
    lower,
    distance: distanceAt(tables.patterns, patternIndex(tables.patternIndex, upper, lower)),
  };
}

/** Moves that bring a pattern home, each one closer; the first that works is taken. */
function walkHome(
  { moves, patternIndex: index, patterns }: FewestTables,
  { upper, lower, distance }: Pattern,
): number[] {
  const path: number[] = [];
  for (let left = distance - 1; left >= 0; left--)
    for (let move = 0; move < MOVE_COUNT; move++) {
      const nextUpper = moves.fourEdges[upper * MOVE_COUNT + move];
      const nextLower = moves.fourEdges[lower * MOVE_COUNT + move];
      if (distanceAt(patterns, patternIndex(index, nextUpper, nextLower)) !== left) continue;
      upper = nextUpper;
      lower = nextLower;
      path.push(move);
      break;
    }
  return path;
}

// What is left of an interval after its short prefixes have been looked up.

export interface Pieces {
  /** Digit prefixes of at most eight digits: whole patterns. */
  readonly short: readonly DigitPrefix[];
  /** The rest, as intervals whose numbers share at least eight digits; there are few of them, however long the list. */
  readonly rest: readonly RankInterval[];
  /** The rest again, as prefixes. */
  readonly long: readonly DigitPrefix[];
}

export function piecesOf(intervals: readonly RankInterval[]): Pieces {
  const prefixes = intervals.flatMap(digitPrefixesOf);
  const weights = digitWeights();
  const short = prefixes.filter(({ level }) => level <= PATTERN_EDGES);
  const long = prefixes.filter(({ level }) => level > PATTERN_EDGES);
  const rest: RankInterval[] = [];
  for (const { low, level } of long) {
    const last = rest.at(-1);
    const pattern = weights[PATTERN_EDGES];
    if (last && last.low + last.width === low && last.low / pattern === low / pattern)
      rest[rest.length - 1] = { low: last.low, width: last.width + weights[level] };
    else rest.push({ low, width: weights[level] });
  }
  return { short, rest: rest.flatMap(splitAcross), long };
}

/**
 * An interval that begins near the end of one run of states with the same edges and ends near the start of the next
 * shares fewer digits than its two parts do.
 */
function splitAcross(interval: RankInterval): RankInterval[] {
  const level = sharedLevel(interval);
  if (level >= EDGE_DIGITS) return [interval];
  const weight = digitWeights()[level + 1];
  const { low, width } = interval;
  const cut = (low / weight + 1n) * weight;
  if (cut >= low + width || low + width - cut > weight) return [interval];
  return [
    { low, width: cut - low },
    { low: cut, width: low + width - cut },
  ].flatMap(splitAcross);
}

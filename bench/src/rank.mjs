/**
 * Numbers of 3x3 states, side by side: our kernel (typed arrays) and friendly door (objects, BigInt) against CubeCode's
 * cached method and cubing.js's binary pattern. In every round all jobs take many short turns, so that a busy moment
 * of the machine affects them alike; figures are medians over the rounds, and a ratio is the median of the rounds' ratios.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  PACKED_WORDS,
  packCubies,
  packedKernel,
  RANK_LIMBS,
  rankCubies,
  unrankCubies,
} from "@cubegram/core/codec";
import { decodeCube, encodeCube } from "@cubegram/core/cubecode";
import { seededRandom } from "@cubegram/core/perm";
import { cubiesOf, randomState } from "@cubegram/core/state";
import {
  experimentalReid3x3x3ToTwizzleBinary as packPattern,
  experimentalTwizzleBinaryToReid3x3x3 as unpackPattern,
} from "cubing/protocol";
import { cube3x3x3 } from "cubing/puzzles";
import { median } from "../figures.mjs";

export const title = "Rank and unrank of 3x3 states";

const CUBES = 4000;
const PATTERNS = 200;
const ROUNDS = 31;
const WARM_UP = 5;
const TURNS = 12;

async function makeJobs(log) {
  const random = seededRandom("rank bench");
  const cubies = Array.from({ length: CUBES }, () => {
    const { cp, co, ep, eo } = cubiesOf(randomState(3, random));
    return { cp: [...cp], co: [...co], ep: [...ep], eo: [...eo] };
  });
  const start = performance.now();
  const cache = makeCornerCache();
  log(`rank: corner cache of the cached method made in ${(performance.now() - start).toFixed(0)} ms`);

  const { rank, unrank } = packedKernel();
  const packed = new Int32Array(CUBES * PACKED_WORDS);
  const limbs = new Int32Array(CUBES * RANK_LIMBS);
  const unpacked = new Int32Array(CUBES * PACKED_WORDS);
  cubies.forEach((cube, k) => {
    packCubies(cube, packed, k * PACKED_WORDS);
  });
  const numbers = cubies.map((cube) => encode(cube, cache));
  rank(packed, limbs, 0, CUBES);
  unrank(limbs, unpacked, 0, CUBES);
  const agree =
    numbers.every((number, k) => rankCubies(cubies[k]) === number && encodeCube(cubies[k]) === number) &&
    numbers.every((number, k) => limbsValue(limbs, k) === number) &&
    unpacked.every((word, k) => word === packed[k]) &&
    [decode, (number) => unrankCubies(number), (number) => decodeCube(number)].every((decoder) =>
      numbers.every((number, k) => JSON.stringify(decoder(number, cache)) === JSON.stringify(cubies[k])),
    );
  if (!agree) throw new Error("rank: the methods do not agree");

  const patterns = await randomPatterns(PATTERNS, random);
  // cubing.js's packed form of a 3x3 (88 bits, not a bijection, with centers) is the closest thing it has to a number.
  const binaries = patterns.map((pattern) => packPattern(pattern));
  // Results are dropped at once; keeping thousands would measure the garbage collector.
  const sink = new Array(16);
  /** A job of `step` cubes per turn, about a millisecond: long enough to time, too short to be interrupted often. */
  const over = (items, step, action) => {
    let next = 0;
    return job(step, () => {
      const end = next + step;
      for (let k = next; k < end; k++) sink[k & 15] = action(items[k]);
      next = end === items.length ? 0 : end;
    });
  };
  const runs = (count, run) =>
    job(count * CUBES, () => {
      for (let i = 0; i < count; i++) run();
    });
  return {
    kernelRank: runs(5, () => rank(packed, limbs, 0, CUBES)),
    kernelUnrank: runs(4, () => unrank(limbs, unpacked, 0, CUBES)),
    friendlyRank: over(cubies, 4000, rankCubies),
    friendlyUnrank: over(numbers, 4000, (number) => unrankCubies(number)),
    dropInRank: over(cubies, 4000, (cube) => encodeCube(cube)),
    dropInUnrank: over(numbers, 4000, (number) => decodeCube(number)),
    cachedRank: over(cubies, 400, (cube) => encode(cube, cache)),
    cachedUnrank: over(numbers, 200, (number) => decode(number, cache)),
    peerPack: over(patterns, 20, (pattern) => packPattern(pattern)),
    peerUnpack: over(binaries, 20, (binary) => unpackPattern(binary)),
  };
}

function job(count, run) {
  return { count, run, milliseconds: 0, rates: [] };
}

function limbsValue(limbs, k) {
  const [low, middle, high] = limbs.subarray(k * RANK_LIMBS);
  return BigInt(low) + (BigInt(middle) << 22n) + (BigInt(high) << 44n);
}

/** Millions per second, round by round; the first rounds are only a warm-up. */
function measure(jobs, log) {
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    if (round % 10 === 0) log(`rank: round ${round} of ${ROUNDS}`);
    for (const job of jobs) job.milliseconds = 0;
    for (let turn = 0; turn < TURNS; turn++)
      for (const job of jobs) {
        const start = performance.now();
        job.run();
        job.milliseconds += performance.now() - start;
      }
    if (round < 0) continue;
    for (const job of jobs) job.rates.push((job.count * TURNS) / job.milliseconds / 1000);
  }
}

/** Median milliseconds from import to first result, each in a process of its own. */
function firstResult() {
  const script = fileURLToPath(new URL("./rank/first-result.mjs", import.meta.url));
  const once = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return Number(stdout);
  };
  return median(Array.from({ length: 9 }, once));
}

export async function run({ log }) {
  const jobs = await makeJobs(log);
  measure(Object.values(jobs), log);
  const row = (what, ours, theirs, goal) => ({
    what,
    "ours M/s": median(ours.rates).toFixed(2),
    "theirs M/s": median(theirs.rates).toFixed(3),
    ratio: `${median(ours.rates.map((rate, round) => rate / theirs.rates[round])).toFixed(1)}×`,
    ...(goal ? { goal } : {}),
  });
  return [
    row("kernel rank : cached method", jobs.kernelRank, jobs.cachedRank, "≥ 70×"),
    row("kernel unrank : cached method", jobs.kernelUnrank, jobs.cachedUnrank, "≥ 50×"),
    row("rankCubies : cached method", jobs.friendlyRank, jobs.cachedRank, "≥ 10×"),
    row("unrankCubies : cached method", jobs.friendlyUnrank, jobs.cachedUnrank, "≥ 6×"),
    row("cubecode encodeCube : cached method", jobs.dropInRank, jobs.cachedRank, "≥ 10×"),
    row("cubecode decodeCube : cached method", jobs.dropInUnrank, jobs.cachedUnrank, "≥ 6×"),
    row("rankCubies : cubing.js binary pattern", jobs.friendlyRank, jobs.peerPack),
    row("unrankCubies : cubing.js binary pattern", jobs.friendlyUnrank, jobs.peerUnpack),
    row("kernel rank : cubing.js binary pattern", jobs.kernelRank, jobs.peerPack),
    row("kernel unrank : cubing.js binary pattern", jobs.kernelUnrank, jobs.peerUnpack),
    {
      what: "first number and cube after import, fresh process",
      "ours M/s": `${firstResult().toFixed(1)} ms`,
      goal: "≤ 15 ms",
    },
  ];
}

const MOVES = ["U", "D", "L", "R", "F", "B"].flatMap((face) => [face, `${face}2`, `${face}'`]);

/** Patterns after 30 random moves each. */
async function randomPatterns(count, random) {
  const puzzle = await cube3x3x3.kpuzzle();
  return Array.from({ length: count }, () => {
    const moves = Array.from({ length: 30 }, () => MOVES[Math.floor(random() * MOVES.length)]);
    return puzzle.defaultPattern().applyAlg(moves.join(" "));
  });
}

/**
 * The baseline: CubeCode's published method, rewritten from its description. All 40,320 corner permutations are
 * kept in a cache, keyed by the joined permutation, with their place among those of the same parity; edges are unranked
 * by splicing a pool, in BigInt; orientations are read as numbers in base 2 and 3; cubes and numbers are checked the way it
 * checks them. The original was measured at 0.26 – 0.36 M/s (encode) and 0.14 – 0.22 M/s (decode) on a similar machine.
 */
const COUNT = 43_252_003_274_489_856_000n;

const FACTORIALS = [1n];
for (let n = 1n; n <= 12n; n++) FACTORIALS.push(FACTORIALS[FACTORIALS.length - 1] * n);

/** The two tables: joined permutation → place, and for each parity the permutations in order. */
function makeCornerCache() {
  const places = new Map();
  const lists = [[], []];
  const visit = (head, rest) => {
    if (rest.length === 0) {
      const list = lists[parity(head)];
      places.set(head.join(","), list.length);
      list.push(head);
      return;
    }
    for (let i = 0; i < rest.length; i++)
      visit([...head, rest[i]], [...rest.slice(0, i), ...rest.slice(i + 1)]);
  };
  visit([], [0, 1, 2, 3, 4, 5, 6, 7]);
  return { places, lists };
}

function parity(permutation) {
  let odd = 0;
  for (let i = 0; i < permutation.length; i++)
    for (let j = i + 1; j < permutation.length; j++) if (permutation[j] < permutation[i]) odd ^= 1;
  return odd;
}

function checkPermutation(items, length) {
  if (!Array.isArray(items) || items.length !== length) throw new Error(`expected ${length} pieces`);
  const seen = new Array(length).fill(false);
  for (const item of items) {
    if (item < 0 || item >= length || seen[item]) throw new Error("expected each piece once");
    seen[item] = true;
  }
}

function checkOrientation(items, length, radix) {
  if (!Array.isArray(items) || items.length !== length) throw new Error(`expected ${length} orientations`);
  let sum = 0;
  for (const item of items) {
    if (item < 0 || item >= radix) throw new Error("orientation out of range");
    sum += item;
  }
  if (sum % radix !== 0) throw new Error("orientations do not add up");
}

function lehmerRank(permutation) {
  let rank = 0;
  for (let i = 0; i < permutation.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < permutation.length; j++) if (permutation[j] < permutation[i]) smaller++;
    rank = rank * (permutation.length - i) + smaller;
  }
  return rank;
}

function encode({ cp, co, ep, eo }, cache) {
  checkPermutation(cp, 8);
  checkOrientation(co, 8, 3);
  checkPermutation(ep, 12);
  checkOrientation(eo, 12, 2);
  if (parity(cp) !== parity(ep)) throw new Error("parities differ");
  const edges = BigInt(lehmerRank(ep));
  const corners = BigInt(cache.places.get(cp.join(",")));
  const flips = BigInt(Number.parseInt(eo.slice(1).join(""), 2));
  const twists = BigInt(Number.parseInt(co.slice(1).join(""), 3));
  return ((edges * 20160n + corners) * 2048n + flips) * 2187n + twists;
}

function decode(number, cache) {
  if (number < 0n || number >= COUNT) throw new Error("number out of range");
  let rest = number;
  const co = withImplied(readDigits(rest % 2187n, 3, 7), 3);
  rest /= 2187n;
  const eo = withImplied(readDigits(rest % 2048n, 2, 11), 2);
  rest /= 2048n;
  const corners = Number(rest % 20160n);
  rest /= 20160n;
  const pool = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const ep = [];
  for (let left = 11; left >= 0; left--) {
    const weight = FACTORIALS[left];
    ep.push(pool.splice(Number(rest / weight), 1)[0]);
    rest %= weight;
  }
  const cp = [...cache.lists[parity(ep)][corners]];
  return { cp, co, ep, eo };
}

function readDigits(value, base, length) {
  return Array.from(value.toString(base).padStart(length, "0"), Number);
}

/** The orientation that is not written down, in front of the others. */
function withImplied(orientations, radix) {
  const sum = orientations.reduce((total, item) => total + item, 0);
  return [(radix - (sum % radix)) % radix, ...orientations];
}

/**
 * Numbers of 3x3 states, side by side: our kernel (typed arrays) and friendly door (objects, BigInt) against CubeCode's
 * cached method and cubing.js's binary pattern. All jobs take turns in every round, so that a busy moment of
 * the machine hits them alike; the figure is the median of the rounds.
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
import { decode, encode, makeCornerCache } from "./rank/cached-method.mjs";
import { packPattern, randomPatterns, unpackPattern } from "./rank/peer-patterns.mjs";

export const title = "Rank and unrank of 3x3 states";

const CUBES = 4000;
const PATTERNS = 200;
const ROUNDS = 25;

/** Jobs go over all their cubes `repeat` times; long enough for the clock, short enough to take turns. */
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
  const binaries = patterns.map((pattern) => packPattern(pattern));
  // Results are dropped at once; keeping thousands would measure the garbage collector.
  const sink = new Array(16);
  const over = (items, action) => () => {
    for (let k = 0; k < items.length; k++) sink[k & 15] = action(items[k]);
  };
  const job = (count, repeat, run) => ({ count, repeat, run, rates: [] });
  return {
    kernelRank: job(CUBES, 40, () => rank(packed, limbs, 0, CUBES)),
    kernelUnrank: job(CUBES, 40, () => unrank(limbs, unpacked, 0, CUBES)),
    friendlyRank: job(CUBES, 8, over(cubies, rankCubies)),
    friendlyUnrank: job(
      CUBES,
      8,
      over(numbers, (number) => unrankCubies(number)),
    ),
    dropInRank: job(
      CUBES,
      8,
      over(cubies, (cube) => encodeCube(cube)),
    ),
    dropInUnrank: job(
      CUBES,
      8,
      over(numbers, (number) => decodeCube(number)),
    ),
    cachedRank: job(
      CUBES,
      1,
      over(cubies, (cube) => encode(cube, cache)),
    ),
    cachedUnrank: job(
      CUBES,
      1,
      over(numbers, (number) => decode(number, cache)),
    ),
    peerPack: job(
      PATTERNS,
      1,
      over(patterns, (pattern) => packPattern(pattern)),
    ),
    peerUnpack: job(
      PATTERNS,
      1,
      over(binaries, (binary) => unpackPattern(binary)),
    ),
  };
}

function limbsValue(limbs, k) {
  const [low, middle, high] = limbs.subarray(k * RANK_LIMBS);
  return BigInt(low) + (BigInt(middle) << 22n) + (BigInt(high) << 44n);
}

/** Millions a second: each job in turn, round after round; the first rounds only warm up. */
function measure(jobs, log) {
  for (let round = -5; round < ROUNDS; round++) {
    if (round % 10 === 0) log(`rank: round ${round} of ${ROUNDS}`);
    for (const job of Object.values(jobs)) {
      const start = performance.now();
      for (let i = 0; i < job.repeat; i++) job.run();
      if (round >= 0) job.rates.push((job.count * job.repeat) / (performance.now() - start) / 1000);
    }
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
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
  measure(jobs, log);
  const rate = Object.fromEntries(Object.entries(jobs).map(([name, { rates }]) => [name, median(rates)]));
  const row = (what, ours, theirs, goal) => ({
    what,
    "ours M/s": ours.toFixed(2),
    "theirs M/s": theirs.toFixed(3),
    ratio: `${(ours / theirs).toFixed(1)}×`,
    ...(goal ? { goal } : {}),
  });
  return [
    row("kernel rank : cached method", rate.kernelRank, rate.cachedRank, "≥ 70×"),
    row("kernel unrank : cached method", rate.kernelUnrank, rate.cachedUnrank, "≥ 50×"),
    row("rankCubies : cached method", rate.friendlyRank, rate.cachedRank, "≥ 10×"),
    row("unrankCubies : cached method", rate.friendlyUnrank, rate.cachedUnrank, "≥ 6×"),
    row("cubecode encodeCube : cached method", rate.dropInRank, rate.cachedRank),
    row("cubecode decodeCube : cached method", rate.dropInUnrank, rate.cachedUnrank),
    row("rankCubies : cubing.js binary pattern", rate.friendlyRank, rate.peerPack),
    row("unrankCubies : cubing.js binary pattern", rate.friendlyUnrank, rate.peerUnpack),
    row("kernel rank : cubing.js binary pattern", rate.kernelRank, rate.peerPack),
    row("kernel unrank : cubing.js binary pattern", rate.kernelUnrank, rate.peerUnpack),
    {
      what: "first number and cube after import, fresh process",
      "ours M/s": `${firstResult().toFixed(1)} ms`,
      goal: "≤ 15 ms",
    },
  ];
}

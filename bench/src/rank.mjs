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
import { decode, encode, makeCornerCache } from "./rank/cached-method.mjs";

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

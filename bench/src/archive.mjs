/**
 * Files on cubes. The baseline for packing is the direct way: 20 cubes as one BigInt in base N, and each number
 * unranked to an object; for parity it is the same code over BigInt residues.
 */
import { packArchive, packLimbs, packStream, printCubeList, unpackArchive } from "@cubegram/core/archive";
import { packedKernel, rankCubies, stateCount, unrankCubies } from "@cubegram/core/codec";
import { bigField, interpolate, locateErrors, parityOf, pointsFrom, primeField } from "@cubegram/core/field";
import { randomBelow, randomBigBelow, randomPermutation, seededRandom } from "@cubegram/core/perm";
import { deriveKey, permuteNumber } from "@cubegram/core/secret";

import { groupKernel } from "../internals.mjs";

export const title = "Archives: bytes to cubes and back, parity, passwords";

const N = stateCount(3);
const MEGABYTE = 1e6;
const GROUP_BYTES = 326 / 8;

export async function run({ log }) {
  log("packing …");
  const rows = [...kernels(), ...(await streams())];
  log("parity …");
  rows.push(...parity(1000, 100, "≤ 100 ms"), ...parity(10_000, 1000, "≤ 3 s"));
  rows.push(await wholeArchive());
  log("passwords …");
  rows.push(...(await passwords()));
  return rows;
}

/** The best of several runs, in seconds: other work on the machine can only make a run slower. */
function seconds(task, runs = 5) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    task();
    best = Math.min(best, performance.now() - start);
  }
  return best / 1000;
}

const speed = (bytes, time) => `${(bytes / MEGABYTE / time).toFixed(1)} MB/s`;
const milliseconds = (time) => `${(time * 1000).toFixed(1)} ms`;
const times = (theirs, ours) => `${(theirs / ours).toFixed(1)}×`;

function randomBytes(length) {
  const random = seededRandom("bench archive");
  return Uint8Array.from({ length }, () => randomBelow(256, random));
}

function kernels() {
  const groups = 50_000;
  const bytes = randomBytes(Math.ceil(groups * GROUP_BYTES) + 16);
  const limbs = new Int32Array(groups * 15);
  const cubes = new Int32Array(groups * 25);
  const { pack, unpack } = groupKernel();
  const { rank, unrank } = packedKernel();
  const size = groups * GROUP_BYTES;
  const packing = seconds(() => pack(bytes, 65, groups, limbs, 0));
  const toCubes = seconds(() => {
    pack(bytes, 65, groups, limbs, 0);
    unrank(limbs, cubes, 0, groups * 5);
  });
  const back = new Uint8Array(bytes.length);
  const fromCubes = seconds(() => {
    rank(cubes, limbs, 0, groups * 5);
    unpack(limbs, 0, groups, back, 65);
  });
  const unpacking = seconds(() => unpack(limbs, 0, groups, back, 65));
  if (back.subarray(9, 1_000_000).some((byte, i) => byte !== bytes[i + 9]))
    throw new Error("bytes did not come back");
  const few = 3000;
  const objects = packByBigInt(bytes.subarray(0, few * 163));
  const plainIn = seconds(() => packByBigInt(bytes.subarray(0, few * 163)), 2);
  const plainOut = seconds(() => unpackByBigInt(objects), 2);
  const row = (what, time, plain) => ({
    what,
    ours: speed(size, time),
    theirs: plain === undefined ? "" : speed(few * 163, plain),
    ratio: plain === undefined ? "" : times(plain / (few * 163), time / size),
    goal: plain === undefined ? "" : "≥ 25 MB/s",
  });
  return [
    row("bytes → packed 3x3 cubes (20 bytes each), one thread", toCubes, plainIn),
    row("packed 3x3 cubes → bytes", fromCubes, plainOut),
    row("of that: bytes → state numbers as limbs", packing),
    row("of that: limbs → bytes", unpacking),
  ];
}

/** 163 bytes ⇄ 20 cubes as one number. */
function packByBigInt(bytes) {
  const cubes = [];
  for (let at = 0; at < bytes.length; at += 163) {
    let number = BigInt(`0x${Buffer.from(bytes.subarray(at, at + 163)).toString("hex")}`);
    for (let i = 0; i < 20; i++) {
      cubes.push(unrankCubies(number % N, 3));
      number /= N;
    }
  }
  return cubes;
}

function unpackByBigInt(cubes) {
  const parts = [];
  for (let at = 0; at < cubes.length; at += 20) {
    let number = 0n;
    for (let i = 19; i >= 0; i--) number = number * N + rankCubies(cubes[at + i]);
    parts.push(Buffer.from(number.toString(16).padStart(326, "0"), "hex"));
  }
  return Buffer.concat(parts);
}

async function streams() {
  const bytes = randomBytes(8 * MEGABYTE);
  const chunks = Array.from({ length: 128 }, (_, i) => bytes.subarray(i * 62_500, (i + 1) * 62_500));
  const drain = async (make) => {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const start = performance.now();
      for await (const _ of make());
      best = Math.min(best, performance.now() - start);
    }
    return speed(bytes.length, best / 1000);
  };
  return [
    {
      what: "stream: bytes → limbs, with header and SHA-256",
      ours: await drain(() => packLimbs(chunks)),
      goal: "≥ 25 MB/s",
    },
    { what: "stream: bytes → BigInt numbers", ours: await drain(() => packStream(chunks)) },
    {
      what: "stream: bytes → cube list of facelets",
      ours: await drain(() => printCubeList(packLimbs(chunks))),
    },
  ];
}

function parity(n, p, goal) {
  const random = seededRandom(`parity ${n}`);
  const data = Array.from({ length: n }, () => randomBigBelow(N - 1n, random));
  const fields = n <= 1000 ? [primeField(N - 1n), bigField(N - 1n)] : [primeField(N - 1n)];
  const [ours, theirs] = fields.map((field) => parityTimes(field, data, p));
  const name = `${n} + ${p} cubes`;
  return Object.entries(ours).map(([what, time]) => ({
    what: `${name}: ${what}`,
    ours: milliseconds(time),
    theirs: theirs ? milliseconds(theirs[what]) : "",
    ratio: theirs ? times(theirs[what], time) : "",
    goal,
  }));
}

function parityTimes(field, data, p) {
  const n = data.length;
  const values = vectorOf(field, data);
  const make = seconds(() => parityOf(field, values, n, p), 3);
  const parityVector = parityOf(field, values, n, p);
  const word = [...data, ...Array.from({ length: p }, (_, i) => field.get(parityVector, i))];
  const order = randomPermutation(n + p, seededRandom("lost"));
  const lost = order.slice(0, p).sort((a, b) => a - b);
  const isLost = new Set(lost);
  const kept = word.flatMap((_, i) => (isLost.has(i) ? [] : [i]));
  const samples = {
    points: Int32Array.from(kept, (i) => i + 1),
    values: vectorOf(
      field,
      kept.map((i) => word[i]),
    ),
  };
  const fill = seconds(
    () =>
      interpolate(
        field,
        samples,
        Int32Array.from(lost, (i) => i + 1),
      ),
    3,
  );
  for (const i of order.slice(0, Math.floor(p / 2))) word[i] = (word[i] + 1n) % field.prime;
  const all = { points: pointsFrom(1, n + p), values: vectorOf(field, word) };
  const locate = seconds(() => {
    if (locateErrors(field, all, p)?.length !== Math.floor(p / 2))
      throw new Error("not all wrong cubes were found");
  }, 2);
  return { "making the parity": make, "filling in p lost": fill, "locating p/2 wrong": locate };
}

function vectorOf(field, values) {
  const vector = field.zeros(values.length);
  for (const [i, value] of values.entries()) field.set(vector, i, value);
  return vector;
}

/** All the way through the public functions. */
async function wholeArchive() {
  const bytes = randomBytes(81_500);
  const start = performance.now();
  const { numbers, dataCubes, parityCubes } = await packArchive(bytes, { parity: "10%" });
  const packed = performance.now();
  const lost = new Set(randomPermutation(numbers.length, seededRandom("lost")).slice(0, parityCubes));
  const given = numbers.map((number, i) => (lost.has(i) ? undefined : number));
  const unpacked = await unpackArchive(given);
  const end = performance.now();
  if (Buffer.compare(unpacked.bytes, bytes) !== 0) throw new Error("the archive did not come back");
  return {
    what: `packArchive 81.5 kB, ${dataCubes} + ${parityCubes} cubes; unpackArchive with ${lost.size} lost`,
    ours: `${milliseconds((packed - start) / 1000)}; ${milliseconds((end - packed) / 1000)}`,
  };
}

async function passwords() {
  const start = performance.now();
  const key = await deriveKey("correct horse battery staple", "2024-05-01");
  const made = performance.now() - start;
  const random = seededRandom("numbers");
  const numbers = Array.from({ length: 500 }, () => randomBigBelow(N, random));
  const permuting = seconds(() => numbers.map((number) => permuteNumber(number, N, key, "cube 1")), 3);
  return [
    {
      what: "a key from a password (scrypt, N = 2^17): the price of one guess",
      ours: `${made.toFixed(0)} ms`,
    },
    {
      what: "permuting state numbers with it (FF1)",
      ours: `${Math.round(numbers.length / permuting)} a second`,
    },
  ];
}

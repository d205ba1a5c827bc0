/**
 * How far the largest prime is below the number of states of an n×n×n cube, for the table in `packages/core/src/archive/parity.ts`:
 *
 *     node scripts/prime-distances.mjs 10 23     takes some minutes
 */
import { checkPrimeSync } from "node:crypto";
import { Cube } from "../packages/core/dist/doors/index.js";

/** No gap is nearly as long. */
const REACH = 2 ** 18;
const SIEVED = 2 ** 20;

const smallPrimes = sieve(SIEVED);
const [first, last] = process.argv.slice(2).map(Number);
for (let size = first; size <= last; size++) console.log(size, distanceOf(Cube.count(size)));

/** @param {bigint} count */
function distanceOf(count) {
  const isComposite = new Uint8Array(REACH);
  for (const prime of smallPrimes)
    for (let at = Number(count % BigInt(prime)); at < REACH; at += prime) isComposite[at] = 1;
  const candidates = [...isComposite.keys()].filter((distance) => isComposite[distance] === 0);
  return candidates.find((distance) => checkPrimeSync(count - BigInt(distance), { checks: 24 }));
}

/** @param {number} end */
function sieve(end) {
  const isComposite = new Uint8Array(end);
  const primes = [];
  for (let number = 2; number < end; number++) {
    if (isComposite[number]) continue;
    primes.push(number);
    for (let multiple = number * number; multiple < end; multiple += number) isComposite[multiple] = 1;
  }
  return primes;
}

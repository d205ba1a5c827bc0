/** What big tables cost on this machine right now: how many bytes at random places of a gibibyte it can read per second. */
import { performance } from "node:perf_hooks";

const BYTES = 2 ** 30;
const READS = 2e7;

/** Millions of reads per second that do not wait for each other. */
export function randomReads() {
  // Written to first; otherwise all pages would be one page of zeros.
  const bytes = new Uint8Array(BYTES).fill(1);
  walk(bytes, READS / 10);
  const start = performance.now();
  walk(bytes, READS);
  return READS / 1e3 / (performance.now() - start);
}

function walk(bytes, reads) {
  let place = 1;
  let sum = 0;
  for (let i = 0; i < reads; i++) {
    place = (Math.imul(place, 1664525) + 1013904223) | 0;
    sum += bytes[place >>> 2];
  }
  return sum;
}

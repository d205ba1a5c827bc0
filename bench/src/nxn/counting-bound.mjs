/**
 * What counting says about mean lengths: there are only so many different short sequences of turns, so not all states can have one. Turns about one
 * axis in a row are one amount for each layer, up to a rotation of the whole cube; an outer block turn changes one difference of neighboring
 * amounts. With A(z) = (1 + 3z)^(n − 1) − 1 for such a run, sequences are 1 + 3A / (1 − 2A): three axes, then two.
 */
import { stateCount } from "@cubegram/core/codec";

/** A lower bound on the mean number of outer block turns over all states of the n-cube. @param {number} size @returns {number} */
export function countingBound(size) {
  const runs = runsByCost(size);
  const states = log2(stateCount(size));
  // f[k] = 3a[k] + 2 Σ a[j] f[k − j], each divided by 2^states: a share of all states.
  const shares = [2 ** -Math.min(states, 1000)];
  const logs = [-states];
  let left = 1;
  let mean = 0;
  for (let length = 1; left > 0; length++) {
    const terms = [];
    if (length < size) terms.push(Math.log2(3 * runs[length]) - states);
    for (let j = 1; j < Math.min(size, length); j++) terms.push(Math.log2(2 * runs[j]) + logs[length - j]);
    logs[length] = logOfSum(terms);
    shares[length] = 2 ** logs[length];
    const share = Math.min(left, shares[length]);
    mean += length * share;
    left -= share;
    if (share < shares[length]) break;
  }
  return mean;
}

/** runs[cost]: the number of runs about one axis with that many outer block turns. @param {number} size */
function runsByCost(size) {
  const runs = [1];
  for (let cost = 1; cost < size; cost++) runs[cost] = (runs[cost - 1] * 3 * (size - cost)) / cost;
  return runs;
}

/** @param {readonly number[]} logs */
function logOfSum(logs) {
  const most = Math.max(...logs);
  return most + Math.log2(logs.reduce((sum, log) => sum + 2 ** (log - most), 0));
}

/** @param {bigint} value */
function log2(value) {
  const bits = value.toString(2).length;
  const shift = Math.max(0, bits - 53);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}

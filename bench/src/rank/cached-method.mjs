/**
 * The baseline: CubeCode's published method, rewritten from its description. All 40,320 corner permutations are
 * kept in a cache, keyed by the joined permutation, with their place among those of the same parity; edges are unranked
 * by splicing a pool, in BigInt; orientations are read as numbers in base 2 and 3; cubes and numbers are checked the way it
 * checks them. The original was measured at 0.26 – 0.36 M/s (encode) and 0.14 – 0.22 M/s (decode) on a similar machine.
 */
export const COUNT = 43_252_003_274_489_856_000n;

const FACTORIALS = [1n];
for (let n = 1n; n <= 12n; n++) FACTORIALS.push(FACTORIALS[FACTORIALS.length - 1] * n);

/** The two tables: joined permutation → place, and for each parity the permutations in order. */
export function makeCornerCache() {
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

export function encode({ cp, co, ep, eo }, cache) {
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

export function decode(number, cache) {
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

/**
 * Ways through several steps, in groups that go on side by side. Nearly all ends of a beam share most of their turns, so
 * the next beam finds little among them to choose from. Where ways of several beams are mixed it finds more.
 */

/** Ways that are this many turns longer than the shortest are left out. */
const LONGER = 2;
/** The most ways in a group. */
const MOST = 64;

/**
 * The shortest ways, or those that cost least, in at most so many groups, each with short ones and with some of each beam
 * that they come from.
 */
export function inGroups<W extends { readonly length: number }>(
  ways: readonly W[],
  groups: number,
  costOf: (way: W) => number = ({ length }) => length,
): W[][] {
  const least = ways.reduce((few, way) => Math.min(few, costOf(way)), Number.POSITIVE_INFINITY);
  const kept = ways
    .filter((way) => costOf(way) <= least + LONGER)
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, groups * MOST);
  const found: W[][] = Array.from({ length: Math.min(groups, kept.length) }, () => []);
  for (const [i, way] of kept.entries()) found[i % found.length].push(way);
  return found;
}

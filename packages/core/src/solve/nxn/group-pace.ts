/**
 * How many groups of beams fit into the time. The first reduction has one, and its steps are timed; later ones have as
 * many as its times allow for the steps ahead.
 */

/** What a step reads when it asks for the number of groups: milliseconds left. */
type Clock = () => number;

/** Notes the time at each step of a reduction, which has one group. */
export function timedGroups(clock: Clock, times: number[]): () => number {
  return () => {
    times.push(clock());
    return 1;
  };
}

/** The share of the time planned that counts as if spent as expected, so that a first hiccup does not count much. */
const CALM = 0.05;

/**
 * The number of groups for each step, at most `most`, so that the clock shows `end` after the last one. `times`: what
 * it showed at each step of the first reduction, and at its end.
 */
export function pacedGroups(clock: Clock, times: readonly number[], end: number, most: number): () => number {
  const begun = clock();
  const calm = CALM * (begun - end);
  const last = times.length - 1;
  let step = 0;
  let expected = 0;
  let groups = 0;
  return () => {
    const now = clock();
    if (step > 0 && step <= last) expected += groups * (times[step - 1] - times[step]);
    const slower = (begun - now + calm) / (expected + calm);
    const ahead = times[Math.min(step, last)] - times[last];
    step++;
    groups = Math.max(1, Math.min(most, Math.floor((now - end) / (slower * Math.max(1, ahead)))));
    return groups;
  };
}

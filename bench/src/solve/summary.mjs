/** Times and lengths of some runs; throws if any of them is not a solution. */
import { isSolvedBy } from "./sticker-model.mjs";

export function summary(runs) {
  for (const { facelets, alg } of runs)
    if (!isSolvedBy(facelets, alg)) throw new Error(`not a solution: ${alg}`);
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const lengths = runs.map(({ alg }) => alg.split(" ").filter((move) => move).length);
  const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    count: runs.length,
    median: times[Math.floor(times.length / 2)],
    mean: mean(times),
    p95: times[Math.floor(times.length * 0.95)],
    length: mean(lengths),
    longest: Math.max(...lengths),
  };
}

/**
 * Run in a fresh process with --expose-gc: prints the milliseconds from nothing to the first solution, import and tables included, and
 * by how many megabytes the memory in use grew.
 */
const inUse = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = inUse();
const start = performance.now();
const { SOLVERS } = await import("./solvers.mjs");
const [name, data] = process.argv.slice(2);
const solve = await SOLVERS[name]();
await solve(JSON.parse(data));
const ms = performance.now() - start;
const megabytes = (inUse() - before) / 1e6;
// cubing.js keeps a worker that would keep the process alive.
process.stdout.write(JSON.stringify({ ms, megabytes }), () => process.exit(0));

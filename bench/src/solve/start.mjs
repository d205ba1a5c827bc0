/** Run in a fresh process: prints the milliseconds from nothing to the first solution, import and tables included. */
const start = performance.now();
const { SOLVERS } = await import("./solvers.mjs");
const [name, data] = process.argv.slice(2);
const solve = await SOLVERS[name]();
await solve(JSON.parse(data));
process.stdout.write(String(performance.now() - start));
// cubing.js keeps a worker that would keep the process.
process.exit(0);

/**
 * Parts of core that are timed but not exported from the package: this loads the rooms' own files, which share their tables and types
 * with what the package's entries export.
 */
/** @param {string} room */
const load = (room) => import(new URL(`../packages/core/dist/rooms/${room}.js`, import.meta.url).href);

/** @type {Pick<typeof import("../packages/core/dist/search/index.js"), "prepare">} */
const search = await load("search");
/** @type {Pick<typeof import("../packages/core/dist/solve/index.js"), "optimalSolver" | "twoPhaseSolver">} */
const solve = await load("solve");

export const { prepare } = search;
export const { optimalSolver, twoPhaseSolver } = solve;
export { groupKernel } from "../packages/core/dist/archive/group-kernel.js";

/** The solvers behind one face: a call makes what they need and returns (state as data) → moves. Loaded when asked for. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const SOLVERS = {
  async ours() {
    const { solve } = await import("@cubegram/core/solve");
    return async ({ rotations }) => (await solve({ size: 3, rotations: Uint8Array.from(rotations) })).alg;
  },
  async "ours, all tables"() {
    const { prepare, solve, twoPhaseSolver } = await import("@cubegram/core/solve");
    (await prepare(twoPhaseSolver)).complete();
    return async ({ rotations }) => (await solve({ size: 3, rotations: Uint8Array.from(rotations) })).alg;
  },
  async "min2phase.js, first solution"() {
    const min2phase = require("min2phase.js");
    return ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " ");
  },
  async "min2phase.js"() {
    const min2phase = require("min2phase.js");
    min2phase.initFull();
    return ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " ");
  },
  async cubejs() {
    const Cube = require("cubejs");
    Cube.initSolver();
    return ({ facelets }) => Cube.fromString(facelets).solve();
  },
  async "cube-solver"() {
    const { initialize, solve } = require("cube-solver");
    initialize("kociemba");
    return ({ scramble }) => solve(scramble);
  },
  async "kociemba-wasm"() {
    const { solve } = await import("kociemba-wasm");
    return ({ facelets }) => solve(facelets);
  },
  async cubing() {
    const { experimentalSolve3x3x3IgnoringCenters } = await import("cubing/search");
    const { cube3x3x3 } = await import("cubing/puzzles");
    const kpuzzle = await cube3x3x3.kpuzzle();
    return async ({ scramble }) => {
      const pattern = kpuzzle.defaultPattern().applyAlg(scramble);
      return (await experimentalSolve3x3x3IgnoringCenters(pattern)).toString();
    };
  },
};

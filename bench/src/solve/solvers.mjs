/** The solvers behind one interface: a call prepares what they need and returns (state as data) → moves. Loaded on demand. */
import { createRequire } from "node:module";

/** Peers loaded with `require`: the only types they have are those of their ES modules. @type {(name: string) => any} */
const load = createRequire(import.meta.url);

/** Makes a state again of what another process sent; it was one there. @param {Iterable<number>} rotations */
const stateOf = (rotations) =>
  /** @type {import("@cubegram/core/state").CubeState} */ ({
    size: 3,
    rotations: Uint8Array.from(rotations),
  });

export const SOLVERS = {
  async ours() {
    const { solve } = await import("@cubegram/core/solve");
    return async ({ rotations }) => (await solve(stateOf(rotations))).alg;
  },
  async "ours, all tables"() {
    const { solve } = await import("@cubegram/core/solve");
    const { prepare, twoPhaseSolver } = await import("../../internals.mjs");
    (await prepare(twoPhaseSolver)).complete();
    return async ({ rotations }) => (await solve(stateOf(rotations))).alg;
  },
  async "min2phase.js, first solution"() {
    const min2phase = load("min2phase.js");
    return ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " ");
  },
  async "min2phase.js"() {
    const min2phase = load("min2phase.js");
    min2phase.initFull();
    return ({ facelets }) => min2phase.solve(facelets).trim().replace(/\s+/g, " ");
  },
  async cubejs() {
    const Cube = load("cubejs");
    Cube.initSolver();
    return ({ facelets }) => Cube.fromString(facelets).solve();
  },
  async "cube-solver"() {
    const { initialize, solve } = load("cube-solver");
    initialize("kociemba");
    return ({ scramble }) => solve(scramble);
  },
  async "kociemba-wasm"() {
    /** @type {any} */
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

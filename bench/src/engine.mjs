/** The engine's generic search compared with two-phase's hand-written kernel on the same states: why the kernel stays (ADR 0160). */
import { seededRandom } from "@cubegram/core/perm";
import { randomState } from "@cubegram/core/state";
import { faceTurns } from "../../packages/core/dist/geometry/index.js";
import {
  arrangementCoordinate,
  firstCandidate,
  orbitIndex,
  orientationCoordinate,
  prepare,
  prepareStage,
  searchStage,
  trackOf,
} from "../../packages/core/dist/search/index.js";
import { twoPhaseSolver } from "../internals.mjs";

export const title = "Generic stage and kernel, moves tried";

const STATES = 40;

/**
 * Which places four pieces have: their arrangement without their order.
 * @param {ReturnType<typeof arrangementCoordinate>} arrangement
 */
function sliceOf(arrangement) {
  /** @param {number} value */
  const setOf = (value) => Math.floor(value / 24);
  return {
    name: "slice",
    size: setOf(arrangement.size),
    home: setOf(arrangement.home),
    /** @param {import("@cubegram/core/state").CubeState} state */
    of: (state) => setOf(arrangement.of(state)),
    /** @param {readonly import("@cubegram/core/geometry").Turn[]} turns */
    track(turns) {
      const { after, rank, unrank } = arrangement.track(turns);
      const width = turns.length;
      const table = Uint16Array.from({ length: setOf(arrangement.size) * width }, (_, i) =>
        setOf(rank(after(unrank(24 * Math.floor(i / width)), i % width))),
      );
      return trackOf(table, width);
    },
  };
}

/** Phase 1 of two-phase as a stage. */
function phaseOne() {
  const [corner, edge] = [orbitIndex(3, "corner"), orbitIndex(3, "edge")];
  return {
    name: "phase 1",
    size: 3,
    turns: faceTurns(3),
    coordinates: [
      orientationCoordinate("twist", 3, corner),
      orientationCoordinate("flip", 3, edge),
      sliceOf(arrangementCoordinate("arrangement", 3, edge, [8, 9, 10, 11])),
    ],
    tables: [{ of: [0, 2] }, { of: [1, 2] }],
  };
}

/** @param {(state: import("@cubegram/core/state").CubeState) => number} search */
function measure(search) {
  const random = seededRandom("engine");
  const start = process.cpuUsage();
  let nodes = 0;
  for (let i = 0; i < STATES; i++) nodes += search(randomState(3, random));
  const { user, system } = process.cpuUsage(start);
  return { nodes, "million a second": (nodes / (user + system)).toFixed(1) };
}

export async function run() {
  const steps = prepareStage(phaseOne());
  let step = steps.next();
  while (!step.done) step = steps.next();
  const stage = step.value;
  const kernel = await prepare(twoPhaseSolver);
  kernel.complete();
  return [
    {
      search: "generic, phase 1, all shortest ways",
      ...measure((state) => {
        const search = searchStage(stage, [firstCandidate(state)], { maxLength: 12, all: true });
        while (!search.advance(100_000));
        return search.nodes;
      }),
    },
    {
      search: "kernel, both phases, 19 moves wanted",
      ...measure((state) => {
        const search = kernel.search(state, { maxLength: 19, improve: false });
        while (!search.advance(20_000) && search.nodes < 1e6);
        return search.nodes;
      }),
    },
  ];
}

/** The layer-by-layer method as a solver: one solution, whose `steps` say what is done and why. */
import { MIN_SIZE } from "../../geometry/index.ts";
import { type Solver, searchOf } from "../solver.ts";
import type { LayersSolution } from "./solve-layers.ts";

/** Nobody follows the thousands of moves of a larger cube. */
const MAX_TAUGHT_SIZE = 17;

export const layersSolver: Solver = {
  name: "layers",
  sizes: [MIN_SIZE, MAX_TAUGHT_SIZE],
  metrics: ["HTM"],
  proves: false,
  parallel: false,
  isUsual: false,
  tables: [],
  async start({ state, options: { maxLength = Number.POSITIVE_INFINITY } }) {
    // Loaded on demand: programs that solve in other ways need not read it.
    const { layersWork } = await import("./solve-layers.ts");
    const work = layersWork(state);
    let found: LayersSolution | undefined;
    let nodes = 0;
    const status = () => ({
      best: found && found.length <= maxLength ? found : undefined,
      ...{ bound: 0, nodes, depth: 0 },
    });
    const advance = () => {
      const { done, value } = work.next();
      nodes++;
      if (done) found = value;
      return done === true;
    };
    return Object.assign(searchOf(status, advance), {
      metric: "HTM" as const,
      noSolution: () =>
        `the layer-by-layer method takes ${found?.length} moves here, but only ${maxLength} are allowed; allow more or use another method`,
    });
  },
};

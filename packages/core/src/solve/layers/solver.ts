/** The layer-by-layer method as a solver: nothing is searched for long, and `steps` says what is done and why. */
import type { Solver } from "../solver.ts";
import { LAYERS_SIZES, solveByLayers } from "./solve-layers.ts";

export const layersSolver: Solver = {
  name: "layers",
  sizes: [Math.min(...LAYERS_SIZES), Math.max(...LAYERS_SIZES)],
  metrics: ["HTM"],
  proves: false,
  parallel: false,
  isUsual: false,
  tables: [],
  async start({ state, options: { maxLength = Number.POSITIVE_INFINITY } }) {
    const found = solveByLayers(state);
    return {
      metric: "HTM",
      advance: () => true,
      best: found.length <= maxLength ? found : undefined,
      bound: 0,
      nodes: 0,
      depth: 0,
      noSolution: () =>
        `the layer-by-layer method takes ${found.length} moves here, ${maxLength} are allowed; allow more or use another method`,
    };
  },
};

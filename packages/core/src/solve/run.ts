/** Lets a search work until it has finished, someone stops it, or that many moves have been tried, and reports its progress. */
import { given } from "../result.ts";
import { type Control, PORTION, waitFor } from "../search/index.ts";
import type { Stage } from "./nxn/reduction-state.ts";
import type { SolveOptions } from "./solve-options.ts";
import type { Search } from "./table-solver.ts";

/** What a running search shows. */
export type Running = Pick<Search, "nodes" | "depth" | "bound" | "advance" | "waiting"> & {
  readonly best: { readonly length: number } | undefined;
  readonly stage?: Stage | undefined;
};

export async function run(
  search: Running,
  control: Control,
  onProgress: SolveOptions["onProgress"],
  most: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  const report = () => {
    const { nodes, depth, best, bound, stage } = search;
    onProgress?.({
      phase: "search",
      depth,
      nodes,
      bound,
      ...given({ best: best?.length, stage }),
    });
  };
  while (!search.advance(PORTION) && search.nodes < most) {
    if (search.best && control.isSpent()) return;
    const rest = control.pause(report, search.best !== undefined);
    if (rest) await rest;
    else if (search.waiting) await waitFor(search.waiting);
  }
}

/** Between steps of tables. */
export function pauseTables(
  control: Control,
  onProgress: SolveOptions["onProgress"],
): (share?: number) => Promise<void> | undefined {
  return (share) =>
    control.pause(() => onProgress?.({ phase: "tables", depth: 0, nodes: 0, ...given({ share }) }));
}

/**
 * The assignment problem: match n rows to n columns, each used once, with the largest sum of weights. Uses the
 * Hungarian method with shortest augmenting paths (Jonker and Volgenant 1987), O(n³). Its dual prices prove the answer
 * optimal, and tell a search for all near-optimal answers what it may skip.
 */
export interface Assignment {
  /** columnOf[row] */
  readonly columnOf: Int32Array;
  /** weight[row · n + column] ≤ rowPrice[row] + columnPrice[column], equal where assigned. */
  readonly rowPrice: Float64Array;
  readonly columnPrice: Float64Array;
}

export function bestAssignment(weights: Float64Array, n: number): Assignment {
  // One-based, since column 0 stands for "not yet"; the method minimizes costs, which are the negated weights.
  const rowCost = new Float64Array(n + 1);
  const columnCost = new Float64Array(n + 1);
  const rowAt = new Int32Array(n + 1);
  const cameFrom = new Int32Array(n + 1);
  const slack = new Float64Array(n + 1);
  const done = new Uint8Array(n + 1);
  for (let row = 1; row <= n; row++) {
    slack.fill(Number.POSITIVE_INFINITY);
    done.fill(0);
    rowAt[0] = row;
    let column = 0;
    while (rowAt[column] !== 0) {
      done[column] = 1;
      const here = rowAt[column];
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= n; other++) {
        if (done[other] === 1) continue;
        const cost = -weights[(here - 1) * n + other - 1] - rowCost[here] - columnCost[other];
        if (cost < slack[other]) {
          slack[other] = cost;
          cameFrom[other] = column;
        }
        if (slack[other] < least) {
          least = slack[other];
          next = other;
        }
      }
      for (let other = 0; other <= n; other++)
        if (done[other] === 1) {
          rowCost[rowAt[other]] += least;
          columnCost[other] -= least;
        } else slack[other] -= least;
      column = next;
    }
    while (column !== 0) {
      rowAt[column] = rowAt[cameFrom[column]];
      column = cameFrom[column];
    }
  }
  const columnOf = new Int32Array(n);
  for (let column = 1; column <= n; column++) columnOf[rowAt[column] - 1] = column - 1;
  return {
    columnOf,
    rowPrice: rowCost.subarray(1).map((cost) => -cost),
    columnPrice: columnCost.subarray(1).map((cost) => -cost),
  };
}

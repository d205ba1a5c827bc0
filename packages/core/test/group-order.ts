/**
 * The order of a permutation group, by Knuth's form of the Schreier–Sims method (Combinatorica 11, 1991). Written for
 * clarity, for groups of some dozens of points.
 */

type Permutation = Uint8Array;

/** First `a`, then `b`. */
export function composed(a: Permutation, b: Permutation): Permutation {
  return a.map((image) => b[image]);
}

export function inverseOf(a: Permutation): Permutation {
  const inverse = new Uint8Array(a.length);
  a.forEach((image, point) => {
    inverse[image] = point;
  });
  return inverse;
}

/** How many permutations the generators, each an array of images, generate. */
export function groupOrder(generators: readonly Permutation[]): bigint {
  const degree = generators[0].length;
  const identity = Uint8Array.from({ length: degree }, (_, point) => point);
  // reached[k][j]: a member that takes k to j and fixes all points above k; strong[k]: generators of what fixes those.
  const reached = Array.from({ length: degree }, (_, k) => new Map<number, Permutation>([[k, identity]]));
  const strong: Permutation[][] = Array.from({ length: degree }, () => []);
  for (const generator of generators) add(degree - 1, generator);
  return reached.reduce((order, orbit) => order * BigInt(orbit.size), 1n);

  function isMember(level: number, permutation: Permutation): boolean {
    let rest = permutation;
    for (let k = level; k >= 0; k--) {
      const known = reached[k].get(rest[k]);
      if (!known) return false;
      rest = composed(rest, inverseOf(known));
    }
    return true;
  }

  function add(level: number, permutation: Permutation): void {
    if (isMember(level, permutation)) return;
    strong[level].push(permutation);
    for (const known of [...reached[level].values()]) place(level, composed(known, permutation));
  }

  function place(level: number, permutation: Permutation): void {
    const known = reached[level].get(permutation[level]);
    if (known) {
      if (level > 0) add(level - 1, composed(permutation, inverseOf(known)));
      return;
    }
    reached[level].set(permutation[level], permutation);
    for (const generator of [...strong[level]]) place(level, composed(permutation, generator));
  }
}

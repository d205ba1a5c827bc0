/** The moves of the WCA's notation, by regulations 12a1 to 12a4: faces, and outer blocks nFw of n layers, 1 < n < N, where 2 is left out. */
export function wcaMoves(size: number): Set<string> {
  const moves = new Set<string>();
  for (const face of "FBRLUD")
    for (let layers = 1; layers < size; layers++) {
      const count = layers > 2 ? layers : "";
      const block = layers > 1 ? `${count}${face}w` : face;
      for (const amount of ["", "'", "2"]) moves.add(block + amount);
    }
  return moves;
}

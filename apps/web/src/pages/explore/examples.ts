/** Algorithms worth a look, each on its cube. Orders from the notes of the order room's tests. */
export interface Example {
  readonly alg: string;
  readonly size: number;
  readonly order: number;
}

export const EXAMPLES: readonly Example[] = [
  { alg: "R U", size: 3, order: 105 },
  { alg: "R U R' U'", size: 3, order: 6 },
  { alg: "R U R' U R U2 R'", size: 3, order: 6 },
  { alg: "M E S", size: 3, order: 4 },
  { alg: "R U2 D' B D'", size: 3, order: 1260 },
  { alg: "E Rw2 Fw' Fw U L' S2", size: 3, order: 2520 },
  { alg: "R U", size: 2, order: 15 },
  { alg: "2R U", size: 4, order: 20 },
  { alg: "3Rw 2U", size: 7, order: 560 },
];

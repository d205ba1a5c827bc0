/** Random algorithms for property tests: trees of every kind of node, whose moves all exist on a given cube. */
import fc from "fast-check";
import { FACES } from "../src/geometry/index.ts";
import { SLICES } from "../src/notation/alg.ts";
import type { Alg, AlgNode, Move } from "../src/notation/index.ts";

const smallAmount = fc.integer({ min: -5, max: 5 }).map((amount) => amount || 0);
const anyAmount = fc.oneof(
  { weight: 9, arbitrary: smallAmount },
  { weight: 1, arbitrary: fc.maxSafeInteger().map((amount) => amount || 0) },
);

function faceMoves(size: number, amount: fc.Arbitrary<number>): fc.Arbitrary<Move> {
  return fc
    .record({
      kind: fc.constant("face" as const),
      face: fc.constantFrom(...FACES),
      layers: fc.tuple(fc.integer({ min: 1, max: size }), fc.integer({ min: 1, max: size })),
      amount,
    })
    .map(({ layers: [a, b], ...move }) => ({ ...move, first: Math.min(a, b), last: Math.max(a, b) }))
    .filter(({ first, last }) => first > 1 || last < size);
}

export function moves(size: number, amount: fc.Arbitrary<number> = smallAmount): fc.Arbitrary<Move> {
  const slices = SLICES.filter((slice) => (slice < "a" ? size % 2 === 1 : size >= 4));
  const kinds: fc.Arbitrary<Move>[] = [
    faceMoves(size, amount),
    fc.record({ kind: fc.constant("rotation" as const), axis: fc.constantFrom("x", "y", "z"), amount }),
  ];
  if (slices.length > 0)
    kinds.push(fc.record({ kind: fc.constant("slice" as const), slice: fc.constantFrom(...slices), amount }));
  return fc.oneof(...kinds);
}

const commentText = fc.string({ unit: fc.constantFrom(..."abRU' 2/([:,’\n"), maxLength: 6 });

/** `huge`: amounts to 2^53 too, for what does not write out. `layout`: with pauses, comments and line breaks. */
export function algs(size: number, options: { huge?: boolean; layout?: boolean } = {}): fc.Arbitrary<Alg> {
  const amount = options.huge ? anyAmount : smallAmount;
  const { sequence } = fc.letrec<{ sequence: AlgNode[]; node: AlgNode }>((tie) => {
    const kind = <K extends string>(name: K) => fc.constant(name);
    const nested = [
      fc.record({ kind: kind("group"), body: tie("sequence"), amount }),
      fc.record({ kind: kind("commutator"), a: tie("sequence"), b: tie("sequence"), amount }),
      fc.record({ kind: kind("conjugate"), a: tie("sequence"), b: tie("sequence"), amount }),
      fc.record({ kind: kind("niss"), body: tie("sequence") }),
    ] as fc.Arbitrary<AlgNode>[];
    const layout = [
      fc.record({ kind: fc.constantFrom("pause", "newline") }),
      fc.record({ kind: kind("comment"), text: commentText }),
    ] as fc.Arbitrary<AlgNode>[];
    return {
      node: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        { weight: 6, arbitrary: moves(size, amount) as fc.Arbitrary<AlgNode> },
        ...(options.layout ? layout.map((arbitrary) => ({ weight: 1, arbitrary })) : []),
        ...nested.map((arbitrary) => ({ weight: 1, arbitrary })),
      ),
      sequence: fc.array(tie("node"), { maxLength: 5 }),
    };
  });
  return sequence.map((nodes) => ({ nodes }));
}

/** A tree without its spans. */
export function bare(alg: Alg): Alg {
  return JSON.parse(JSON.stringify(alg, (key, value) => (key === "span" ? undefined : value)));
}

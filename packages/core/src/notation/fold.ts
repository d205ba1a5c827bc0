/**
 * The one walk over the tree. It folds from the innermost brackets outward and keeps its stack in arrays of its own, never
 * on the call stack, so brackets nested a hundred thousand deep cause no overflow.
 */
import {
  type Alg,
  type AlgNode,
  type Bracket,
  checkAlgTree,
  isBracket,
  isMove,
  type Move,
  sequencesOf,
  withSequences,
} from "./alg.ts";

export interface AlgFold<T> {
  /** A sequence, given the values of its brackets in order; `outermost` for the algorithm itself. */
  sequence(nodes: readonly AlgNode[], brackets: readonly T[], outermost: boolean): T;
  /** A bracket, given the values of its sequences. */
  bracket(bracket: Bracket, sequences: readonly T[]): T;
}

interface OpenSequence<T> {
  readonly nodes: readonly AlgNode[];
  readonly values: T[];
  next: number;
}

interface OpenBracket<T> {
  readonly bracket: Bracket;
  readonly sequences: readonly (readonly AlgNode[])[];
  readonly values: T[];
}

export function foldAlg<T>(alg: Alg, fold: AlgFold<T>): T {
  checkAlgTree(alg);
  const sequences: OpenSequence<T>[] = [{ nodes: alg.nodes, values: [], next: 0 }];
  const brackets: OpenBracket<T>[] = [];
  for (;;) {
    const sequence = sequences.at(-1)!;
    const bracket = nextBracket(sequence);
    if (bracket) {
      brackets.push({ bracket, sequences: sequencesOf(bracket), values: [] });
      sequences.push({ nodes: sequencesOf(bracket)[0], values: [], next: 0 });
      continue;
    }
    sequences.pop();
    const value = fold.sequence(sequence.nodes, sequence.values, sequences.length === 0);
    const open = brackets.at(-1);
    if (!open) return value;
    open.values.push(value);
    if (open.values.length < open.sequences.length) {
      sequences.push({ nodes: open.sequences[open.values.length], values: [], next: 0 });
    } else {
      brackets.pop();
      sequences.at(-1)!.values.push(fold.bracket(open.bracket, open.values));
    }
  }
}

function nextBracket<T>(sequence: OpenSequence<T>): Bracket | undefined {
  const { nodes } = sequence;
  while (sequence.next < nodes.length) {
    const node = nodes[sequence.next++];
    if (isBracket(node)) return node;
  }
  return undefined;
}

/** The same tree with every move replaced. */
export function mapMoves(alg: Alg, change: (move: Move) => Move): Alg {
  return {
    nodes: foldAlg<readonly AlgNode[]>(alg, {
      sequence(nodes, brackets) {
        let bracket = 0;
        return nodes.map((node) => {
          if (isMove(node)) return change(node);
          return isBracket(node) ? (brackets[bracket++][0] as AlgNode) : node;
        });
      },
      bracket: (bracket, sequences) => [withSequences(bracket, sequences)],
    }),
  };
}

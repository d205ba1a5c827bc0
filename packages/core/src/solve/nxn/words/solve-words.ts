/** A whole solution by insertions: a base that solves corners and middle edges, then wings depth by depth, then centers. */
import { type RandomSource, randomPermutation } from "../../../perm/index.ts";
import { named } from "../../../portions.ts";
import type { CubeState } from "../../../state/index.ts";
import type { Stage } from "../reduction-state.ts";
import type { BaseWord } from "./base-words.ts";
import type { Word, WordPrice } from "./word.ts";
import { orbitGroups, type WordOrbit, wordOrbits } from "./word-orbits.ts";
import { guess, solveGroup, type WordEffort } from "./word-search.ts";

/** The effort for wings and for centers. */
export interface WordPlan {
  readonly wings: WordEffort;
  readonly centers: WordEffort;
}

/** The solved words, cheapest first; none if the search for an orbit sticks. */
export function* solveWords(
  state: CubeState,
  bases: readonly BaseWord[],
  price: WordPrice,
  plan: WordPlan,
  random: RandomSource,
): Generator<Stage, readonly Word[]> {
  const begin = beginWith(state, bases);
  if (!begin) return [];
  const { groups } = begin;
  let { words } = begin;
  for (const isWing of [true, false]) {
    const stage: Stage = isWing ? "edges" : "centers";
    const own = groups.filter(([orbit]) => orbit.isWing === isWing);
    for (const group of shuffled(own, random))
      words = yield* named(stage, solveGroup(words, group, price, isWing ? plan.wings : plan.centers));
  }
  return words;
}

/** How many words are begun with, and among how many they are chosen. */
const BASES = 16;
const CHOICE = 200;

interface Begin {
  readonly groups: readonly (readonly WordOrbit[])[];
  readonly words: readonly Word[];
}

/** The words that seem to leave least, of those that end as the best one does. */
function beginWith(state: CubeState, bases: readonly BaseWord[]): Begin | undefined {
  const groups = new Map<number, WordOrbit[][]>();
  const all = bases.slice(0, CHOICE).map(({ word, view }) => {
    const own = groups.get(view) ?? orbitGroups(wordOrbits(state, view));
    groups.set(view, own);
    return { word, view, score: own.reduce((sum, group) => sum + guess(word, group), word.cost) };
  });
  all.sort((a, b) => a.score - b.score);
  if (all.length === 0) return undefined;
  const { view } = all[0];
  const words = all.filter((base) => base.view === view).map(({ word }) => word);
  return { groups: groups.get(view)!, words: words.slice(0, BASES) };
}

function shuffled<T>(list: readonly T[], random: RandomSource): T[] {
  return randomPermutation(list.length, random).map((at) => list[at]);
}

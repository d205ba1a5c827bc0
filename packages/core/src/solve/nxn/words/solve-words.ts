/** A whole solution by insertions: a base that solves corners and middle edges, then wings depth by depth, then centers. */
import { randomBelow, type RandomSource } from "../../../perm/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { Stage } from "../solution-stages.ts";
import type { BaseWord } from "./base-words.ts";
import type { Word, WordPrice } from "./word.ts";
import { orbitGroups, wordOrbits } from "./word-orbits.ts";
import { solveGroup, type WordEffort } from "./word-search.ts";

/** The effort for wings and for centers. */
export interface WordPlan {
  readonly wings: WordEffort;
  readonly centers: WordEffort;
}

/** The solved word, or undefined if the search for an orbit sticks. */
export function* solveWords(
  state: CubeState,
  bases: readonly BaseWord[],
  price: WordPrice,
  plan: WordPlan,
  random: RandomSource,
): Generator<Stage, Word | undefined> {
  const [{ view }] = bases;
  const groups = orbitGroups(wordOrbits(state, view));
  let words: readonly Word[] = bases.filter((base) => base.view === view).map(({ word }) => word);
  for (const isWing of [true, false]) {
    const stage: Stage = isWing ? "edges" : "centers";
    for (const group of shuffled(
      groups.filter(([orbit]) => orbit.isWing === isWing),
      random,
    )) {
      const search = solveGroup(words, group, price, isWing ? plan.wings : plan.centers, random);
      for (;;) {
        const step = search.next();
        if (!step.done) {
          yield stage;
          continue;
        }
        words = step.value;
        break;
      }
      if (words.length === 0) return undefined;
    }
  }
  return words[0];
}

function shuffled<T>(list: readonly T[], random: RandomSource): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const other = randomBelow(i + 1, random);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all;
}

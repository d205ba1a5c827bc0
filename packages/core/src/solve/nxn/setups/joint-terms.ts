/** Terms over small coordinates, two or three of them together. */
import { digitsTerm, makeTable, type TablePart, type Term } from "../../../search/index.ts";

/** A coordinate, and the values that are home. */
export interface GoalPart extends TablePart {
  readonly goals: readonly number[];
}

/** Terms whose distances are shorter by more on average than the longest are left out, unless only they look at a part. */
const SHORTER = 2;

/** The distances of those parts together, by their places: the longest first, which cut most. */
export function* jointTerms(
  parts: readonly GoalPart[],
  groups: readonly (readonly number[])[],
  degree: number,
): Generator<void, Term[]> {
  const made: { readonly term: Term; readonly mean: number }[] = [];
  for (const of of groups) {
    const goals = of.reduce(
      (rows, place) => rows.flatMap((row) => parts[place].goals.map((goal) => row.with(place, goal))),
      [parts.map(() => 0)],
    );
    const term = yield* digitsTerm({ parts, goals, degree, keep: makeTable }, { name: "joint", of });
    made.push({ term, mean: meanOf(term.table) });
    yield;
  }
  made.sort((a, b) => b.mean - a.mean);
  const looked = new Set<number>();
  return made.flatMap(({ term, mean }) => {
    const isNeeded = mean >= made[0].mean - SHORTER || term.of.some((part) => !looked.has(part));
    if (!isNeeded) return [];
    for (const part of term.of) looked.add(part);
    return [term];
  });
}

/** The mean of the distances of some hundred states; those that no turns reach do not count. */
function meanOf(distances: Uint8Array): number {
  const step = Math.max(1, Math.floor(distances.length / 997));
  let sum = 0;
  let count = 0;
  for (let at = 0; at < distances.length; at += step)
    if (distances[at] <= FARTHEST) {
      sum += distances[at];
      count++;
    }
  return sum / count;
}

/** What the builder gives to states that it does not reach is more. */
const FARTHEST = 126;

/**
 * Other programs' numberings of the places. An order is a list of piece names; a name is matched to ours by its set of
 * letters (UFR is our URF), so a list is all that a foreign numbering adds to the geometry.
 */
import { namesOfKind, type OrbitKind } from "../geometry/index.ts";

/** order[their place] = our place. */
export type PieceOrder = readonly number[];

/** Reads a list of names, separated by spaces, of all places of a kind. */
export function pieceOrder(kind: OrbitKind, names: string): PieceOrder {
  const ours = (namesOfKind(kind) ?? []).map(sortedLetters);
  return names.split(" ").map((name) => ours.indexOf(sortedLetters(name)));
}

/** The same for every spelling of a piece. */
export function sortedLetters(name: string): string {
  return [...name].sort().join("");
}

/** An array by our places, with our places as values, in their numbers: index and value are both renamed. */
export function renamePlaces(order: PieceOrder, permutation: readonly number[]): number[] {
  const theirs = invertOrder(order);
  return order.map((place) => theirs[permutation[place]]);
}

/** inverse[our place] = their place. */
export function invertOrder(order: PieceOrder): number[] {
  const inverse = new Array<number>(order.length);
  order.forEach((place, theirs) => {
    inverse[place] = theirs;
  });
  return inverse;
}

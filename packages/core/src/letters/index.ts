/** Words that a person reads off a 3x3 with pencil and paper. */

export { type Lookup, lookups, MAX_LETTERS, readNumbers, WHEEL } from "./places.ts";
export { type Alphabet, parseWord, printWord, signsOf, type Word } from "./alphabet.ts";
export { chooseCubies } from "./choose-cubies.ts";

/** Words that a person reads off a 3x3 with pencil and paper. */

export {
  type Alphabet,
  type Lookup,
  lookups,
  MAX_LETTERS,
  parseWord,
  printWord,
  readNumbers,
  signsOf,
  WHEEL,
  type Word,
} from "./alphabet.ts";
export { chooseCubies } from "./choose-cubies.ts";

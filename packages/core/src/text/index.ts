/** Text ⇄ intervals of state numbers, by embedded language models. */

export { TEXT_CREDITS } from "./credits.ts";
export type { Interval } from "./interval.ts";
export { LANGUAGES, type Language } from "./languages.ts";
export { languageInterval, languageOfState } from "./shares.ts";
export type { TextModel } from "./text-model.ts";
/** @public for tools/train-text-model. */
export { digestOfSteps } from "./digest.ts";
export { narrowings } from "./split.ts";
export { loadModel, loadModelOfState, loadModelsFor, type OnLoad } from "./models.ts";
export {
  bitsNeeded,
  decodeText,
  encodeText,
  type TextInterval,
  type TextProblem,
  writtenBits,
} from "./text.ts";

/** Text ⇄ intervals of state numbers, by embedded language models. */

export {
  bitsNeeded,
  decodeText,
  encodeText,
  type Interval,
  LANGUAGES,
  type Language,
  languageInterval,
  languageOfState,
  loadModel,
  loadModelOfState,
  loadModelsFor,
  narrowings,
  type OnLoad,
  TEXT_CREDITS,
  type TextInterval,
  type TextModel,
  type TextProblem,
} from "../text/index.ts";

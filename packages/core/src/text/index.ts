/** Text ⇄ intervals of state numbers, by embedded language models. */
export type { Interval } from "./interval.ts";
export { LANGUAGES, type Language, languageInterval, languageOfState } from "./languages.ts";
export { loadModel, loadModelOfState, loadModelsFor } from "./models.ts";
export { bitsNeeded, decodeText, encodeText, type TextInterval, type TextProblem } from "./text.ts";
export type { PackedTextModel, TextModel } from "./text-model.ts";

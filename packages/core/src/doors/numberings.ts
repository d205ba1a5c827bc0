/** Other numberings of a 3x3: words with fields that can be read by eye, and the progress number. */

export {
  type FieldWidth,
  nextStage,
  progressStages,
  rankProgress,
  rankWord,
  type Stage,
  type StageWidth,
  type UnrankWordOptions,
  unrankProgress,
  unrankWord,
  WORD_NAMES,
  type WordName,
  wordFields,
} from "../models/index.ts";

/** Messages on cubes: text ⇄ numbers ⇄ cubes, the moves that write them, and what to do when something goes wrong. */

export type { MessageProblem, NumberRange, TextCode, TextReading } from "./text-code.ts";
export { type Coordinates, parseCoordinates } from "./coordinates.ts";
export { DEFAULT_CHECK_BITS, MAX_CHECK_BITS, MAX_MESSAGE_CUBES, type Message } from "./number-range.ts";
export {
  type Decoded,
  type MessageOptions,
  messageKey,
  type ReadingOptions,
  type SecretOptions,
} from "./convention.ts";
export type { MessageRepair } from "./repairs.ts";
export {
  type CubeLike,
  type DecodedMessage,
  type DecodeOptions,
  decodeByteMessage,
  decodeMessage,
  decodeNumberMessage,
  decodeRepairs,
  type StickerRepair,
} from "./decode-message.ts";
export type { SearchOptions, WrittenCube } from "./choose-states.ts";
export {
  type EncodedMessage,
  encodeMessage,
  type WriteOptions,
  type WrittenMessage,
  writeMessage,
} from "./write-message.ts";
export { type ReadLetters, readLetters, writeLetters } from "./write-letters.ts";
export type { ExecutionError, ExecutionErrorKind } from "./execution-errors.ts";
export { findPlaces } from "./find-execution-errors.ts";
export { type LocatedError, type LocateOptions, errorLocator } from "./locate-error.ts";
export {
  type Follow,
  type FollowNews,
  type FollowStep,
  follow,
  followHolds,
  followRoute,
  followState,
  followTurn,
} from "./follow.ts";
export { type ResumedMessage, type ResumeOptions, resumeMessage } from "./resume-message.ts";
export {
  isUnsettled,
  type Plausibility,
  type PlausibleCube,
  type WeighingOptions,
  weighReading,
  writtenAmong,
} from "./weigh-reading.ts";
export { coordinatesOn } from "./read-coordinates.ts";

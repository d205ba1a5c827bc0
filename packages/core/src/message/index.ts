/** Messages on cubes: text ⇄ numbers ⇄ cubes, the moves that write them, and what to do about slips. */

export * from "./convention.ts";
export {
  type MessageOptions,
  MOST_CUBES,
  MOST_SECRET_CUBES,
  messageKey,
  type ReadingOptions,
  type SecretOptions,
} from "./convention.ts";
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
export { type EncodedMessage, encodeMessage } from "./encode-message.ts";
export { findPlaces } from "./find-missteps.ts";
export { MISSTEP_KINDS, type Misstep, type MisstepKind } from "./missteps.ts";
export { DEFAULT_CHECK_BITS, LARGEST_CHECK_BITS } from "./number-part.ts";
export type { Message } from "./number-range.ts";
export type { MessageRepair } from "./repairs.ts";
export { type ResumedMessage, type ResumeOptions, resumeMessage } from "./resume-message.ts";
export { SLIP_KINDS, type SlipKind } from "./slips.ts";
export * from "./text-code.ts";
export type { SearchOptions, WrittenCube } from "./write-message.ts";
export { type WriteOptions, type WrittenMessage, writeMessage } from "./write-message.ts";

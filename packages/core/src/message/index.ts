/** Messages on cubes: text ⇄ numbers ⇄ cubes, the moves that write them, and what to do about slips. */

export { DEFAULT_CHECK_BITS, LARGEST_CHECK_BITS } from "./check-digits.ts";
export {
  type CubeLike,
  type DecodedMessage,
  type DecodeOptions,
  decodeByteMessage,
  decodeMessage,
  decodeNumberMessage,
} from "./decode-message.ts";
export { MOST_SECRET_CUBES, messageKey, type SecretOptions } from "./disguise.ts";
export { type EncodedMessage, encodeMessage } from "./encode-message.ts";
export { type MessageOptions, MOST_CUBES, type ReadingOptions } from "./message-options.ts";
export { decodeRepairs, type StickerRepair } from "./misread.ts";
export { MISSTEP_KINDS, type Misstep, type MisstepKind } from "./missteps.ts";
export type { Message } from "./number-range.ts";
export type { MessageRepair } from "./repairs.ts";
export { type ResumedMessage, type ResumeOptions, resumeMessage } from "./resume-message.ts";
export { SLIP_KINDS, type SlipKind } from "./slips.ts";
export { findPlaces } from "./stops.ts";
export * from "./text-code.ts";
export * from "./text-codes.ts";
export { type WriteOptions, type WrittenMessage, writeMessage } from "./write-message.ts";
export type { SearchOptions, WrittenCube } from "./written-cube.ts";

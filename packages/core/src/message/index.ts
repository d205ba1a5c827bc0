/** Messages on cubes: text ⇄ number ⇄ cube, with a text code that can be replaced. */

export type { DecodedMessage, EncodedMessage, MessageOptions } from "./message.ts";
export { decodeByteMessage, decodeMessage, encodeMessage } from "./message.ts";
export * from "./text-code.ts";

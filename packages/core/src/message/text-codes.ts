/** The text codes there are. */
import type { TextCode } from "./text-code.ts";

/** Every code by name, loaded when it is asked for. */
export const textCodes: Readonly<Record<string, () => Promise<TextCode>>> = {
  model: async () => (await import("./model-code.ts")).modelCode,
  shortlex: async () => (await import("./shortlex.ts")).shortlex,
};

export const DEFAULT_TEXT_CODE = "model";

/** The code of that name, or the code itself when one of the caller's own is passed. */
export async function textCode(code: string | TextCode = DEFAULT_TEXT_CODE): Promise<TextCode> {
  if (typeof code !== "string") return code;
  if (Object.hasOwn(textCodes, code)) return textCodes[code]();
  throw new RangeError(`"code" expected one of ${Object.keys(textCodes).join(", ")}, got "${code}"`);
}

/** The forms a message can have on the command line (`--as`): text, bytes in hexadecimal, or a plain number. */
import { readNumber } from "./state-argument.ts";
import { CommandError, type Option } from "./verb.ts";

export const MESSAGE_FORMS = ["text", "bytes", "number"] as const;
export type MessageForm = (typeof MESSAGE_FORMS)[number];

export const AS_OPTION: Option = {
  type: "string",
  value: "FORM",
  help: `what the message is: ${MESSAGE_FORMS.join(", ")} (bytes in hexadecimal)`,
};

/** The message that an input is in that form. */
export function readMessage(input: string, form: MessageForm): string | Uint8Array | bigint {
  if (form === "text") return input;
  return form === "bytes" ? readHex(input) : readNumber(input);
}

export function printHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

function readHex(text: string): Uint8Array {
  const digits = text.replaceAll(/\s/g, "").replace(/^0x/i, "");
  if (/^([\da-f]{2})*$/i.test(digits)) return Uint8Array.from(Buffer.from(digits, "hex"));
  throw new CommandError({
    code: "bytes",
    message: `The bytes expected pairs of hexadecimal digits, got ${JSON.stringify(text.slice(0, 40))}.`,
  });
}

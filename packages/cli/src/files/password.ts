/** Passwords: read from a file or standard input, or asked for on the terminal without echo. Never taken from the command line, where others can see them. */
import { openSync } from "node:fs";
import { ReadStream } from "node:tty";
import { LINE_FEED } from "../frame/lines.ts";
import {
  CommandError,
  type Host,
  type Options,
  type Request,
  usageError,
  type Values,
} from "../frame/verb.ts";
import { openSource } from "./source.ts";

export const PASSWORD_OPTIONS: Options = {
  password: { type: "boolean", help: "use a password, asked for on the terminal" },
  "password-file": {
    type: "string",
    value: "FILE",
    help: "use the first line of a file as the password; - for standard input",
  },
};

/** Whether there is a password. */
export function isSecret(values: Values): boolean {
  return values.password === true || values["password-file"] !== undefined;
}

/** Longer than any password; a device without an end is not read forever. */
const MAX_PASSWORD_BYTES = 4096;

/** The requested password, if any. `twice`: it is typed again, because a typing mistake could not be undone. */
export async function passwordOf(
  { values, ask, host, words, isDash }: Request,
  twice: boolean,
): Promise<string | undefined> {
  const file = values["password-file"];
  if (typeof file === "string") {
    if (file === "-" && (isDash || words.includes("-")))
      throw usageError("Standard input cannot be both the input and the password file.");
    return firstLine(file, host);
  }
  if (!values.password) return undefined;
  const password = checked(await ask("Password: "));
  if (twice && (await ask("Repeat it: ")) !== password)
    throw new CommandError({ code: "password", message: "The two passwords differ." });
  return password;
}

async function firstLine(file: string, host: Host): Promise<string> {
  const { chunks } = await openSource(file, host);
  const parts: Uint8Array[] = [];
  let length = 0;
  let end = -1;
  for await (const chunk of chunks) {
    end = chunk.indexOf(LINE_FEED);
    const part = end < 0 ? chunk : chunk.subarray(0, end);
    length += part.length;
    if (length > MAX_PASSWORD_BYTES)
      throw new CommandError({
        code: "password-file",
        message: `The first line of ${file === "-" ? "standard input" : file} is longer than ${MAX_PASSWORD_BYTES} bytes, too long for a password.`,
      });
    parts.push(part);
    if (end >= 0) break;
  }
  const decoder = strictDecoder();
  try {
    return checked(decoder.decode(Buffer.concat(parts)).replace(/\r$/, ""));
  } catch (error) {
    throw error instanceof TypeError
      ? notUnicode(
          `from ${file === "-" ? "standard input" : file} is not UTF-8 text. Save it as UTF-8, for instance: iconv -f WINDOWS-1251 -t UTF-8 old.txt > new.txt`,
        )
      : error;
  }
}

/** Bytes that are not UTF-8 must not pass as a replacement character: any other such password would open the same lock. */
function strictDecoder() {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}

function notUnicode(words: string): CommandError {
  return new CommandError({ code: "password", message: `The password ${words}` });
}

/** A byte order mark is a sign of the file, not a part of the password. */
function checked(given: string): string {
  const password = given.replace(/^\ufeff/, "");
  if (password !== "") return password;
  throw new CommandError({ code: "password", message: "The password is empty." });
}

/** Asks on the terminal, which need not be standard input; what is typed stays hidden. */
export async function askHidden(host: Host, prompt: string): Promise<string> {
  const keyboard = openKeyboard(host);
  host.stderr.write(prompt);
  keyboard.setRawMode(true);
  try {
    return await typed(keyboard);
  } finally {
    keyboard.setRawMode(false);
    keyboard.pause();
    if (keyboard !== host.stdin) keyboard.destroy();
    host.stderr.write("\n");
  }
}

function openKeyboard({ stdin }: Host): ReadStream {
  if (stdin instanceof ReadStream) return stdin;
  try {
    return new ReadStream(openSync("/dev/tty", "r"));
  } catch {
    throw usageError("--password needs a terminal to ask on, and there is none; use --password-file FILE.");
  }
}

/** Reads keys until Enter. Backspace deletes one, Ctrl-U all of them; Ctrl-C and Ctrl-D give up. */
function typed(keyboard: ReadStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let characters: string[] = [];
    const decoder = strictDecoder();
    const finish = (end: () => void) => {
      keyboard.off("data", onData);
      end();
    };
    const onData = (data: Buffer) => {
      let keys: string;
      try {
        keys = decoder.decode(data, { stream: true });
      } catch {
        return finish(() =>
          reject(notUnicode("typed is not UTF-8. Set the terminal to UTF-8, or use --password-file FILE.")),
        );
      }
      for (const key of keys) {
        if (key === "\r" || key === "\n") return finish(() => resolve(characters.join("")));
        if (key === "\u0003" || key === "\u0004") return finish(() => reject(noPassword()));
        if (key === "\u007f" || key === "\b") characters.pop();
        else if (key === "\u0015") characters = [];
        else if (key >= " ") characters.push(key);
      }
    };
    keyboard.on("data", onData);
    keyboard.resume();
  });
}

function noPassword(): CommandError {
  return new CommandError({ code: "password", message: "No password was given." });
}

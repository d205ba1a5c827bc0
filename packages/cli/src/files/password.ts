/** Passwords: from a file, or asked on the terminal without showing them. Never from the command line, where others can see them. */
import { openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { ReadStream } from "node:tty";
import type { Host } from "../frame/host.ts";
import { CommandError, type Options, type Request, usageError, type Values } from "../frame/verb.ts";

export const PASSWORD_OPTIONS: Options = {
  password: { type: "boolean", help: "use a password, asked on the terminal" },
  "password-file": { type: "string", value: "FILE", help: "the same, with the first line of a file" },
};

/** The password that was asked for, if any. `twice`: it is typed again, because a mistake would be for good. */
export async function passwordOf(
  values: Values,
  ask: Request["ask"],
  twice: boolean,
): Promise<string | undefined> {
  const file = values["password-file"];
  if (typeof file === "string") return firstLine(file);
  if (!values.password) return undefined;
  const password = checked(await ask("Password: "));
  if (twice && (await ask("The same again: ")) !== password)
    throw new CommandError({ code: "password", message: "The two passwords are not the same." });
  return password;
}

async function firstLine(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError({
      code: "password-file",
      message: `The password file ${file} could not be read (${error.code}).`,
    });
  });
  return checked(text.split(/\r?\n/, 1)[0]);
}

function checked(password: string): string {
  if (password !== "") return password;
  throw new CommandError({ code: "password", message: "The password expected at least one character." });
}

/** Asks on the terminal, which need not be standard input, showing the question only. */
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
    throw usageError("--password asks on a terminal, and there is none; use --password-file FILE.");
  }
}

/** Keys until Enter. Backspace takes one back, Ctrl-U all of them; Ctrl-C and Ctrl-D give up. */
function typed(keyboard: ReadStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let characters: string[] = [];
    const decoder = new StringDecoder("utf8");
    const finish = (end: () => void) => {
      keyboard.off("data", onData);
      end();
    };
    const onData = (data: Buffer) => {
      for (const key of decoder.write(data)) {
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

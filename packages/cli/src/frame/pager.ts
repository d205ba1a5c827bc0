/** Long text for a person: through the pager of their choice when it is longer than the screen. */
import { spawn } from "node:child_process";
import { colorDepth, type Output } from "./output.ts";
import type { Host } from "./verb.ts";

/**
 * Prints a text with headings (lines that end in a colon at the left edge). On a terminal headings are bold, unless NO_COLOR; what is longer
 * than the screen goes through PAGER, unless that is empty or `cat`.
 */
export async function showText(text: string, host: Host, stdout: Output): Promise<void> {
  const styled = colorDepth(host.stdout, host.env)
    ? text.replaceAll(/^\w[\w ]*:$/gm, "\x1b[1m$&\x1b[0m")
    : text;
  if (!(await page(styled, host))) await stdout.line(styled);
}

/** Whether a pager has shown the text. */
function page(text: string, { stdout, env }: Host): Promise<boolean> {
  const { PAGER } = env;
  const { rows = 0, isTTY } = stdout as { readonly rows?: number; readonly isTTY?: boolean };
  if (stdout !== process.stdout || !isTTY || text.split("\n").length < rows || !PAGER || PAGER === "cat")
    return Promise.resolve(false);
  return new Promise((resolve) => {
    // F: what fits is left on the screen; R: bold stays bold; X: the screen is not cleared.
    const pager = spawn(PAGER, {
      shell: true,
      stdio: ["pipe", "inherit", "inherit"],
      env: { LESS: "FRX", ...env },
    });
    pager.on("error", () => resolve(false));
    pager.on("close", (code) => resolve(code === 0));
    // A pager that is left before the end reads no further.
    pager.stdin.on("error", () => undefined).end(`${text}\n`);
  });
}

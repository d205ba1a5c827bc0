/** Shows long text through the user's pager if it is longer than the screen. */
import { spawn } from "node:child_process";
import { colorDepth, type Output } from "./output.ts";
import type { Host } from "./verb.ts";

/**
 * Prints a text with headings (lines at the left edge that end in a colon). On a terminal headings are bold, unless NO_COLOR is
 * set; text longer than the screen goes through PAGER, unless that is empty or `cat`.
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
    // F: leave on the screen what fits; R: keep bold; X: do not clear the screen.
    const pager = spawn(PAGER, {
      shell: true,
      stdio: ["pipe", "inherit", "inherit"],
      env: { LESS: "FRX", ...env },
    });
    pager.on("error", () => resolve(false));
    pager.on("close", (code) => resolve(code === 0));
    // A pager that is closed early reads no further.
    pager.stdin.on("error", () => undefined).end(`${text}\n`);
  });
}

/** The ways to the app: the browser on this machine, or a phone that scans a code. */
import { spawn } from "node:child_process";
import { renderUnicodeCompact } from "uqr";

/** Opens an address in the browser, if there is one. */
export function openBrowser(url: string, env: Readonly<Record<string, string | undefined>>): void {
  const command = openerOf(process.platform, env);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, url], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}

function openerOf(
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY }: Readonly<Record<string, string | undefined>>,
): readonly string[] | undefined {
  if (platform === "darwin") return ["open"];
  // `start` takes the first quoted string for the window's title.
  if (platform === "win32") return ["cmd", "/c", "start", '""'];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/** A QR code in half blocks of text, two squares per character. Light squares are drawn, dark ones are left blank; `isColored`: white on black, whatever the terminal's colors. */
export function qrCode(text: string, isColored: boolean): string {
  const code = renderUnicodeCompact(text, { border: 2 });
  return isColored ? code.replaceAll(/^.+$/gm, "\x1b[97;40m$&\x1b[0m") : code;
}

/** Opens an address in the browser, if there is one. */
import { spawn } from "node:child_process";

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

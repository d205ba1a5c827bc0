/** The other two engines that people have, Gecko and WebKit: found in their usual places, or installed if that can be done without asking. */
import { existsSync } from "node:fs";
import { aptInstall } from "./chromium.mjs";

/** For each engine the programs that a test needs, each in the places where systems keep it, and Debian's packages that bring them. */
const ENGINES = {
  firefox: {
    programs: {
      browser: [
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
      ],
    },
    packages: ["firefox-esr"],
  },
  webkit: {
    programs: {
      browser: [
        "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
      ],
      driver: ["/usr/bin/WebKitWebDriver"],
      display: ["/usr/bin/Xvfb"],
    },
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};

/** The paths of an engine's programs by name, or undefined if one is missing. @param {"firefox" | "webkit"} engine */
export function findEngine(engine) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, places] of Object.entries(ENGINES[engine].programs)) {
    const place = places.find((path) => existsSync(path));
    if (!place) return undefined;
    found[name] = place;
  }
  return found;
}

/** Installs what is missing, and says so where that cannot be done: those tests are then left out and counted as skipped. */
export function installEngines() {
  for (const engine of /** @type {const} */ (["firefox", "webkit"])) {
    if (findEngine(engine)) continue;
    const { packages } = ENGINES[engine];
    aptInstall(...packages);
    if (!findEngine(engine))
      process.stdout.write(
        `The tests in ${engine} are left out: it was not found. (Debian, Ubuntu: \`apt-get install ${packages.join(" ")}\`)\n`,
      );
  }
}

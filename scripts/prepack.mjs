/**
 * What `npm pack` and `npm publish` do first in a package's folder: build it, remove the output of sources that are gone, add
 * the license, and give the command line its manual page and the web app that it serves. Afterward, with `--undo`, it removes the copies
 * again, so that the repository has no second ones and a clone serves none.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { buildSite, buildWeb, prepare, root } from "./setup.mjs";

const folder = process.cwd();
const LICENSE = "LICENSE";
/** The built web app, in the package of the command line. */
const WEB = "web";
/** The manual page, made from the records of the verbs. */
const MAN = "man";
/** Made by a bundler: no source of the same name. */
const BUNDLES = /^(cube-player(-gif)?\.(js|d\.ts)|rooms.*)$/;

if (process.argv.includes("--undo"))
  for (const copy of [LICENSE, WEB, MAN]) rmSync(join(folder, copy), { recursive: true, force: true });
else makeReady();

function makeReady() {
  prepare();
  if (existsSync(join(folder, "src"))) sweep(join(folder, "dist"), join(folder, "src"));
  copyFileSync(join(root, LICENSE), join(folder, LICENSE));
  if (basename(folder) === "cli") {
    const page = execFileSync(process.execPath, [join(folder, "bin/cubegram.js"), "help", "--man"]);
    mkdirSync(join(folder, MAN), { recursive: true });
    writeFileSync(join(folder, MAN, "cubegram.1"), page);
    buildWeb();
    buildSite();
    const from = join(root, "apps/web/dist");
    rmSync(join(folder, WEB), { recursive: true, force: true });
    // The build manifest, in a folder that starts with a dot, is only for the budget. What the build compressed is for
    // networks: an installed package serves its own machine. The rooms of core come with the library, from where `serve` takes them.
    cpSync(from, join(folder, WEB), {
      recursive: true,
      filter: (path) => {
        const name = relative(from, path);
        return !name.startsWith(".") && !name.endsWith(".gz") && name !== join("docs", "core");
      },
    });
    // The documentation may stand alone, so it has a player of its own; here the app's is beside it.
    rmSync(join(folder, WEB, "docs/cube-player-gif.js"));
    writeFileSync(join(folder, WEB, "docs/cube-player.js"), 'import "../cube-player.js";\n');
  }
}

/**
 * An incremental build would keep the output of a renamed source.
 * @param {string} dist
 * @param {string} src
 */
function sweep(dist, src) {
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const source = name.replace(/(\.d\.ts|\.js)(\.map)?$/, ".ts");
    if (source === name || BUNDLES.test(name) || existsSync(join(src, source))) continue;
    rmSync(join(dist, name));
  }
}

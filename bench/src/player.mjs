/**
 * `<cube-player>` compared with cubing.js's `<twisty-player>`: each alone on its own page, in one browser and one run,
 * taking turns. The first picture is the first frame of a screen recording in which the cube's green and red are seen,
 * measured from the start of navigation; every page is opened in a fresh context, so nothing is cached.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { launchChromium } from "../../scripts/chromium.mjs";
import { median } from "../figures.mjs";

export const title = "Player: first picture and size, beside cubing.js's twisty-player";

const OURS = fileURLToPath(new URL("../../packages/player/dist/cube-player.js", import.meta.url));
const ROUNDS = 9;
/** Milliseconds; a page without a picture by then counts as taking that long (seen with the peer on a busy machine). */
const PATIENCE = 10_000;
const SIZES = [3, 7];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export async function run({ log }) {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-player-"));
  const browser = await launchChromium();
  const site = await serve(folder);
  try {
    log("bundling twisty-player …");
    await bundlePeer(folder);
    writeFileSync(join(folder, "cube-player.js"), readFileSync(OURS));
    const reader = await (await browser.newContext()).newPage();
    const rows = [];
    for (const size of SIZES) rows.push(...(await compare(browser, site, reader, size, log)));
    return rows;
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(browser, site, reader, size, log) {
  const pages = {
    ours: pageOf("cube-player.js", `<cube-player size="${size}" alg="R U R' U'"></cube-player>`),
    theirs: pageOf(
      "twisty.js",
      `<twisty-player puzzle="${size}x${size}x${size}" alg="R U R' U'"></twisty-player>`,
    ),
  };
  const times = { ours: [], theirs: [] };
  const loaded = {};
  for (let round = 0; round <= ROUNDS; round++)
    for (const who of round % 2 === 0 ? ["ours", "theirs"] : ["theirs", "ours"]) {
      const seen = await visit(browser, site, reader, pages[who]);
      log(`${size}x${size}x${size} ${who}: ${seen.time?.toFixed(0) ?? "no picture, more than"} ms`);
      // The first round warms the browser up.
      if (round > 0) times[who].push(seen.time ?? PATIENCE);
      loaded[who] = seen;
    }
  const [ours, theirs] = [median(times.ours), median(times.theirs)];
  const [range, theirRange] = [times.ours, times.theirs].map(rangeOf);
  const name = `${size}x${size}x${size}`;
  const rows = [
    {
      what: `${name}: first picture, ms, median of ${ROUNDS} (range)`,
      ours: `${ours.toFixed(0)} (${range})`,
      theirs: `${theirs.toFixed(0)} (${theirRange})`,
      ratio: (theirs / ours).toFixed(2),
      goal: "≥ 2",
    },
  ];
  if (size === SIZES[0])
    rows.push(
      row("script until then, kB gzipped", loaded.ours.bytes / 1000, loaded.theirs.bytes / 1000, "ours ≤ 25"),
      row("script files until then", loaded.ours.files, loaded.theirs.files, "ours 1"),
    );
  return rows;
}

function row(what, ours, theirs, goal) {
  const short = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
  return { what, ours: short(ours), theirs: short(theirs), ratio: (theirs / ours).toFixed(1), goal };
}

function pageOf(script, element) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A cube</title>
<link rel="icon" href="data:,"><style>cube-player, twisty-player { width: 384px; height: 384px }</style>
<script type="module" src="/${script}"></script></head><body>${element}</body></html>`;
}

/** One page in a fresh context: when its first picture appeared, and which scripts it had requested. */
async function visit(browser, site, reader, html) {
  const context = await browser.newContext({ viewport: { width: 400, height: 400 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const frames = [];
  client.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, time: metadata.timestamp * 1000 });
    client.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  site.show(html);
  await client.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.goto(site.origin);
  const start = await page.evaluate(() => performance.timeOrigin);
  const time = await firstPicture(reader, frames);
  const { bytes, files } = site.scripts();
  await context.close();
  return { time: time === undefined ? undefined : time - start, bytes, files };
}

/** When the first frame that shows a cube appeared, undefined if none did; another page reads the frames. */
async function firstPicture(reader, frames) {
  const end = Date.now() + PATIENCE;
  for (let next = 0; Date.now() < end; ) {
    if (next === frames.length) await new Promise((later) => setTimeout(later, 20));
    else if (await reader.evaluate(showsCube, frames[next].data)) return frames[next].time;
    else next++;
  }
  return undefined;
}

/** Runs in a page: whether at least 2 % of a recorded frame are green and 2 % red, as F and R are. */
async function showsCube(data) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height).data;
  let [green, red] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    const [r, g, b] = [pixels[i], pixels[i + 1], pixels[i + 2]];
    if (g > r + 60 && g > b + 40) green++;
    if (r > g + 60 && r > b + 40) red++;
  }
  return green > pixels.length / 200 && red > pixels.length / 200;
}

/** Serves the folder's files and one page; counts the scripts requested since the page was set. */
async function serve(folder) {
  let page = "";
  let asked = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const type = TYPES[extname(path)] ?? "text/html";
    try {
      const body = path === "/" ? page : readFileSync(join(folder, path));
      if (type === TYPES[".js"]) asked.set(path, gzipSync(body, { level: 9 }).length);
      response.setHeader("content-type", type).setHeader("cache-control", "no-store").end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}/`,
    show(html) {
      page = html;
      asked = new Map();
    },
    scripts: () => ({ bytes: [...asked.values()].reduce((sum, size) => sum + size, 0), files: asked.size }),
    close: () => server.close(),
  };
}

async function bundlePeer(folder) {
  const entry = fileURLToPath(new URL("player/twisty.mjs", import.meta.url));
  await build({
    configFile: false,
    logLevel: "silent",
    base: "/",
    worker: { format: "es" },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: "twisty.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

function rangeOf(values) {
  return `${Math.min(...values).toFixed(0)} … ${Math.max(...values).toFixed(0)}`;
}

/** Starts an engine with one page: Chromium and Firefox through puppeteer-core (WebDriver BiDi), WebKitGTK through its own WebDriver. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../../../scripts/chromium.mjs";
import { findEngine } from "../../../../scripts/engines.mjs";
import type { Engine, Point, Tab } from "./tab.ts";

const WIDTH = 1000;
const HEIGHT = 1000;

/** A page in that engine, or undefined where the engine is not installed. */
export async function start(engine: Engine): Promise<Tab | undefined> {
  if (engine === "webkit") return startWebKit();
  const programs = engine === "firefox" ? findEngine("firefox") : { browser: findChromium() };
  if (!programs?.browser) return undefined;
  const browser = await puppeteer.launch({
    browser: engine === "firefox" ? "firefox" : "chrome",
    executablePath: programs.browser,
    headless: true,
    args: engine === "firefox" ? [] : CHROMIUM_ARGUMENTS,
    defaultViewport: { width: WIDTH, height: HEIGHT },
  });
  const page = await browser.newPage();
  // As for the other driver: a page may wait while the app is being kept for use offline.
  page.setDefaultNavigationTimeout(120_000);
  return {
    engine,
    open: async (address) => void (await page.goto(address)),
    ask: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: ([x, y]) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      for (const at of between(from, to)) await page.mouse.move(...at);
      await page.mouse.up();
    },
    goFurther: (way) => page.mouse.wheel({ deltaY: 400 * way }),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}

async function startWebKit(): Promise<Tab | undefined> {
  const programs = findEngine("webkit");
  if (!programs) return undefined;
  const [display, showing] = await startDisplay(programs.display);
  const port = await freePort();
  const driver = helper(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    // Its way to share pictures between processes needs a graphics card.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
  });
  await listening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      }),
    )
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  await session.manage().setTimeouts({ script: 120_000 });
  return {
    engine: "webkit",
    open: (address) => session.get(address),
    ask: <T>(expression: string) =>
      session.executeAsyncScript(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done({ thrown: String(error) }));`,
      ) as Promise<T>,
    click: ([x, y]) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    async drag(from, to) {
      const actions = session.actions();
      const move = ([x, y]: Point) =>
        actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 30 });
      move(from).press();
      for (const at of between(from, to)) move(at);
      await actions.release().perform();
    },
    goFurther: (way) =>
      session
        .actions()
        .sendKeys(way > 0 ? Key.TAB : Key.chord(Key.SHIFT, Key.TAB))
        .perform(),
    press: (...keys) =>
      session
        .actions()
        .sendKeys(...keys.map((key) => SELENIUM_KEYS[key] ?? key))
        .perform(),
    async picture(path) {
      // Once a page has had a camera this driver never answers, although the page goes on; pictures are for people, and no test needs one.
      const taken = await Promise.race([
        session.takeScreenshot(),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
      if (taken) await writeFile(path, taken, "base64");
      else process.stdout.write(`webkit: no picture ${path}\n`);
    },
    async close() {
      await Promise.race([
        session.quit().catch(() => undefined),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
      await Promise.all([ended(driver), ended(showing)]);
    },
  };
}

/** How long WebKit's driver may take for what no test needs. */
const PATIENCE_MS = 15_000;

const SELENIUM_KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
};

function between([x0, y0]: Point, [x1, y1]: Point): readonly Point[] {
  return [0.25, 0.5, 0.75, 1].map((part) => [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]);
}

/** A screen in memory; it chooses its own number and writes it to descriptor 3. */
async function startDisplay(program: string): Promise<[string, ChildProcess]> {
  const screen = helper(program, ["-displayfd", "3", "-screen", "0", "1280x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3]!, "data");
  return [`:${String(number).trim()}`, screen];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error("WebKitWebDriver does not listen.");
}

/** A process that does not outlive this one, even when a test that ran out of time never gets to close it. */
function helper(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  process.once("exit", () => child.kill());
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

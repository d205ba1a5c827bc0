/** Simulated cubes against Chromium's own Bluetooth stack, encryption and all. */
import { fileURLToPath } from "node:url";
import { faceTurns, type Turn } from "@cubegram/core/geometry";
import { SimulatedCube, simulatedKinds } from "@cubegram/smart/simulator";
import { chromium, expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../../scripts/chromium.mjs";
import type { CubeEvent, SmartCube } from "../src/index.ts";
import { BLUETOOTH_ARGUMENTS, Peripheral, readInsteadOfNotify } from "./peripheral.ts";

const PAGE = "http://localhost/smart-cubes/";
const TURNS = 60;

interface Shown {
  readonly stages: string[];
  readonly events: CubeEvent[];
}

async function builtPackage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: fileURLToPath(new URL("../dist/index.js", import.meta.url)),
        formats: ["es"],
        fileName: "smart",
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return (built as Rolldown.RolldownOutput[])[0].output[0].code;
}

/** Cubes whose names tell their addresses; the others tell them while they are not connected. */
const NAMED: Readonly<Record<string, { readonly name: string; readonly address: string }>> = {
  "MoYu WCU": { name: "WCU_MY32_789A", address: "CF:30:16:00:78:9A" },
  QiYi: { name: "QY-QYSC-S-789A", address: "CC:A3:00:00:78:9A" },
};

for (const kind of simulatedKinds()) {
  const tag = kind === "GAN, generation 4" ? [] : ["@all"];
  test(`a ${kind} is chosen, answers, and is heard turn by turn, lost packets included`, {
    tag,
  }, async () => {
    const executablePath = findChromium();
    // One adapter for a browser: it has one of its own.
    const browser = await chromium.launch({
      args: [...CHROMIUM_ARGUMENTS, ...BLUETOOTH_ARGUMENTS],
      ...(executablePath && { executablePath }),
    });
    try {
      const cube = new SimulatedCube({ kind, ...NAMED[kind], serial: 230 });
      const { needsAddress, tellsOnce, write } = cube.brand;
      const isHeard = needsAddress && !(kind in NAMED);
      const page = await browser.newPage();
      const script = await builtPackage();
      await page.route(`${PAGE}**`, (route) =>
        route.request().url().endsWith(".js")
          ? route.fulfill({ contentType: "text/javascript", body: script })
          : route.fulfill({ contentType: "text/html", body: "<button>Use a smart cube</button>" }),
      );
      const peripheral = new Peripheral(cube, await browser.newBrowserCDPSession());
      await peripheral.appear(await page.context().newCDPSession(page));
      await readInsteadOfNotify(page);
      await page.goto(PAGE);
      await page.evaluate(async () => {
        const shown: Shown = { stages: [], events: [] };
        const path = "./smart.js";
        const { connectCube } = await import(path);
        Object.assign(globalThis, { shown });
        document.querySelector("button")!.onclick = async () => {
          try {
            const onProgress = (stage: string) => shown.stages.push(stage);
            const connected: SmartCube = await connectCube({ onProgress, listening: 20_000 });
            shown.stages.push("connected");
            for await (const event of connected.events) shown.events.push(event);
          } catch (error) {
            shown.stages.push(String(error));
          }
        };
      });
      const shown = () => page.evaluate(() => (globalThis as unknown as { shown: Shown }).shown);
      await page.click("button");
      await expect
        .poll(async () => {
          const { stages: now } = await shown();
          if (now.at(-1) === "listening") await peripheral.advertise();
          // A kind that cannot be asked says how it is when it is turned.
          if (!write) await peripheral.tell(cube.tell());
          return now.join(" ");
        })
        .toBe(`choosing ${isHeard ? "listening " : ""}connecting connected`);

      const quarters = faceTurns(3).filter(({ quarters: amount }) => amount !== 2);
      const made = Array.from({ length: TURNS }, (_, i) => quarters[(7 * i) % 12]);
      for (const [i, turn] of made.entries()) {
        const told = cube.turn(turn);
        const isLost = i % 20 === 13 && !tellsOnce;
        if (!isLost) await peripheral.tell(told);
        await page.waitForTimeout(10);
      }
      const turnsOf = (events: readonly CubeEvent[]): Turn[] =>
        events.flatMap((event) => (event.type === "turn" ? [event.turn] : []));
      await expect.poll(async () => turnsOf((await shown()).events).length).toBe(TURNS);
      const { events } = await shown();
      expect(turnsOf(events)).toEqual(made);
      expect(events.filter(({ type }) => type === "gap")).toEqual([]);
      expect(events[0].type).toBe("state");
    } finally {
      await browser.close();
    }
  });
}

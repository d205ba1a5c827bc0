/** What holds on every page: undo, reload, languages, settings, privacy, offline, and links from strangers. */
import { once } from "node:events";
import { createReadStream, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { offered } from "../scripts/coverage.mjs";
import {
  expect,
  expectAccessible,
  isWholeRun,
  open,
  PAGES,
  PHONE,
  picture,
  ready,
  test,
  textOf,
  textsKept,
  WHOLE_RUN,
} from "./support.ts";

test("the policy is strict, comes as a header too, and there are no cookies", async ({ page, context }) => {
  const response = (await page.goto("./"))!;
  await ready(page);
  const header = response.headers()["content-security-policy"] ?? "";
  expect(header).toContain("default-src 'none'");
  expect(header).toContain("script-src 'self'");
  expect(header).not.toContain("unsafe-inline");
  expect(header).not.toContain("'unsafe-eval'");
  expect(await context.cookies()).toEqual([]);
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  expect(meta).toContain("default-src 'none'");
});

test.describe("kept for use offline", () => {
  test.use({ isKept: true });

  test("everything works without a network after one visit", async ({ page, context }) => {
    await page.goto("./");
    await ready(page);
    await page.evaluate(kept);
    await context.setOffline(true);
    await page.goto("about:blank");
    for (const name of PAGES) {
      await open(page, name);
      // Each from an address of its own, as in a new tab; in `npm test` only the first: the others are loaded from it.
      if (isWholeRun) await page.goto("about:blank");
    }
    await open(page, "write");
    await page.getByRole("textbox", { name: "Your message" }).fill("OFFLINE");
    await expect(page.getByRole("list", { name: "Moves for cube 1" })).toBeVisible({ timeout: 45_000 });
  });
});

test.describe("other languages", () => {
  test.use({ locale: "de-DE", isKept: true });

  test(
    "are kept after the app: the page's own, and the others unless data is to be saved",
    WHOLE_RUN,
    async ({ page, context }) => {
      await saveData(context);
      await page.goto("./");
      await ready(page);
      await page.evaluate(kept);
      await expect.poll(() => page.evaluate(modelsKept)).toEqual(["de", "en"]);
      await expect.poll(() => textsKept(page)).toEqual(["de", "en"]);
      // What is used is kept: Polish is written, with the languages that share its letters.
      await page.goto("./#/write?text=Dzie%C5%84+dobry,+%C5%BC%C3%B3%C5%82ty+kot");
      await page.reload();
      await expect(page.locator(".write-result .moves")).toBeVisible({ timeout: 45_000 });
      await expect.poll(() => page.evaluate(modelsKept)).toContain("pl");
      expect((await page.evaluate(modelsKept)).length).toBeLessThan(24);
    },
  );

  test("are in a new version too, before it takes over", WHOLE_RUN, async ({ browser }) => {
    let isNew = false;
    const server = plainServer(() => isNew);
    try {
      const context = await browser.newContext({ locale: "de-DE" });
      await saveData(context);
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${await portOf(server)}/`);
      await ready(page);
      await page.evaluate(kept);
      await expect.poll(() => textsKept(page)).toEqual(["de", "en"]);
      isNew = true;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const { installing } = registration;
        if (installing)
          await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
      });
      await expect.poll(() => textsKept(page)).toEqual(["de", "de", "en", "en"]);
      await context.close();
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  test("are all kept by a page at rest where data is plenty", WHOLE_RUN, async ({ page, context }) => {
    await page.goto("./");
    await ready(page);
    await expect.poll(() => page.evaluate(modelsKept), { timeout: 60_000 }).toHaveLength(24);
    await expect.poll(() => textsKept(page), { timeout: 60_000 }).toEqual(Object.keys(offered()).sort());
    await context.setOffline(true);
    await open(page, "learn");
    await page.getByRole("button", { name: "Einstellungen" }).click();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("zh");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });
});

test(
  "workers may share memory: the server isolates the page, and elsewhere the service worker does",
  WHOLE_RUN,
  async ({ page, browser }) => {
    await page.goto("./");
    await ready(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const server = plainServer();
    try {
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.goto(`http://127.0.0.1:${await portOf(server)}/`);
      await ready(elsewhere);
      expect(await elsewhere.evaluate(() => crossOriginIsolated)).toBe(false);
      await elsewhere.evaluate(kept);
      await elsewhere.reload();
      await ready(elsewhere);
      expect(await elsewhere.evaluate(() => crossOriginIsolated)).toBe(true);
      const isShared = await elsewhere.evaluate(
        () =>
          new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer instanceof
          SharedArrayBuffer,
      );
      expect(isShared).toBe(true);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
);

/** From the next page on, the browser asks to save data. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  });
}

/** In the page: the service worker has all files. */
async function kept(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== "activated")
    await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
}

/** In the page: the languages whose models are kept. */
async function modelsKept(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = /text-model-([a-z]{2})-/.exec(url)?.[1];
      if (language) found.push(language);
    }
  return found.sort();
}

/** Gives the files of the app and no header but their types. */
/** With `isNew` it serves another version, whose texts are others. */
function plainServer(isNew = () => false): Server {
  const folder = new URL("../dist/", import.meta.url);
  const worker = readFileSync(new URL("service-worker.js", folder), "utf8");
  const [texts] = /\/texts-\w+\//.exec(worker)!;
  const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "index.html" : request.url!.slice(1).replace("/texts-new/", texts);
    const type = types[path.split(".").at(-1) as keyof typeof types] ?? "application/octet-stream";
    response.setHeader("Content-Type", type);
    if (path === "service-worker.js" && isNew())
      return response.end(worker.replaceAll(texts, "/texts-new/").replace(/`cubegram /, "`cubegram new "));
    createReadStream(new URL(path, folder))
      .on("error", () => response.destroy())
      .pipe(response);
  });
  return server.listen(0, "127.0.0.1");
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** As Node knows it; the app has a list of scripts of its own. */
function directionOf(language: string): string {
  const { textInfo } = new Intl.Locale(language) as { readonly textInfo?: { readonly direction: string } };
  return textInfo!.direction;
}

test("the app is installable: a manifest with icons that are there", async ({ page, request }) => {
  await page.goto("./");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address!)).json();
  expect(manifest).toMatchObject({ name: "Cubegram", display: "standalone" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("undo, redo and reload keep what was typed", async ({ page }) => {
  await open(page, "write");
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill("first");
  await page.waitForTimeout(1100);
  await box.fill("second");
  await page.keyboard.press("Control+z");
  await expect(box).toHaveValue("first");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(box).toHaveValue("second");
  await expect(page).toHaveURL(/#\/write\?.*second/);
  await page.reload();
  await expect(box).toHaveValue("second");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(box).toHaveValue("first");
});

test("a link opens a page in its state", async ({ page }) => {
  await open(page, "write", "text=SHARED");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("SHARED");
});

test.describe("languages", () => {
  test("are switched in place, titles and direction too", WHOLE_RUN, async ({ page }) => {
    await open(page, "write");
    await page.getByRole("button", { name: "Settings" }).click();
    await expectAccessible(page, "settings open");
    await picture(page, "settings-desktop");
    const languages = Object.keys(offered());
    const choice = page.getByRole("combobox").first();
    expect(
      await choice
        .getByRole("option")
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    ).toEqual(languages);
    const seen = new Set<string>();
    for (const language of languages) {
      await choice.selectOption(language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
      seen.add(await textOf(page.getByRole("heading", { level: 1 })));
    }
    expect(seen.size).toBe(languages.length);
  });

  test(
    "every page says something of its own in each, with every place filled in",
    WHOLE_RUN,
    async ({ page }) => {
      const seen = new Map<string, string>();
      test.setTimeout(300_000);
      for (const language of Object.keys(offered())) {
        await page.goto("./");
        await page.evaluate((it) => localStorage.setItem("cubegram:language", JSON.stringify(it)), language);
        await page.reload();
        for (const name of PAGES) {
          await open(page, name);
          const text = await textOf(page.getByRole("main"));
          expect(text, `${name} in ${language}`).not.toMatch(/\{\w+\}/);
          expect([...seen.values()], `${name} in ${language}`).not.toContain(text);
          seen.set(`${language} ${name}`, text);
        }
      }
    },
  );
});

test("dark by choice, not only by system", WHOLE_RUN, async ({ page }) => {
  await open(page, "write");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  expect(await ground()).not.toBe(light);
  await page.reload();
  expect(await ground()).not.toBe(light);
});

test.describe("links from strangers", () => {
  const LINKS = [
    `#/write?text=${encodeURIComponent("<img src=x onerror=alert(1)><script>alert(1)</script>")}`,
    `#/write?text=${"A".repeat(60_000)}`,
    "#/write?text=%E0%A4%A&size=%FF",
    "#/read?facelets=%3Cscript%3Ealert(1)%3C/script%3E&alg=(((((((((((((",
    `#/read?facelets=${"?".repeat(54)}_${"U".repeat(3900)}`,
    "#/read?alg=(R%20U)999999999999999999999999",
    `#/explore?alg=${"(".repeat(3000)}`,
    "#/explore?alg=(R%20U%20R')1000000000&size=1e9",
    "#/solve?facelets=UUU&size=-1",
    "#/check?facelets=%00%00%00",
    "#/files?size=1e309&spare=NaN&order=__proto__",
    "#/challenge?note=javascript:alert(1)",
    "#/learn?lesson=../../etc/passwd",
    "#/__proto__?constructor=x&__proto__=y",
    "#javascript:alert(1)",
    "#/%2e%2e/%2e%2e/x?%",
  ];
  test("do nothing bad, whatever is in them", WHOLE_RUN, async ({ page }) => {
    page.on("dialog", () => {
      throw new Error("a dialog came up");
    });
    for (const link of LINKS) {
      await page.goto("about:blank");
      await page.goto(`./${link}`);
      await ready(page);
      await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
      expect(await page.locator('script:not([type="module"]), img[src="x"]').count(), link).toBe(0);
    }
  });

  test("tampered storage does not keep the app from opening", WHOLE_RUN, async ({ page }) => {
    await page.addInitScript((pages) => {
      if (location.protocol === "about:") return;
      for (const name of pages)
        localStorage.setItem(`cubegram:${name}`, '{"present":{"way":7,"text":{},"cubes":[null]},"past":"x"}');
      localStorage.setItem("cubegram:language", "}{");
      localStorage.setItem("cubegram:theme", '"<script>"');
    }, PAGES);
    for (const name of PAGES) {
      await open(page, name);
      await page.goto("about:blank");
    }
  });
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page, "write");
  const motion = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--motion").trim(),
  );
  expect(motion).toBe("0s");
});

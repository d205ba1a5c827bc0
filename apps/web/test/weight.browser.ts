/**
 * What a first visit loads before a page can be used, opened by a link too, as the browser asks for it (packed as gzip does); beside it
 * the published figures of the CubeCode demo. Workers load the solver and the models when they are first asked. The player is
 * fetched when the page has come to rest and never arrives here: a picture stands in its place, and the page is used without it.
 */
import { FIRST_LOAD, gzipped, kilobytes, playerIn, readManifest } from "../scripts/first-load.mjs";
import { camera } from "./film.ts";
import { giveCamera, hold, viewsOf } from "./hand.ts";
import { Cube } from "./real-cube.ts";
import { expect, open, openMore, type Page, type PageName, test, WHOLE_RUN } from "./support.ts";

const turned = Cube.fromAlg("R U2 F' L D B2").facelets();

interface Visit {
  readonly page: PageName;
  readonly query?: string;
  /** Does what the page is for, as far as it can be done at once. */
  readonly use: (page: Page) => Promise<void>;
}

const says = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole("main").getByText(text).first()).toBeVisible({ timeout: 45_000 });

const VISITS: readonly Visit[] = [
  { page: "write", use: (page) => page.getByRole("textbox", { name: "Your message" }).focus() },
  {
    page: "write",
    query: "text=HELLO",
    use: (page) =>
      expect(page.getByRole("list", { name: "Moves for cube 1" })).toBeVisible({ timeout: 45_000 }),
  },
  { page: "read", use: (page) => page.locator('[data-facelet="0"]').click() },
  { page: "read", query: `facelets=${turned}`, use: says("Message") },
  { page: "read", query: "alg=R+U+F2", use: says("Read as moves") },
  { page: "solve", query: `facelets=${turned}`, use: says("Read as stickers") },
  {
    page: "solve",
    query: `facelets=${turned.slice(1)}U`,
    use: says("No sequence of turns can reach or solve it."),
  },
  { page: "explore", query: "alg=R+U", use: says("105") },
  {
    page: "explore",
    query: "view=cube&size=4",
    use: async (page) => {
      await openMore(page);
      await page.getByRole("button", { name: /^R: / }).click();
    },
  },
  { page: "check", query: `facelets=${turned.slice(1)}U`, use: says("This cube is impossible") },
  { page: "files", use: says("Files") },
  { page: "learn", use: says("Notation") },
  {
    page: "learn",
    query: "lesson=number&step=3",
    use: (page) => page.getByRole("button", { name: /^U: / }).click(),
  },
  {
    page: "learn",
    query: "lesson=parity&step=1",
    use: (page) => page.locator(".learn-tile").first().click(),
  },
  { page: "challenge", use: says("Challenge") },
];

/** First-load JavaScript of the demo's pages in kB, as its build prints it; its picture of the cube is a page of another host's. */
const DEMO: Partial<Readonly<Record<PageName, readonly [string, number]>>> = {
  write: ["encode", 113],
  read: ["decode", 110],
  solve: ["solve", 109],
};

const manifest = readManifest();
const players = playerIn(manifest).map((name) => manifest[name].file);

/** Bytes of everything the page itself asked for, by kind; without the player. */
async function loadedBy(
  page: Page,
  visit: Visit,
): Promise<{ readonly script: number; readonly all: number }> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const packed = response.body().then((body) => gzipped(body));
    sizes.set(
      response.url().split("#")[0],
      packed.catch(() => 0),
    );
  });
  for (const player of players) await page.route(`**/${player}`, () => undefined);
  // The rest of the app, fetched for later, is no part of a first visit: "isKept" is off.
  await open(page, visit.page, visit.query);
  await visit.use(page);
  // What workers load is not in the page's own list. A second worker takes its script from the cache, which watching turns off.
  const own = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntries()
        .filter(({ entryType }) => entryType === "resource" || entryType === "navigation")
        .map(({ name }) => name.split("#")[0]),
    ),
  ]);
  const ofKind = async (kind: RegExp) => {
    const bytes = await Promise.all(
      own.filter((name) => kind.test(name)).map((name) => sizes.get(name) ?? 0),
    );
    return bytes.reduce((sum, each) => sum + each, 0);
  };
  return { script: await ofKind(/\.js$/), all: await ofKind(/\/$|\.(js|css|html)$/) };
}

test.describe("a first visit loads no more than 63 kB before the page can be used:", () => {
  for (const visit of VISITS)
    test(
      `${visit.page} ${(visit.query ?? "").slice(0, 30)}`.trim(),
      visit.query ? WHOLE_RUN : {},
      async ({ page }) => {
        const { script, all } = await loadedBy(page, visit);
        const [theirs, theirKilobytes] = DEMO[visit.page] ?? [];
        const beside = theirs ? ` (the demo's ${theirs} page: ${theirKilobytes} kB of JavaScript)` : "";
        const what = `${visit.page} ${(visit.query ?? "").slice(0, 20)}`.padEnd(32);
        process.stdout.write(
          `first load ${what} ${kilobytes(all)}, JavaScript ${kilobytes(script)}${beside}\n`,
        );
        expect(script).toBeGreaterThan(10_000);
        expect(all).toBeLessThanOrEqual(FIRST_LOAD);
        if (theirKilobytes !== undefined) expect(script).toBeLessThan(1000 * theirKilobytes);
      },
    );
});

test.describe("in the language with the longest texts the scripts alone are no more, either:", () => {
  test.use({ locale: "ar" });
  for (const visit of VISITS.filter(
    ({ query }) => query === undefined || /^(lesson=number|alg=R\+U$)/.test(query),
  ))
    test(`${visit.page} ${visit.query ?? ""}`.trim(), WHOLE_RUN, async ({ page }) => {
      const { script } = await loadedBy(page, {
        ...visit,
        use: () => expect(page.locator(".loading")).toHaveCount(0),
      });
      process.stdout.write(`scripts in ar ${visit.page} ${visit.query ?? ""} ${script}\n`);
      expect(script).toBeLessThanOrEqual(FIRST_LOAD);
    });
});

/** Bytes of what the camera needs in addition to the page it is opened on, in the page and in the workers. */
const CAMERA_BUDGET = 40_000;

test("the camera loads no more than 40 kB when it is opened, and nothing before", async ({ page }) => {
  const { faces } = await viewsOf(Cube.fromAlg("R U2 F' L D B2"), "weight");
  await giveCamera(page);
  const asked = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (!response.url().startsWith("http")) return;
    asked.set(
      response.url(),
      response.body().then(
        (body) => gzipped(body),
        () => 0,
      ),
    );
  });
  await open(page, "read");
  await page.waitForLoadState("networkidle");
  const before = new Set(asked.keys());
  expect([...before].filter((url) => /\/camera-/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Read with the camera" }).click();
  await expect(camera(page).getByRole("status")).toContainText("Hold one", { timeout: 30_000 });
  await expect(async () => {
    for (const look of faces[0]) {
      await hold(page, look);
      await expect(camera(page).getByRole("list", { name: "Faces seen: 1 of 6" })).toBeVisible({
        timeout: 2000,
      });
    }
  }).toPass({ timeout: 30_000 });
  const sizes = await Promise.all(
    [...asked].filter(([url]) => !before.has(url)).map(async ([url, size]) => [await size, url] as const),
  );
  const all = sizes.reduce((sum, [size]) => sum + size, 0);
  const parts = sizes
    .sort(([a], [b]) => b - a)
    .map(([size, url]) => `${url.split("/").at(-1)} ${kilobytes(size)}`);
  process.stdout.write(`the camera, on demand: ${kilobytes(all)} (${parts.join(", ")})\n`);
  expect(all).toBeGreaterThan(10_000);
  expect(all).toBeLessThanOrEqual(CAMERA_BUDGET);
});

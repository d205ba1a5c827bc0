/** Every screen on every device, in every language and look, is as a person wants it; see screen-faults.ts for what that is. */
import { screenFaultsWith } from "./screen-faults.ts";
import { DESK, LANGUAGES, PHONES, SCREENS, type Screen, type Size, speak, visit } from "./screens.ts";
import { expect, nextFrame, type Page, test, violationsOn } from "./support.ts";

/** Everything that is wrong in this look of the screen, with letters of each of these sizes. */
async function look(
  page: Page,
  screen: Screen,
  how: string,
  letters: readonly number[] = [100],
): Promise<string[]> {
  const found = await screenFaultsWith(page, letters, { main: screen.main });
  return letters.flatMap((percent, at) =>
    found[at].map((fault) => `${screen.name}, ${how}${percent > 100 ? `, ${percent} %` : ""}: ${fault}`),
  );
}

/** What axe finds there. It takes what a page has scrolled under its header for covered, so it looks from the top. */
async function inaccessible(page: Page, screen: Screen, how: string): Promise<string[]> {
  const top = await page.evaluate(() => {
    const { scrollY } = globalThis;
    scrollTo(0, 0);
    return scrollY;
  });
  const found = await violationsOn(page);
  await page.evaluate((y) => scrollTo(0, y), top);
  return found.map((violation) => `${screen.name}, axe, ${how}: ${violation}`);
}

const nameOf = ({ width, height }: Size) => `${width}×${height}`;

async function lookAround(
  page: Page,
  screens: readonly Screen[],
  {
    sizes,
    languages,
    isEverything,
  }: {
    sizes: readonly Size[];
    languages: readonly string[];
    /** Otherwise the first language with usual letters, the others with large ones. */
    isEverything: boolean;
  },
): Promise<void> {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Drawn as vectors: what is looked at is where things are, and software GL is slow.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const flat = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === "2d" ? Reflect.apply(getContext, this, [kind, ...rest]) : null;
    };
    HTMLCanvasElement.prototype.getContext = flat as typeof getContext;
  });
  const session = await page.context().newCDPSession(page);
  /** A desk has a mouse, a phone a finger. */
  let isPhone = true;
  const resize = async (size: Size) => {
    const isOther = isPhone !== (size !== DESK);
    isPhone = size !== DESK;
    if (isOther) await session.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
    await page.setViewportSize(size);
    // What asks in code which of them it is, as the painted net does, is drawn again with the next frame.
    if (isOther) await nextFrame(page);
  };
  for (const screen of screens) {
    const own = sizes.filter((size) => size !== DESK || !screen.isPhone);
    await resize(own[0]);
    await visit(page, screen);
    if (isEverything) found.push(...(await inaccessible(page, screen, "light")));
    // Colors move nothing, so one language shows what they do.
    if (isEverything)
      for (const [scheme, forced] of [
        ["dark", "none"],
        ["light", "active"],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme, forcedColors: forced });
        if (scheme === "dark") found.push(...(await inaccessible(page, screen, scheme)));
        for (const size of own) {
          await resize(size);
          const how = `${languages[0]}, ${nameOf(size)}, ${forced === "active" ? "forced colors" : scheme}`;
          found.push(...(await look(page, screen, how)));
        }
      }
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    for (const size of own) {
      await resize(size);
      for (const language of languages) {
        await speak(page, language);
        const letters = isEverything ? [100, 200] : [language === languages[0] ? 100 : 200];
        found.push(...(await look(page, screen, `${language}, ${nameOf(size)}`, letters)));
      }
    }
    await speak(page, "en");
  }
  expect(found).toEqual([]);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONES[0], hasTouch: true });
  for (const [name, screens] of Object.entries(SCREENS)) {
    test(`${name}: nothing overlaps, is cut off or out of sight, and nothing in German with large letters`, async ({
      page,
    }) => {
      const common = screens.filter(({ isRare }) => !isRare);
      await lookAround(page, common, { sizes: [PHONES[0]], languages: ["en", "de"], isEverything: false });
    });
    // A screen is opened once, since that takes longer than to look at it, and then becomes that of a desk too.
    test(`${name}: in every language, size and look, on a desk as well`, { tag: "@all" }, async ({
      page,
    }) => {
      test.setTimeout(1_200_000);
      await lookAround(page, screens, { sizes: [...PHONES, DESK], languages: LANGUAGES, isEverything: true });
    });
  }
});

/** Painting with sides held turned: the app names them, and the cube is read right. */
import { Person } from "./person.ts";
import { Cube, seededRandom } from "./real-cube.ts";
import { PHONES } from "./screens.ts";
import {
  expect,
  expectAccessible,
  type Locator,
  openMore,
  type Page,
  test,
  verdict,
  WHOLE_RUN,
} from "./support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const HELLO = Cube.fromAlg("F' U2 B' R' D' L' B' R B2");
const SCRAMBLED = Cube.fromAlg("R U2 F' L D B2 U' R2 F D' L2 B");
/** Of this one, one more sticker is asked for when all the others follow. */
const ASKED = Cube.random(3, seededRandom("journeys"));
const FACES = "URFDLB";
const COLORS = ["white", "red", "green", "yellow", "orange", "blue"];
/** The sides around each, as the net shows it: above, to the right, below, to the left. */
const NEIGHBORS = ["BRFL", "UBDF", "URDL", "FRBL", "UFDB", "ULDR"];
/** More would be a conversation without an end. */
const MAX_OFFERS = 6;

/** Clockwise quarters by which sides are held turned: `{ U: 3, R: 2 }`. */
type Turned = Readonly<Record<string, number>>;

/** What is seen of a cube whose sides are held turned. */
function seenTurned(cube: Cube, turned: Turned): string {
  const letters = [...cube.facelets()];
  for (const [side, quarters] of Object.entries(turned)) {
    const first = FACES.indexOf(side) * 9;
    for (let at = 0; at < 9; at++) {
      let [row, column] = [Math.floor(at / 3), at % 3];
      for (let quarter = 0; quarter < quarters; quarter++) [row, column] = [2 - column, row];
      letters[first + at] = cube.facelets()[first + row * 3 + column];
    }
  }
  return letters.join("");
}

const said = (page: Page) => page.getByRole("region", { name: "What it says" });

async function paintTurned(page: Page, turned: Turned, ...looks: readonly string[]): Promise<void> {
  const person = new Person(page, `held-${Object.entries(turned).flat().join("")}`);
  await page.goto("./#/read");
  await enterTurned(person, HELLO, turned, said(page).getByText("HELLO", { exact: true }), ...looks);
  await expect(said(page).getByText("No mistake found", { exact: false })).toBeVisible();
}

/** Paints what is seen of the sides as they are held, and accepts every offer, until the page says that it is done. */
async function enterTurned(
  person: Person,
  cube: Cube,
  held: Turned,
  done: Locator,
  ...looks: readonly string[]
): Promise<void> {
  const { page } = person;
  const offer = page.getByRole("alert").filter({ hasText: "Held like this? Then it fits." });
  let turned = held;
  let offers = "";
  for (let round = 0; round < MAX_OFFERS; round++) {
    await person.enter(cube, seenTurned(cube, turned));
    await expect(offer.or(done)).toBeVisible({ timeout: 60_000 });
    if ((await offer.count()) === 0) break;
    // Nothing is said to be done before.
    await expect(done).toBeHidden();
    const words = (await offer.textContent()) ?? "";
    offers += words;
    turned = takenBack(turned, words);
    await person.see("offer");
    await person.tap("Yes, like this");
  }
  await expect(done).toBeVisible();
  expect(offers).not.toBe("");
  for (const look of looks) expect(offers).toContain(look);
}

/** The sides as they are held, or so the person believes who has accepted "Blue side, orange on top". */
function takenBack(turned: Turned, words: string): Turned {
  const after = { ...turned };
  for (const [, front, top] of words.matchAll(/(\w+) side, (\w+) on top/g)) {
    const face = COLORS.indexOf(front.toLowerCase());
    const side = FACES[face];
    after[side] = ((after[side] ?? 0) + NEIGHBORS[face].indexOf(FACES[COLORS.indexOf(top)])) % 4;
  }
  return after;
}

test("HELLO painted with Down held upside down is named, and reads HELLO", WHOLE_RUN, async ({ page }) => {
  await paintTurned(page, { D: 2 }, "Yellow side, blue on top");
});

for (const turned of [{ B: 1 }, { U: 3, R: 2 }, { U: 1, D: 2 }, { F: 3, B: 1 }, { U: 2, L: 1 }]) {
  const words = Object.entries(turned).map(([side, quarters]) => `${side} held turned by ${90 * quarters}°`);
  test(`HELLO painted with ${words.join(" and ")} is named`, WHOLE_RUN, async ({ page }) => {
    await paintTurned(page, turned);
  });
}

/** Everywhere else a painted cube is offered the same: where it is begun, what to tap first, and what says that all is entered. */
const PLACES: readonly (readonly [string, string, readonly string[], (page: Page) => Locator])[] = [
  ["Solve", "./#/solve", [], (page) => page.getByRole("button", { name: "Solve", exact: true })],
  ["Check", "./#/check", [], (page) => verdict(page, "possible")],
  [
    "the guide",
    "./#/write?text=HELLO",
    ["Write it on my cube", "It's scrambled"],
    (page) => page.getByRole("button", { name: /^Start: \d+ moves$/ }),
  ],
];

for (const [place, address, first, doneOf] of PLACES)
  test(
    `a scrambled cube painted in ${place} with Front held turned by 90° is named`,
    WHOLE_RUN,
    async ({ page }) => {
      const person = new Person(page, `held-in-${place.replace(" ", "-")}`);
      await page.goto(address);
      for (const button of first) await person.tap(button);
      await enterTurned(person, SCRAMBLED, { F: 1 }, doneOf(page), "Green side");
      await person.see("done");
      const names = page.locator(".net-editor [data-facelet]");
      // Where the cube has taken the place of its net, that is in the sheet.
      if ((await names.count()) === 0) await openMore(page);
      await names.last().waitFor({ state: "attached" });
      const letters = await names.evaluateAll((stickers) =>
        stickers.map((sticker) => sticker.getAttribute("aria-label")?.replace(/.*: (\w+).*/, "$1") ?? ""),
      );
      expect(letters.map((color) => FACES[COLORS.indexOf(color)]).join("")).toBe(SCRAMBLED.facelets());
    },
  );

/** "Nobody reads this", written without check digits. */
const WITHOUT_DIGITS = Cube.fromAlg("U R' U F2 R2 U' B2 D B' L2");

/** What is seen of a cube held in another way by someone who does not look at the middles of the sides. */
function seenAfter(cube: Cube, rotation: string): string {
  const seen = [...cube.apply(rotation).facelets()];
  for (const [side, letter] of [...FACES].entries()) seen[side * 9 + 4] = letter;
  return seen.join("");
}

test(
  "a message without check digits on a cube held otherwise as a whole is offered",
  WHOLE_RUN,
  async ({ page }) => {
    const person = new Person(page, "held-otherwise");
    await page.goto(`./#/read?facelets=${seenAfter(WITHOUT_DIGITS, "y2")}`);
    const outcome = said(page);
    const offer = outcome.locator(".notice").filter({ hasText: "Held like this?" });
    // The first answer does not wait for it.
    await expect(outcome.getByText("This is probably not what was written")).toBeVisible({ timeout: 60_000 });
    await expect(offer).toContainText("Then it says “Nobody reads this”.", { timeout: 60_000 });
    await expect(offer).toContainText("Blue side, white on top");
    await expect(offer.locator(".held-cube")).toBeVisible();
    await expectAccessible(page, "the offer");
    await offer.scrollIntoViewIfNeeded();
    await person.see("offer");
    await offer.getByRole("button", { name: "Yes, like this" }).tap();
    await expect(outcome.locator(".read-text").first()).toHaveText("Nobody reads this");
    await expect(page).toHaveURL(new RegExp(`facelets=${WITHOUT_DIGITS.facelets()}`));
    // Nothing else is offered now: as it is, it reads as written.
    await expect(outcome.locator(".progress")).toHaveCount(0, { timeout: 60_000 });
    await expect(offer).toHaveCount(0);
  },
);

test(
  "a color that no cube explains, given to the last sticker asked for, is not left without a word",
  WHOLE_RUN,
  async ({ page }) => {
    const person = new Person(page, "held-asked");
    await page.goto("./#/solve");
    const current = page.locator(".sticker-current");
    const asked = page.locator(".sticker-asked");
    const trueColor = async () =>
      COLORS[FACES.indexOf(ASKED.facelets()[Number(await current.getAttribute("data-facelet"))])];
    await current.waitFor();
    for (let strokes = 0; strokes < 40 && (await asked.count()) === 0; strokes++) {
      const label = (await current.getAttribute("aria-label"))!;
      await person.tap(new RegExp(`^${await trueColor()}, `));
      await expect(current).not.toHaveAttribute("aria-label", label);
      await expect(page.locator(".net-editor")).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
    }
    await expect(asked).toHaveAccessibleName(/empty, in doubt/);
    const right = await trueColor();
    await person.tap(new RegExp(`^${COLORS.find((color) => color !== right)}, `));
    const wayBack = page.getByRole("button", { name: /^(Take the last color back|Paint it anyway)$/ });
    await expect(wayBack).toBeVisible({ timeout: 60_000 });
    await person.see("contradiction");
    // A key is the answer, so the keys are in sight.
    await expect(page.locator(".palette")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".face-open .stickers")).toBeInViewport({ ratio: 1 });
    // Once it is taken back, the true color is all that is missing.
    if (await page.getByRole("button", { name: "Take the last color back" }).isVisible())
      await person.tap("Take the last color back");
    await expect(asked).toHaveAccessibleName(/empty/);
    await person.tap(new RegExp(`^${right}, `));
    await expect(page.getByRole("button", { name: "Solve", exact: true })).toBeVisible({ timeout: 60_000 });
  },
);

test("each side says how it is held, in words and as a picture", async ({ page }) => {
  await page.goto("./#/read");
  for (const [side, words] of [
    ["Up", "White side, blue on top"],
    ["Down", "Yellow side, green on top"],
    ["Back", "Blue side, white on top"],
  ]) {
    await page.getByRole("button", { name: `${side}: show this face` }).tap();
    await expect(page.locator(".side-guide")).toHaveText(`${side}${words}`);
    await expect(page.locator(".side-guide .held-cube")).toBeVisible();
  }
});

for (const size of PHONES.slice(0, 2))
  test(`whoever sees another color in the middle of a side is told how to hold the cube, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    const person = new Person(page, "held-center");
    await page.setViewportSize(size);
    await page.goto("./#/read");
    const center = page.locator('.net-editor [data-facelet="4"]');
    await center.tap();
    await page.getByRole("button", { name: /red, \d+ left/i }).tap();
    const words = "The middle of this side is white. Hold the cube as the picture shows.";
    await expect(page.locator(".net-editor").getByText(words)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".side-guide")).toHaveText("UpWhite side, blue on top");
    await expect(center).toHaveAccessibleName(/white/);
    // All at once, and under nothing: the picture that the words speak of, the grid, the keys, and the way on.
    for (const part of [".side-guide", ".face-open .stickers", ".palette", ".held-notice .button"]) {
      const place = page.locator(part);
      await expect(place).toBeInViewport({ ratio: 1 });
      expect(await place.evaluate(isOnTop), part).toBe(true);
    }
    await person.see("refused");
  });

/** Whether the first and the last line of something are seen, not only within the screen. */
function isOnTop(part: Element): boolean {
  const { left, top, bottom } = part.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => part.contains(document.elementFromPoint(left + 20, y)));
}

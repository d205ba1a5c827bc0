/** A wrong turn noticed at a picture is found by a few stickers: only the one asked for is looked at, on the picture that rings it. */
import { Person } from "./person.ts";
import { Cube } from "./real-cube.ts";
import { expect, expectAccessible, type Page, PHONE, test, WHOLE_RUN } from "./support.ts";

const SIDES = ["Up", "Right", "Front", "Down", "Left", "Back"];
const COLORS = ["White", "Red", "Green", "Yellow", "Orange", "Blue"];

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Makes the moves up to the first picture; at number `wrong`, `turn` makes something else of it. */
async function goWrong(
  page: Page,
  person: Person,
  wrong: number,
  turn: (move: string) => string,
): Promise<Cube> {
  await page.goto("./#/write?text=HELLO");
  await person.tap("Write it on my cube");
  await person.tap("It's solved");
  await person.tap("I'm holding it like this");
  let cube = Cube.solved();
  for (let move = 1; move <= 4; move++) {
    await expect(page.locator(".guide-say")).toContainText(`Move ${move} of`);
    const shown = (await page.locator(".guide-place b").textContent()) ?? "";
    cube = cube.apply(move === wrong ? turn(shown) : shown);
    await person.tap("Done, next");
  }
  return cube;
}

function trueColor(question: string, cube: Cube): string {
  const [, side, number] = /, (\w+) (\d+)\?$/.exec(question)!;
  const at = SIDES.indexOf(side) * 9 + Number(number) - 1;
  return COLORS["URFDLB".indexOf(cube.facelets()[at])];
}

/** Answers what is asked, as the cube in the hand shows it; how many stickers that took. */
async function answer(page: Page, person: Person, cube: Cube): Promise<number> {
  const question = page.getByRole("group", { name: /^What color is this sticker, \w+ \d+\?$/ });
  const news = page.getByRole("heading", { name: /Does your cube look like this|No wrong turn explains/ });
  for (let asked = 0; ; asked++) {
    await expect(question.or(news).first()).toBeVisible();
    if (await news.isVisible()) return asked;
    const name = (await question.getAttribute("aria-label"))!;
    await person.tap(trueColor(name, cube));
    await expect(page.getByRole("group", { name, exact: true })).toHaveCount(0);
  }
}

test(
  "a move made the wrong way around is found by up to four stickers, and the rest leads to the message",
  WHOLE_RUN,
  async ({ page }) => {
    const person = new Person(page, "asked");
    const inverse = (move: string) =>
      move.endsWith("'") ? move[0] : move.endsWith("2") ? move[0] : `${move}'`;
    let cube = await goWrong(page, person, 3, inverse);
    const live = page.locator("[aria-live]", { hasText: "Does your cube look like this?" });
    await expect(live.first(), "the picture's question is announced").toBeAttached();
    const before = person.taps;
    await person.tap("Different");
    await expect(page.getByRole("heading", { name: "What color is the ringed sticker?" })).toBeVisible();
    await expectAccessible(page, "a sticker is asked for");
    await person.see("question");
    const stickers = await answer(page, person, cube);
    expect(stickers).toBeLessThanOrEqual(4);
    await expect(
      page.getByText(/^Move 3 was made the wrong way around\.|^At move 3 another side/),
    ).toBeVisible();
    await person.see("found");
    await person.tap(/^Go on from here: \d+ moves?$/);
    process.stdout.write(`a wrong turn: ${stickers} stickers, ${person.taps - before} taps to go on\n`);
    cube = await person.makeMoves(cube, "Your cube says it!", { isHeld: true });
    await page.goto(`./#/read?facelets=${cube.facelets()}`);
    const said = page.getByRole("region", { name: "What it says" }).getByText("HELLO");
    await expect(said).toBeVisible({ timeout: 60_000 });
  },
);

test("what no wrong turn explains is painted, with what was answered", { tag: "@all" }, async ({ page }) => {
  const person = new Person(page, "asked-none");
  await goWrong(page, person, 3, (move) => move);
  const other = Cube.fromAlg("R U F2 L D' B U2 R' F L2 D B2");
  await person.tap("Different");
  await answer(page, person, other);
  await expect(page.getByRole("heading", { name: /No wrong turn explains/ })).toBeVisible();
  await person.see("none");
  await person.tap("Paint the whole cube");
  await person.enter(other);
  await expect(page.getByRole("button", { name: /^Go on from here: \d+ moves$/ })).toBeVisible({
    timeout: 60_000,
  });
});

test("an answer can be taken back, and before the first one comes the picture again", {
  tag: "@all",
}, async ({ page }) => {
  const person = new Person(page, "asked-back");
  const cube = await goWrong(page, person, 2, () => "");
  await person.tap("Different");
  const question = page.getByRole("group", { name: /^What color is this sticker, / });
  await expect(question).toBeVisible();
  const first = (await question.getAttribute("aria-label"))!;
  await person.tap(trueColor(first, cube));
  // One sticker is never enough.
  await expect(page.getByRole("group", { name: first, exact: true })).toHaveCount(0);
  await expect(question).toBeVisible();
  await person.tap(/^Back$/);
  await expect(page.getByRole("group", { name: first, exact: true })).toBeVisible();
  await person.tap(/^Back$/);
  await expect(page.getByRole("heading", { name: "Does your cube look like this?" })).toBeVisible();
});

/** A note that only the right cube opens: made here, opened there, and refused elsewhere. */
import { Cube } from "./real-cube.ts";
import {
  expect,
  expectAccessible,
  expectNoSideways,
  open,
  openMore,
  type Page,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

const NOTE = "The key is under the third pot.";

/** Makes a link with the cube that `moves` make, and returns it. */
async function makeLink(page: Page, moves: string, password = ""): Promise<string> {
  await open(page, "challenge");
  await page.getByRole("textbox", { name: "Your note" }).fill(NOTE);
  await openMore(page);
  await page.getByRole("radio", { name: "Moves" }).check();
  await page.getByRole("textbox", { name: /^Moves from a solved cube/ }).fill(moves);
  await expect(page.getByRole("img", { name: "The cube that opens the note" })).toBeVisible();
  if (password) await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByRole("textbox", { name: "Link to the hidden note" });
  await expect(link).toBeVisible({ timeout: 30_000 });
  // Nobody has to look for it.
  await expect(page.getByRole("heading", { name: "The link" })).toBeInViewport({ ratio: 1 });
  return link.inputValue();
}

test("a note goes into a link, and comes out with the cube and only with it", async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await makeLink(page, "R U R' U'");
  expect(link).not.toContain("pot");
  expect(link.length).toBeLessThan(200);
  await expectAccessible(page, "challenge made");
  await picture(page, "challenge-made-desktop");

  const reader = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "A hidden note" })).toBeVisible();
  await openMore(reader);
  await reader.getByRole("radio", { name: "Moves" }).check();
  const moves = reader.getByRole("textbox", { name: /^Moves from a solved cube/ });
  await moves.fill("R U R'");
  await reader.getByRole("button", { name: "Open the note" }).click();
  await expect(reader.getByRole("alert")).toContainText("The note stays locked", { timeout: 30_000 });
  await expect(reader.getByText(NOTE)).toHaveCount(0);
  await picture(reader, "challenge-refused-desktop");
  // However it is held: the same cube, turned over in the hand.
  await moves.fill("R U R' U' y");
  await reader.getByRole("button", { name: "Open the note" }).click();
  await expect(reader.getByText(NOTE)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(reader, "challenge opened");
  await picture(reader, "challenge-opened-desktop");
  await reader.close();
});

test("with a password it takes both, and the password is asked for", WHOLE_RUN, async ({ page }) => {
  const link = await makeLink(page, "F2 D", "four random words");
  await page.goto(`${link}&x=1`);
  await openMore(page);
  await page.getByRole("radio", { name: "Moves" }).check();
  await page.getByRole("textbox", { name: /^Moves from a solved cube/ }).fill("F2 D");
  await page.getByRole("textbox", { name: "Password" }).fill("four random swords");
  await page.getByRole("button", { name: "Open the note" }).click();
  await expect(page.getByRole("alert")).toContainText("The note stays locked", { timeout: 30_000 });
  await page.getByRole("textbox", { name: "Password" }).fill("four random words");
  await page.getByRole("button", { name: "Open the note" }).click();
  await expect(page.getByText(NOTE)).toBeVisible({ timeout: 30_000 });
});

test(
  "a mixed cube shows itself and the moves that make it; undo brings the one before back",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "challenge");
    await page.getByRole("button", { name: "Scramble a cube" }).click();
    const cube = page.getByRole("img", { name: "The cube that opens the note" });
    await expect(cube).toBeVisible();
    await expect(page.getByText(/^([URFDLB][2']? ){10,}/)).toBeVisible({ timeout: 45_000 });
    const first = await cube.textContent();
    await page.getByRole("button", { name: "Another cube" }).click();
    await expect(cube).not.toHaveText(first!);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(cube).toHaveText(first!);
    await page.reload();
    await expect(cube).toHaveText(first!);
  },
);

test(
  "says how weak a short text and a small cube are, and offers a mixed one",
  WHOLE_RUN,
  async ({ page }) => {
    await open(page, "challenge");
    await expect(page.getByText(/43 quintillion states/)).toBeVisible();
    await openMore(page);
    await page.getByRole("radio", { name: "One that says something" }).check();
    await expect(page.getByText(/only as strong as the text/)).toBeVisible();
    await page.getByRole("radio", { name: "2×2" }).check();
    await expect(page.getByText(/only 3.7 million states/)).toBeVisible();
    await page.getByRole("button", { name: "Use a scrambled cube" }).click();
    await expect(page.getByText(/43 quintillion states/)).toBeVisible();
  },
);

test("the whole of it by keyboard alone", WHOLE_RUN, async ({ page }) => {
  await open(page, "challenge");
  await page.getByRole("textbox", { name: "Your note" }).focus();
  await page.keyboard.type(NOTE);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Scramble a cube" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Another cube" })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText("A new cube.");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Make the link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Link to the hidden note" })).toBeVisible({
    timeout: 30_000,
  });
});

test(
  "the cube that was read opens the note, and the one that was mixed can be solved",
  WHOLE_RUN,
  async ({ page }) => {
    const link = await makeLink(page, "R U R' U'");
    const key = Cube.fromAlg("R U R' U'").facelets();
    await open(page, "read", `facelets=${key}`);
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "A hidden note" })).toBeVisible();
    await open(page, "check", `facelets=${key}`);
    await page.getByRole("link", { name: "Challenge", exact: true }).click();
    await page.getByRole("button", { name: "Open the note" }).click();
    await expect(page.getByText(NOTE)).toBeVisible({ timeout: 30_000 });
    await openMore(page);
    await page.getByRole("button", { name: "Hide a note of your own" }).click();
    await expect(page.getByRole("textbox", { name: "Your note" })).toBeVisible();
  },
);

test("a damaged link is refused in words", async ({ page }) => {
  for (const note of ["AAAA", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "x".repeat(3900)]) {
    await page.goto("about:blank");
    await open(page, "challenge", `note=${note}`);
    await expect(page.getByRole("alert")).toContainText("no note in this link");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test("made and opened states fit", WHOLE_RUN, async ({ page }) => {
    const link = await makeLink(page, "R U R' U'");
    await expectNoSideways(page);
    await picture(page, "challenge-made-phone");
    await page.goto(`${link}&x=1`);
    await expect(page.getByRole("heading", { name: "A hidden note" })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, "challenge opening, phone");
    await picture(page, "challenge-open-phone");
  });
  test("in Arabic and dark", WHOLE_RUN, async ({ page }) => {
    await withSettings(page, { language: "ar", theme: "dark" });
    await open(page, "challenge");
    await page.getByRole("button", { name: "اخلط مكعبًا" }).click();
    await expect(page.getByRole("img", { name: /المكعب الذي يفتح الرسالة/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, "challenge, Arabic, dark");
    await picture(page, "challenge-mixed-arabic-dark");
  });
});

/** Painting with sides held turned: the app names them, and the cube is read right. */
import { Person } from "./person.ts";
import { Cube } from "./real-cube.ts";
import { expect, type Page, test } from "./support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const HELLO = Cube.fromAlg("F' U2 B' R' D' L' B' R B2");
const FACES = "URFDLB";

/** What is seen of a cube whose side is held turned by clockwise quarters. */
function seenTurned(cube: Cube, side: string, quarters: number): string {
  const letters = [...cube.facelets()];
  const first = FACES.indexOf(side) * 9;
  for (let at = 0; at < 9; at++) {
    let [row, column] = [Math.floor(at / 3), at % 3];
    for (let quarter = 0; quarter < quarters; quarter++) [row, column] = [2 - column, row];
    letters[first + at] = cube.facelets()[first + row * 3 + column];
  }
  return letters.join("");
}

const said = (page: Page) => page.getByRole("region", { name: "What it says" });

async function paintTurned(page: Page, side: string, quarters: number, look: string): Promise<void> {
  const person = new Person(page, `held-${side}${quarters}`);
  await page.goto("./#/read");
  await person.enter(HELLO, seenTurned(HELLO, side, quarters));
  await expect(page.getByText("Held like this? Then it fits.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(look);
  // Nothing is said to be the message before.
  await expect(said(page).getByRole("heading", { name: "Message" })).toBeHidden();
  await person.see("offer");
  await person.tap("Yes, like this");
  await person.enter(HELLO);
  await expect(said(page).getByText("HELLO", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(said(page).getByText("No mistake found", { exact: false })).toBeVisible();
}

test("HELLO painted with Down held upside down is named, and reads HELLO", async ({ page }) => {
  await paintTurned(page, "D", 2, "Yellow side, blue on top");
});

test("HELLO painted with Back held turned by 90° is named", { tag: "@all" }, async ({ page }) => {
  await paintTurned(page, "B", 1, "Blue side");
});

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

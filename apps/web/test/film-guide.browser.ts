/** The camera answers in the guide: "Does your cube look like this?" and "I'm lost". */
import { camera, MESSAGE, test, written } from "./film.ts";
import { Cube } from "./real-cube.ts";
import { expect, expectAccessible, open, type Page, PHONE, picture, WHOLE_RUN } from "./support.ts";

const moves = written().moves.split(" ");
/** How many moves the guide asks for before it compares. */
const COMPARED = 4;

// The film shows the cube as it is then.
test.use({
  wanted: Cube.fromAlg(moves.slice(0, COMPARED).join(" ")).facelets(),
  viewport: PHONE,
  colorScheme: "dark",
});

async function look(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Use the camera" }).click();
  await expect(camera(page).getByRole("list", { name: /Faces seen: [1-6] of 6/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(camera(page)).toBeHidden({ timeout: 90_000 });
}

test(
  "the guide goes on when the camera sees what it should, and finds the place when it does not",
  WHOLE_RUN,
  async ({ page, context }) => {
    // Twice round the film, on a machine that does other things too.
    test.slow();
    await context.grantPermissions(["camera"]);
    await open(page, "write", `text=${encodeURIComponent(MESSAGE)}`);
    const start = page.getByRole("button", { name: "Write it on my cube" });
    await expect(start).toBeEnabled({ timeout: 45_000 });
    await expect(page.getByRole("heading", { name: `${moves.length} turns` })).toBeVisible({
      timeout: 45_000,
    });
    await start.click();
    await page.getByRole("button", { name: "It's solved" }).click();
    await page.getByRole("button", { name: "I'm holding it like this" }).click();
    const screen = page.locator(".guide-say");
    const next = page.getByRole("button", { name: "Done, next" });
    for (let made = 0; made < COMPARED; made++) {
      await expect(screen).toContainText(`Move ${made + 1} of ${moves.length}`);
      await next.click();
    }
    await expect(screen).toContainText(`After ${COMPARED} of ${moves.length} moves`);
    await picture(page, "camera-guide-compare-phone");
    await look(page);
    await expect(screen).toContainText(`Move ${COMPARED + 1} of ${moves.length}`);
    // The film goes on showing the cube as it was: after the next moves it is another one.
    for (let made = COMPARED; made < 2 * COMPARED; made++) {
      await expect(screen).toContainText(`Move ${made + 1} of ${moves.length}`);
      await next.click();
    }
    await look(page);
    await expect(page.getByRole("heading", { name: "What does your cube look like now?" })).toBeVisible();
    const goOn = page.getByRole("button", { name: `Go on with move ${COMPARED + 1}` });
    await expect(goOn).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(`you've made ${COMPARED} of ${moves.length} moves`)).toBeVisible();
    await expectAccessible(page, "guide, lost, by camera");
    await picture(page, "camera-guide-lost-phone");
    await goOn.click();
    await expect(screen).toContainText(`Move ${COMPARED + 1} of ${moves.length}`);
  },
);

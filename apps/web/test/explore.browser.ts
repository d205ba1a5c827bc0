/** An algorithm is looked at from all sides; a virtual cube is turned, scrambled and undone. */
import {
  expect,
  expectAccessible,
  expectNoSideways,
  holdPlayer,
  open,
  openMore,
  PHONE,
  picture,
  test,
  WHOLE_RUN,
  withSettings,
} from "./support.ts";

test("says the order of what is typed, and mends a misspelt move", async ({ page }) => {
  await open(page, "explore", "alg=R+U&size=3");
  await expect(page.locator(".explore-order")).toHaveText("105");
  await page.getByRole("textbox", { name: "Algorithm" }).fill("R U R' U'");
  await expect(page.locator(".explore-order")).toHaveText("6");
  await expect(page).toHaveURL(/alg=R\+U\+R%27\+U%27/);
  await page.getByRole("textbox", { name: "Algorithm" }).fill("R U R' U' ?");
  await expect(page.getByText("doesn't mean anything in an algorithm")).toBeVisible();
  await expectAccessible(page, "a mistake");
  await page.getByRole("button", { name: /M E S/ }).click();
  await expect(page.locator(".explore-order")).toHaveText("4");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Algorithm" })).toHaveValue("R U R' U' ?");
});

test("gives the code that shows the moves on another page", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "explore", "alg=Rw+U'&size=4");
  await openMore(page);
  await page.getByRole("button", { name: "Copy embed code" }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toContain("</cube-player>");
  const code = await read();
  await context.route(`${baseURL}elsewhere.html`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Elsewhere</title>${code}` }),
  );
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${baseURL}elsewhere.html`);
  await expect(elsewhere.getByRole("button", { name: "Next move" })).toBeVisible();
  await expect(elsewhere.locator("cube-player")).toHaveAttribute("alg", "Rw U'");
});

test("shows the rings come home, and the proof step by step, by keyboard", WHOLE_RUN, async ({ page }) => {
  await open(page, "explore", "alg=R+U+R'+U'&size=3");
  const why = page.getByRole("button", { name: "Why this often?" });
  await expect(why).toBeEnabled();
  await why.press("Enter");
  await page.getByRole("tab", { name: "Why" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Cycles" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Why" })).toBeFocused();
  await page.getByRole("button", { name: "One more" }).focus();
  for (let times = 0; times < 6; times++) await page.keyboard.press("Enter");
  await expect(page.getByText("All rings are home: the cube is as it was.")).toBeVisible();
  await expectAccessible(page, "rings");
  await page.getByRole("tab", { name: "Proof" }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo once" }).focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press("Enter");
  await expect(page.getByText("State 5 = state 0")).toBeVisible();
  await expectAccessible(page, "rings and proof");
  await picture(page, "explore-proof");
});

test("reports on a large cube without holding up the page", WHOLE_RUN, async ({ page }) => {
  await open(page, "explore", "alg=3Rw+2U&size=17");
  await expect(page.locator(".explore-order")).toHaveText("560", { timeout: 30_000 });
});

test("turns, scrambles by a seed, and undoes the virtual cube", async ({ page }) => {
  await open(page, "explore", "view=cube&size=3");
  await openMore(page);
  await page.getByRole("button", { name: /^R: / }).click();
  await page.getByRole("button", { name: /^U': / }).click();
  await expect(page.getByText("2 moves made.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 move made.")).toBeVisible();
  await page.getByRole("button", { name: /^R': / }).click();
  await expect(page.getByText("Solved!")).toBeVisible();
  await page.getByLabel("Seed (optional)").fill("friday");
  await page.getByRole("button", { name: "Scramble" }).click();
  await expect(page).toHaveURL(/setup=/, { timeout: 40_000 });
  const address = page.url();
  await page.getByRole("button", { name: "Scramble" }).click();
  await expect(page.getByText("0 moves made.")).toBeVisible();
  expect(page.url()).toBe(address);
  await expectAccessible(page, "the virtual cube");
  await picture(page, "explore-cube");
});

test("no turn is lost while the player takes the place of its picture", async ({ page }) => {
  const arrive = await holdPlayer(page);
  await open(page, "explore", "view=cube&size=3");
  await openMore(page);
  const presses = page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>(".turn-button[aria-label^='R: ']")!;
    let made = 0;
    let after = 0;
    while (after < 20) {
      await new Promise((resolve) => setTimeout(resolve));
      button.click();
      made++;
      if (document.querySelector("cube-player")) after++;
    }
    return made;
  });
  arrive();
  const made = await presses;
  await expect.poll(() => /moves=([R+]*)/.exec(page.url())?.[1].split("+").length).toBe(made);
});

test("a link that was cut off says so, until something is done", async ({ page }) => {
  await open(page, "explore", `view=cube&size=3&facelets=${"U".repeat(53)}`);
  const told = page.getByRole("alert").filter({ hasText: "Part of this link is missing or changed" });
  await expect(told).toBeVisible();
  await expectAccessible(page, "a broken link");
  await picture(page, "explore-broken");
  await page.getByRole("textbox", { name: "Algorithm" }).fill("R U R'");
  await expect(told).toBeHidden();
});

test("a row of many moves scrolls by keyboard", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "explore", `view=cube&size=3&moves=${"R+U+F+".repeat(8)}`);
  const row = page.locator(".moves-row");
  await expect(row.locator("li")).toHaveCount(24);
  await expectAccessible(page, "a row of many moves");
  await row.focus();
  const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(before);
});

test("is laid out for a phone, in Arabic, in the dark", WHOLE_RUN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await withSettings(page, { language: "ar" });
  await open(page, "explore", "alg=R+U&size=3");
  await expectNoSideways(page);
  await expectAccessible(page, "Arabic, dark, phone");
  await picture(page, "explore-phone-ar");
});

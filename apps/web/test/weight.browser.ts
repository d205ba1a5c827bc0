/** What a first visit loads, as the browser asks for it, beside the published figures of the CubeCode demo (JavaScript, gzip). */
import { gzipSync } from "node:zlib";
import { expect, open, type PageName, test } from "./support.ts";

/** First-load JavaScript of the demo's pages in kB, as its build prints it; its picture of the cube is a page of another host's. */
const DEMO: readonly (readonly [PageName, string, number])[] = [
  ["write", "encode", 113],
  ["read", "decode", 110],
  ["solve", "solve", 109],
];

for (const [name, theirName, theirs] of DEMO)
  test(`the ${name} page loads less than the demo's ${theirName} page`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      const isScript = response.request().resourceType() === "script";
      // Workers load the solver and the models when they are first asked; they are no part of the first load.
      if (isScript && !response.fromServiceWorker() && !/worker/.test(response.url()))
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await open(page, name);
    await page.waitForLoadState("networkidle");
    const ours = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    const row = `${ours.toFixed(1)} kB against ${theirs} kB: ${(theirs / ours).toFixed(1)} × less`;
    process.stdout.write(`first load, JavaScript (gzip), ${name}: ${row}\n`);
    expect(ours).toBeGreaterThan(10);
    expect(ours).toBeLessThan(theirs);
  });

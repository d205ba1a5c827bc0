/** The text models foretell the same integers in this browser as in Node: the library's own modules, unbundled, along the frozen walk of a million steps. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, timedTest as test, WHOLE_RUN } from "./support.ts";

interface Vectors {
  readonly stepsOfALanguage: number;
  readonly models: readonly { readonly code: string; readonly steps: string }[];
}

const packages = new URL("../../../packages/", import.meta.url);
const vectors: Vectors = JSON.parse(
  readFileSync(new URL("core/src/text/vectors/text-2.json", packages), "utf8"),
);
/** Where the test's own page and the packages are served, beside the app. */
const AT = "/text-models-test/";
const imports = Object.fromEntries(
  vectors.models.map(({ code }) => [`@cubegram/text-models/${code}`, `${AT}text-models/models/${code}.js`]),
);
const PAGE = `<!doctype html><title>Text models</title><script type="importmap">${JSON.stringify({ imports })}</script>`;

test("a million steps of all text models are the same as in Node", WHOLE_RUN, async ({ page }) => {
  test.setTimeout(300_000);
  await page.route(`**${AT}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(AT.length);
    return path === ""
      ? route.fulfill({ contentType: "text/html", body: PAGE })
      : route.fulfill({ contentType: "text/javascript", path: fileURLToPath(new URL(path, packages)) });
  });
  await page.goto(AT);
  for (const { code, steps } of vectors.models) {
    const digest = await page.evaluate(
      async ([room, language, count]) => {
        const text = await import(room);
        return text.digestOfSteps(await text.loadModel(language), count);
      },
      [`${AT}core/dist/text/index.js`, code, vectors.stepsOfALanguage] as const,
    );
    expect([code, digest]).toEqual([code, steps]);
  }
});

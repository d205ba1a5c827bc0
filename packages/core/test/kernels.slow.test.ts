import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error A script, which has no types.
import { kernelModule, sizesModule } from "../assembly/build.mjs";
import { wholeRunTest } from "./samples.ts";

wholeRunTest("the kernel's code is what its source gives", async () => {
  const kept = readFileSync(new URL("../src/solve/optimal/vector-code.ts", import.meta.url), "utf8");
  expect(await kernelModule()).toBe(kept);
});

test("the sizes that it counts on are those of the coordinates", async () => {
  expect(await sizesModule()).toBe(readFileSync(new URL("../assembly/sizes.ts", import.meta.url), "utf8"));
});

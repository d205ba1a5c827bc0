import { expect, test } from "vitest";
import { runJson } from "../../test/run-main.ts";
import { inLines } from "./scramble.ts";

test("moves are broken into lines between moves, and none is lost", () => {
  const moves = Array.from({ length: 200 }, (_, i) => ["R", "3Uw2", "2-3Fw'", "B2"][i % 4]).join(" ");
  const lines = inLines(moves).split("\n");
  expect(lines.join(" ")).toBe(moves);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(78);
  // As few lines as there can be: the first move of each would not fit on the line before.
  lines.slice(1).forEach((line, i) => {
    expect(`${lines[i]} ${line.split(" ")[0]}`.length).toBeGreaterThan(78);
  });
  expect(inLines("R U F2")).toBe("R U F2");
});

test("without a seed no two are the same", async () => {
  expect(await runJson(["scramble"])).not.toEqual(await runJson(["scramble"]));
});

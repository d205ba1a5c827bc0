import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cube } from "@cubegram/core";
import { afterAll, expect, test } from "vitest";
import { runJson, runMain } from "../../test/run-main.ts";
import { faultsOfWcif } from "../../test/wcif.ts";
import { eventOf, type Round, wcifOf } from "./competition.ts";
import { roundPages } from "./sheet.ts";

const folder = mkdtempSync(join(tmpdir(), "cubegram-round-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("attempts are those of the events' formats", () => {
  const formats = [2, 3, 4, 5, 6, 7, 8].map((size) => eventOf(size));
  expect(formats.map((event) => event && `${event.id} ${event.format} ${event.attempts}`)).toEqual([
    ...["222 a 5", "333 a 5", "444 a 5", "555 a 5", "666 m 3", "777 m 3"],
    undefined,
  ]);
});

test("a sheet and its data have the same scrambles, and the sheet shows what they make", async () => {
  const [pdf, json] = ["round.pdf", "round.json"].map((name) => join(folder, name));
  const command = ["scramble", "--size", "2", "--seed", "round", "--groups", "2", "--title", "Example Open"];
  expect(await runJson([...command, "-o", pdf])).toMatchObject({ event: "222", groups: 2, scrambles: 14 });
  await runJson([...command, "--round", "3", "-o", json]);
  const data = JSON.parse(readFileSync(json, "utf8"));
  expect(data).toMatchObject({ formatVersion: "1.0", id: "ExampleOpen", name: "Example Open" });
  expect(faultsOfWcif(data)).toEqual([]);
  const [round] = data.events[0].rounds;
  expect(round).toMatchObject({ id: "222-r3", format: "a", scrambleSetCount: 2 });
  const sets: { id: number; scrambles: string[]; extraScrambles: string[] }[] = round.scrambleSets;
  expect(
    sets.map(({ id, scrambles, extraScrambles }) => [id, scrambles.length, extraScrambles.length]),
  ).toEqual([
    [2301, 5, 2],
    [2302, 5, 2],
  ]);
  const text = readFileSync(pdf, "latin1");
  const shown = [...text.matchAll(/\/Facelets \((\w+)\)/g)].map(([, facelets]) => facelets);
  const made = sets.flatMap(({ scrambles, extraScrambles }) => [...scrambles, ...extraScrambles]);
  expect(shown).toEqual(made.map((moves) => Cube.fromAlg(moves, 2).facelets()));
  expect(text).toContain("(2x2x2 Cube, round 1, group B)");
  expect(text).toContain("not for a competition");
});

test("data of every event have the shape that the WCIF's specification describes", () => {
  for (const size of [2, 3, 4, 5, 6, 7]) {
    const scrambles = ["1", "2", "3", "4", "5", "6", "7"].map((name) => ({ name, moves: "R U" }));
    const wcif = wcifOf({
      ...{ title: "Événement d'été 2027", event: eventOf(size)!, round: 4, isSeeded: false },
      groups: [{ name: "A", scrambles }],
    });
    expect(faultsOfWcif(JSON.parse(JSON.stringify(wcif)))).toEqual([]);
    expect(wcif.id).toBe("Evenementdete2027");
  }
});

test("what has another shape is named", () => {
  const set = { id: "1", scrambles: ["R"], extraScrambles: [3], name: "A" };
  const round = { id: "555-round1", format: "b", scrambleSetCount: 1, scrambleSets: [set] };
  expect(faultsOfWcif({ formatVersion: "1.0", events: [{ id: "888", rounds: [round] }] })).toEqual([
    "competition.id: is missing",
    'competition.events[0].id: expected a WCA event of a cube, got "888"',
    'competition.events[0].rounds[0].id: expected {eventId}-r{roundNumber}, got "555-round1"',
    'competition.events[0].rounds[0].format: expected "1", "2", "3", "5", "a" or "m", got "b"',
    'competition.events[0].rounds[0].scrambleSets[0].id: expected an Integer, got "1"',
    "competition.events[0].rounds[0].scrambleSets[0].extraScrambles[0]: expected a String, got 3",
    "competition.events[0].rounds[0].scrambleSets[0].name: is no attribute",
  ]);
});

test("the longest scrambles stay in their rows, every move is printed, and in a 7x7's notation", () => {
  const moves = Array.from({ length: 260 }, (_, i) => ["3Rw2", "Uw'", "F", "3Bw'"][i % 4]).join(" ");
  const round: Round = {
    title: "Example Open",
    event: eventOf(7)!,
    round: 1,
    groups: [{ name: "A", scrambles: ["1", "2", "3", "E1", "E2"].map((name) => ({ name, moves })) }],
    isSeeded: false,
  };
  const [page] = roundPages(round);
  const lines = page.texts.filter(({ x, font }) => font === "fixed" && x > 20);
  expect(
    lines
      .map(({ text }) => text)
      .join(" ")
      .split(/ +/),
  ).toEqual(Array.from({ length: 5 }, () => moves.split(" ")).flat());
  const tops = page.texts.filter(({ size }) => size === 8).map(({ y }) => y);
  const pitch = tops[1] - tops[0];
  for (const { x, y, size, text } of lines) {
    expect(x + text.length * size * 0.6).toBeLessThan(150);
    expect(tops.some((top) => Math.abs(y - top) < pitch / 2)).toBe(true);
  }
  expect(wcifOf(round).events[0].rounds[0].scrambleSets[0].extraScrambles).toEqual([moves, moves]);
  expect(page.texts.map(({ text }) => text).join()).not.toContain("not for a competition");
});

test.each([
  [["-o", "round.txt"], "ends in .pdf or .json"],
  [["-o", "round.pdf", "--size", "8"], "--size 2 to 7"],
  [["-o", "round.pdf", "--count", "3"], "--count does not go with -o FILE"],
  [["-o", "round.pdf", "--size", "5", "--random-moves"], "--random-moves does not go with -o FILE"],
  [["-o", "round.pdf", "--title", "東京"], "--title expects letters"],
  [["--groups", "2"], "--groups needs -o FILE"],
])("scramble %j is refused", async (words, message) => {
  const { code, stderr } = await runMain(["scramble", ...words]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

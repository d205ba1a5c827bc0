import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samples } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { coordinatesCode } from "./coordinates-code.ts";
import { coordinatesOn, decodeMessage, encodeMessage, parseCoordinates, writeMessage } from "./index.ts";

const BERLIN = "N 52° 31.123 E 013° 24.456";

describe("coordinates as people write them", () => {
  test.each([
    [BERLIN, BERLIN],
    ["N52 31.123 E13 24.456", BERLIN],
    ["n52°31.123' e013°24.456'", BERLIN],
    ["N 52° 31,123 E 013° 24,456", BERLIN],
    ["N 52° 31.123, E 13° 24.456", BERLIN],
    ["E 13 24.456 N 52 31.123", BERLIN],
    ["52° 31.123′ N 13° 24.456′ E", BERLIN],
    ["52 31.123 13 24.456", BERLIN],
    ["52.5187167, 13.4076", BERLIN],
    ["52.5187167 13.4076", BERLIN],
    ["52,5187167; 13,4076", BERLIN],
    ["52°31'07.38\"N 13°24'27.36\"E", BERLIN],
    ["52 31 7.38 13 24 27.36", BERLIN],
    ["-33.856784, 151.215297", "S 33° 51.407 E 151° 12.918"],
    ["−33.856784 −70.5", "S 33° 51.407 W 070° 30.000"],
    ["S 33 51.407 W 70 30", "S 33° 51.407 W 070° 30.000"],
    ["0, 0", "N 00° 00.000 E 000° 00.000"],
    ["-0.000001, -0.000001", "N 00° 00.000 E 000° 00.000"],
    ["90, -180", "N 90° 00.000 E 180° 00.000"],
    ["-90, 180", "S 90° 00.000 E 180° 00.000"],
    ["N 59 59.9996 E 0 0", "N 60° 00.000 E 000° 00.000"],
  ])("%s", (typed, text) => {
    expect(unwrap(parseCoordinates(typed)).text).toBe(text);
  });

  test.each([
    ["", "such as"],
    ["Berlin", "such as"],
    ["52", "such as"],
    ["N 52 31.123 N 13 24.456", "such as"],
    ["N 52 61 E 13 24", "such as"],
    ["N -52 31 E 13 24", "such as"],
    ["52.5 31 13 24", "such as"],
    ["1, 2, 3", "such as"],
    ["90.001, 0", "at most 90"],
    ["0, 180.001", "at most 180"],
  ])("%j is refused", (typed, why) => {
    const read = parseCoordinates(typed);
    expect(read).toMatchObject({ ok: false, error: { code: "not-coordinates" } });
    expect(!read.ok && read.error.message).toContain(why);
  });

  test("any text is read or refused, and what is read is read again", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[NSEW0-9 .,;°'"-]{0,30}$/)), (text) => {
        const read = parseCoordinates(text);
        if (read.ok) expect(parseCoordinates(read.value.text)).toEqual(read);
      }),
    );
  });
});

/** A place in thousandths of a minute. */
const anyPlace = fc
  .tuple(fc.integer({ min: -5_400_000, max: 5_400_000 }), fc.integer({ min: -10_799_999, max: 10_800_000 }))
  .map(
    ([south, west]) =>
      unwrap(parseCoordinates(`${(south / 60_000).toFixed(9)}, ${(west / 60_000).toFixed(9)}`)).text,
  );

describe("coordinates on cubes", () => {
  test("every place owns its numbers, and comes back from the first and the last of them", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlace, fc.constantFrom(3, 4, 5), async (text, size) => {
        const states = Cube.count(size);
        const range = unwrap(await coordinatesCode.encode(text, states));
        for (const number of [range.first, range.first + range.count - 1n])
          expect(await coordinatesCode.decode(number, states)).toMatchObject({
            ok: true,
            value: { text, first: range.first, count: range.count },
          });
      }),
      { numRuns: samples(5000) },
    );
  });

  test("the places share all numbers among them", async () => {
    const states = Cube.count(3);
    const ends = ["S 90° 00.000 W 179° 59.999", "N 90° 00.000 E 180° 00.000"];
    const [first, last] = await Promise.all(
      ends.map(async (text) => unwrap(await coordinatesCode.encode(text, states))),
    );
    expect(first.first).toBe(0n);
    expect(last.first + last.count).toBe(states);
  });

  test("one 3x3 has room for all check digits, and for seven bits more; the text needs half as much again", async () => {
    const written = await encodeMessage(BERLIN, { code: "coordinates" });
    expect(written).toMatchObject({ check: 11, bits: 58.7, room: 6.5 });
    const asText = await encodeMessage(BERLIN, { cubes: 2, check: 0 });
    expect(asText.bits).toBeGreaterThan(1.4 * (written.bits - written.check));
  });

  test("frozen: the numbers of a place", async () => {
    const { number } = await encodeMessage(BERLIN, { code: "coordinates", check: 0 });
    expect(number).toBe(34245665647013730001n);
  });

  test("three 2x2 hold a place, one does not", async () => {
    const { cubes } = await encodeMessage(BERLIN, { code: "coordinates", size: 2, cubes: "auto" });
    expect(cubes).toHaveLength(3);
    expect((await decodeMessage(cubes, { code: "coordinates" })).text).toBe(BERLIN);
    await expect(encodeMessage(BERLIN, { code: "coordinates", size: 2 })).rejects.toMatchObject({
      code: "too-long",
    });
    await expect(decodeMessage(cubes[0], { code: "coordinates" })).rejects.toMatchObject({
      code: "no-message",
    });
  });

  test("only the one way to write them is written", async () => {
    const typed = encodeMessage("52.5, 13.4", { code: "coordinates" });
    await expect(typed).rejects.toThrow('written "N 52° 30.000 E 013° 24.000"');
  });

  test("one turn too many is found", async () => {
    const { cube } = await encodeMessage(BERLIN, { code: "coordinates" });
    const { repairs, check } = await decodeMessage(cube.apply("F"), { code: "coordinates" });
    expect(check).toBe("failed");
    expect(repairs.map(({ text }) => text)).toContain(BERLIN);
  });
});

describe("a reader who does not know that it is a place", () => {
  const readPlain = async (cube: Cube) => coordinatesOn(cube, await decodeMessage(cube, { repairs: false }));

  test("is told it, if the check digits confirm it", async () => {
    const { cube } = await encodeMessage(BERLIN, { code: "coordinates" });
    expect(await readPlain(cube)).toMatchObject({ text: BERLIN, check: "passed", checkBits: 11 });
  });

  test("is not told it of a confirmed text, nor of a scrambled cube", async () => {
    const { cube } = await encodeMessage("MEET AT NOON");
    expect(await readPlain(cube)).toBeUndefined();
    const random = seededRandom("scrambled");
    const cubes = Array.from({ length: 5 }, () => Cube.random(3, random));
    const places = await Promise.all(cubes.map(readPlain));
    expect(places.filter((place) => place !== undefined)).toEqual([]);
  });

  // Found by trying sentences that leave no room for check digits: as coordinates, one in 2,048 is confirmed by chance.
  test.each(["near is under is near", "near under is is red"])(
    "is told the text %j, though chance confirms a place",
    { tags: ["seconds"] },
    async (text) => {
      const { cube } = await writeMessage(text);
      expect(await decodeMessage(cube, { code: "coordinates" })).toMatchObject({
        check: "passed",
        checkBits: 11,
      });
      expect(await decodeMessage(cube)).toMatchObject({ text, check: "none" });
      expect(await readPlain(cube)).toBeUndefined();
    },
  );

  test("one scrambled cube in 2,048 seems to be a place", async () => {
    const random = seededRandom("seems");
    const count = samples(40_000, 600);
    const unread = { text: "", check: "none", checkBits: 0, size: 3, number: 0n, repairs: [] } as const;
    let seeming = 0;
    for (let i = 0; i < count; i++) if (await coordinatesOn(Cube.random(3, random), unread)) seeming++;
    const expected = count / 2048;
    expect(Math.abs(seeming - expected)).toBeLessThanOrEqual(4 * Math.sqrt(expected) + 1);
  });
});

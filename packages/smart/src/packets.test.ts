import { Cube } from "@cubegram/core";
import { type CubeState, coloringOf, printFacelets } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addresses, states, turns } from "../test/arbitrary.ts";
import { type Brand, parsePacket, parseRequest, printPacket, printRequest, type Report } from "./brand.ts";
import { brands, brandsNamed } from "./brands.ts";
import { sideOf, sideTurn } from "./codes.ts";
import { addressBytes } from "./envelopes.ts";
import { printFields, readFields } from "./fields.ts";
import { Tracker } from "./tracker.ts";

/** A report as it comes back over the air. */
function sent(brand: Brand, report: Report, address: string): Report | undefined {
  const envelope = brand.envelope(address);
  const packet = envelope.open(envelope.seal(printPacket(brand, report)!));
  return packet && parsePacket(brand, packet);
}

/** Seen as stickers, it is a cube that turns can reach; anything else throws. */
function expectLegal(state: CubeState): void {
  expect(Cube.fromFacelets(printFacelets(coloringOf(state))).size).toBe(3);
}

const has = (kind: Report["kind"]) =>
  brands.filter((brand) => brand.packets.some((each) => each.kind === kind));
const named = (list: readonly Brand[]) => list.map((brand) => [brand.name, brand] as const);

describe("packets that are printed are read", () => {
  test.each(named(has("state")))("states of %s", (_, brand) => {
    fc.assert(
      fc.property(states, fc.nat(255), addresses, (state, serial, address) => {
        const percent = serial % 101;
        const report = sent(brand, { kind: "state", state, serial, time: serial, percent }, address);
        expect(report).toMatchObject({ kind: "state", state });
        if (report?.kind === "state" && report.percent !== undefined) expect(report.percent).toBe(percent);
        if (report?.kind === "state" && report.serial !== undefined) expect(report.serial).toBe(serial);
      }),
      { numRuns: 40 },
    );
  });

  test.each(named(brands))("turns of %s", (_, brand) => {
    fc.assert(
      fc.property(
        states,
        fc.array(turns, { minLength: 1, maxLength: 12 }),
        fc.nat(255),
        (state, made, serial) => {
          const times = made.map((__, i) => 100 * i + 50);
          const percent = serial % 101;
          const report = sent(
            brand,
            { kind: "turns", turns: made, serial, times, state, percent },
            "AB:12:34:56:78:9A",
          );
          expect(report?.kind).toBe("turns");
          if (report?.kind !== "turns") return;
          expect(report.turns.length).toBeGreaterThan(0);
          // Places for earlier turns that were never made read as turns of U on some cubes; their serial tells.
          const both = Math.min(report.turns.length, made.length);
          expect(report.turns.slice(-both)).toEqual(made.slice(-both));
          if (report.serial !== undefined) expect(report.serial).toBe(serial);
          if (report.times) expect(report.times).toEqual(times.slice(-report.turns.length));
          if (report.state) expect(report.state).toEqual(state);
          if (report.percent !== undefined) expect(report.percent).toBe(percent);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(named(has("history")))("histories of %s", (_, brand) => {
    fc.assert(
      fc.property(fc.array(turns, { minLength: 2, maxLength: 24 }), fc.nat(255), (made, serial) => {
        const even = made.slice(made.length % 2);
        expect(sent(brand, { kind: "history", turns: even, serial }, "AB:12:34:56:78:9A")).toEqual({
          kind: "history",
          turns: even,
          serial,
        });
      }),
    );
  });

  test.each(named(has("battery")))("the battery of %s", (_, brand) => {
    for (const percent of [0, 6, 100])
      expect(sent(brand, { kind: "battery", percent }, "AB:12:34:56:78:9A")).toEqual({
        kind: "battery",
        percent,
      });
  });

  test.each(named(brands))("requests to %s", (_, brand) => {
    const address = addressBytes("AB:12:34:56:78:9A");
    for (const request of [
      { kind: "state" },
      { kind: "battery" },
      { kind: "history", serial: 7, count: 4 },
    ] as const) {
      const packet = printRequest(brand, request, address);
      expect(packet === undefined).toBe(!(request.kind in brand.requests));
      if (packet) expect(parseRequest(brand, packet, address)).toEqual(request);
    }
  });

  test("a turn has one side and one direction", () => {
    fc.assert(
      fc.property(turns, (turn) => {
        const { side, isBack } = sideOf(turn);
        expect(sideTurn(side, isBack)).toEqual(turn);
      }),
    );
  });
});

describe("noise", () => {
  test.each(named(brands))("is no state and no error to %s", (_, brand) => {
    let states = 0;
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 100 }),
        fc.constantFrom(16, 20, 32, 96),
        addresses,
        (bytes, size, address) => {
          const cut =
            bytes.length > 50 ? bytes : Uint8Array.from({ length: size }, (__, i) => bytes[i] ?? 7 * i);
          const packet = brand.envelope(address).open(cut);
          const report = packet && parsePacket(brand, packet);
          if (report?.kind === "state") states++;
        },
      ),
      { numRuns: 300 },
    );
    expect(states).toBe(0);
  });

  test.each(named(brands))(
    "packets of %s with wrong bytes are refused, or what they say is legal",
    (_, brand) => {
      const wrong = fc.array(fc.tuple(fc.nat(95), fc.nat(255)), { minLength: 1, maxLength: 4 });
      const many = fc.array(turns, { minLength: 2, maxLength: 12 });
      fc.assert(
        fc.property(states, many, fc.array(wrong, { maxLength: 6 }), (state, made, mistakes) => {
          const serial = 3;
          const times = made.map((__, i) => 100 * i);
          const packets = (
            [
              { kind: "state", state, serial },
              { kind: "turns", turns: made, serial: 4, times, state },
              { kind: "history", turns: made.slice(made.length % 2), serial },
              { kind: "battery", percent: 50 },
            ] as const
          ).flatMap((report) => printPacket(brand, report) ?? []);
          const tracker = new Tracker(brand);
          tracker.take({ kind: "state", state, serial });
          for (const mistake of mistakes)
            for (const packet of packets) {
              const bytes = packet.slice();
              for (const [at, byte] of mistake) bytes[at % bytes.length] = byte;
              const report = parsePacket(brand, bytes);
              if (!report) continue;
              if ("state" in report && report.state) expectLegal(report.state);
              tracker.take(report);
              if (tracker.state) expectLegal(tracker.state);
            }
        }),
        { numRuns: 40 },
      );
    },
  );

  test("a wrong address makes noise of a state", () => {
    const addressed = brands.filter((brand) => brand.needsAddress && brand.name !== "QiYi");
    expect(addressed.length).toBe(5);
    fc.assert(
      fc.property(
        fc.constantFrom(...addressed),
        states,
        addresses,
        addresses,
        (brand, state, right, wrong) => {
          fc.pre(right !== wrong);
          const bytes = brand.envelope(right).seal(printPacket(brand, { kind: "state", state })!);
          const packet = brand.envelope(wrong).open(bytes);
          expect(packet && parsePacket(brand, packet)?.kind).not.toBe("state");
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("fields", () => {
  test("numbers of any width come back from any place", () => {
    const field = fc.record({
      at: fc.nat(40),
      bits: fc.integer({ min: 1, max: 32 }),
      count: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(field, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (place, numbers) => {
        const fields = [{ name: "number", ...place }];
        const number = numbers.slice(0, place.count).map((each) => each % 2 ** place.bits);
        expect(readFields(fields, printFields(fields, 30, { number }))).toEqual({ number });
      }),
    );
  });

  test("the lowest byte may be the first", () => {
    const fields = [{ name: "number", at: 8, bits: 16, isLittle: true }];
    expect([...printFields(fields, 3, { number: [0x1234] })]).toEqual([0, 0x34, 0x12]);
    expect(readFields(fields, Uint8Array.of(0, 0x34, 0x12))).toEqual({ number: [0x1234] });
    expect(readFields(fields, Uint8Array.of(0, 0x34))).toBeUndefined();
  });
});

test("names lead to kinds", () => {
  const kinds = (name: string) => brandsNamed(name).map((brand) => brand.name);
  expect(kinds("GAN12ui--B3C")).toEqual(["GAN, generation 2", "GAN, generation 3", "GAN, generation 4"]);
  expect(kinds("AiCube_1234")).toEqual(["MoYu AI"]);
  expect(kinds("QY-QYSC-S-A0E6       ")).toEqual(["QiYi"]);
  expect(kinds("XMD-TornadoV4-i-0123")).toEqual(["QiYi"]);
  expect(kinds("WCU_MY32_A388")).toEqual(["MoYu WCU"]);
  expect(kinds("Rubiks_12345")).toEqual(["GoCube"]);
  expect(kinds("Mi Smart Magic Cube")).toEqual(["Giiker"]);
  expect(kinds("another")).toHaveLength(brands.length);
});

test("some names tell the address", () => {
  const addressesOf = (name: string) => brandsNamed(name).flatMap((brand) => brand.addresses?.(name) ?? []);
  expect(addressesOf("WCU_MY32_A388")[0]).toBe("CF:30:16:00:A3:88");
  expect(addressesOf("QY-QYSC-A-A0E6  ")).toEqual(["CC:A2:00:00:A0:E6"]);
  expect(addressesOf("QY-QYSC-S-a0e6")).toEqual(["CC:A3:00:00:A0:E6", "CC:A3:00:01:A0:E6"]);
  expect(addressesOf("XMD-TornadoV4-i-0123")).toEqual(["CC:A6:00:00:01:23"]);
  expect(addressesOf("GAN12ui")).toEqual([]);
});

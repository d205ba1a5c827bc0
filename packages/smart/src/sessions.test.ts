import { readdirSync, readFileSync } from "node:fs";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { parsePacket } from "./brand.ts";
import { brandsNamed } from "./brands.ts";
import { sideOf } from "./codes.ts";
import { type TimelessEvent, Tracker } from "./tracker.ts";

/** Real cubes; see the README beside the recordings. */
const folder = new URL("../test/vectors/sessions/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));

interface Session {
  readonly device: { readonly name: string; readonly mac?: string };
  readonly traffic: readonly {
    readonly op: string;
    readonly service: string;
    readonly characteristic?: string;
    readonly data?: string;
  }[];
  readonly events: readonly {
    readonly event?: { readonly type: string; readonly move?: string; readonly facelets?: string };
  }[];
}

test("there are six", () => {
  expect(names).toHaveLength(6);
});

test.each(names)("every turn and every state of %s", (name) => {
  const { device, traffic, events }: Session = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  const brand = brandsNamed(device.name).find(({ service }) =>
    traffic.some((each) => each.service === service),
  )!;
  const envelope = brand.envelope((device.mac ?? "00:00:00:00:00:00").toUpperCase());
  const tracker = new Tracker(brand);
  const told: TimelessEvent[] = [];
  const asked: string[] = [];
  for (const { op, characteristic, data } of traffic) {
    if (op !== "notify" || characteristic !== brand.notify) continue;
    const packet = envelope.open(Uint8Array.from(data!.match(/../g)!, (byte) => Number.parseInt(byte, 16)));
    expect(packet, data).toBeDefined();
    const report = parsePacket(brand, packet!);
    if (!report) continue;
    const { events: next, ask } = tracker.take(report);
    told.push(...next);
    if (ask) asked.push(ask.kind);
    // Every state that was reported agrees with the turns before it.
    if ("state" in report && report.state)
      expect(coloringOf(report.state)).toEqual(coloringOf(tracker.state!));
  }
  const turns = told.flatMap((event) => (event.type === "turn" ? [sideOf(event.turn)] : []));
  const moves = events.flatMap(({ event }) => (event?.type === "MOVE" ? [event.move!] : []));
  expect(turns.map(({ side, isBack }) => side + (isBack ? "'" : ""))).toEqual(moves);
  expect(moves.length).toBeGreaterThanOrEqual(30);
  expect(told.filter(({ type }) => type === "gap")).toEqual([]);
  expect(told.filter(({ type }) => type === "state")).toHaveLength(1);
  const shown = events.flatMap(({ event }) => (event?.type === "FACELETS" ? [event.facelets!] : []));
  expect(printFacelets(coloringOf(tracker.state!))).toBe(shown.at(-1));
});

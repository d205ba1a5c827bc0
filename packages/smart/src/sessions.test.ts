import { readdirSync, readFileSync } from "node:fs";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { parsePacket, parseRequest, printRequest } from "./brand.ts";
import { brandsNamed } from "./brands.ts";
import { sideOf } from "./codes.ts";
import { addressBytes } from "./envelopes.ts";
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

const fromHex = (data: string) => Uint8Array.from(data.match(/../g)!, (byte) => Number.parseInt(byte, 16));

/** Requests of the program that recorded them which we make, too; it asks for more. */
const REQUESTS: readonly (readonly [string, number])[] = [
  ["gan-gen2-a.json", 3],
  ["gan-gen4-a.json", 2],
  ["moyu-wcu-a.json", 3],
  ["qiyi-a.json", 2],
  ["gocube-a.json", 3],
];

test.each(REQUESTS)("what was written to %s is what we write, byte by byte", (name, least) => {
  const { device, traffic }: Session = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  const brand = brandsNamed(device.name).find(({ service }) =>
    traffic.some((each) => each.service === service),
  )!;
  const mac = (device.mac ?? "00:00:00:00:00:00").toUpperCase();
  const envelope = brand.envelope(mac);
  let told: Uint8Array | undefined;
  let [requests, answers] = [0, 0];
  for (const { op, characteristic, data } of traffic) {
    if (op === "notify" && characteristic === brand.notify) told = envelope.open(fromHex(data!));
    if (op !== "write") continue;
    const packet = envelope.open(fromHex(data!))!;
    const answer = told && brand.acknowledge?.(told);
    if (answer && packet[1] === 9) {
      expect(envelope.seal(answer)).toEqual(fromHex(data!));
      answers++;
    }
    const request = parseRequest(brand, packet, addressBytes(mac));
    if (!request) continue;
    expect(envelope.seal(printRequest(brand, request, addressBytes(mac))!)).toEqual(fromHex(data!));
    requests++;
  }
  expect(requests).toBeGreaterThanOrEqual(least);
  if (brand.acknowledge) expect(answers).toBeGreaterThan(1);
});

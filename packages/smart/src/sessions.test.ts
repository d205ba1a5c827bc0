import { readdirSync, readFileSync } from "node:fs";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { brandOf, fromHex, readSession, type Session } from "../test/read-session.ts";
import { parseRequest, printRequest } from "./brand.ts";
import { addressBytes } from "./envelopes.ts";

/** Real cubes; see the README beside the recordings. */
const folder = new URL("../test/vectors/sessions/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));

const sessionIn = (name: string): Session => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

test("there are six", () => {
  expect(names).toHaveLength(6);
});

test.each(names)("every turn and every state of %s", (name) => {
  const session = readSession(sessionIn(name));
  const { told, contradictions, state, turns, moves, shown } = session;
  expect(contradictions).toEqual([]);
  expect(turns).toEqual(moves);
  expect(moves.length).toBeGreaterThanOrEqual(30);
  expect(told.filter(({ type }) => type === "gap")).toEqual([]);
  expect(told.filter(({ type }) => type === "state")).toHaveLength(1);
  expect(printFacelets(coloringOf(state))).toBe(shown.at(-1));
});

/** A Giiker tells its battery in a service that is not asked. */
const tellsBattery = names.filter((name) => name !== "giiker-a.json");

test.each(tellsBattery)("the battery of %s, whenever it is another", (name) => {
  const { percents, batteries } = readSession(sessionIn(name));
  expect(percents.length).toBeGreaterThan(0);
  expect(percents).toEqual(batteries.filter((percent, i) => percent !== batteries[i - 1]));
});

/** Requests of the program that recorded them which we make, too; it asks for more. */
const REQUESTS: readonly (readonly [string, number])[] = [
  ["gan-gen2-a.json", 3],
  ["gan-gen4-a.json", 2],
  ["moyu-wcu-a.json", 3],
  ["qiyi-a.json", 2],
  ["gocube-a.json", 3],
];

test.each(REQUESTS)("what was written to %s is what we write, byte by byte", (name, least) => {
  const session = sessionIn(name);
  const { brand, mac, envelope } = brandOf(session);
  let told: Uint8Array | undefined;
  let [requests, answers] = [0, 0];
  for (const { op, characteristic, data } of session.traffic) {
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

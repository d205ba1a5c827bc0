/** GAN, three generations of packets; the first of them is also that of a MoYu AI. */
import { type Brand, type Packet, packet } from "./brand.ts";
import { cubieFields, cubiesOfState, knownTurns, sideOf, sideTurn, stateOfCubies } from "./codes.ts";
import { addressedEnvelope } from "./envelopes.ts";
import { fixed, type Values } from "./fields.ts";

const KEY = "01024228319116072005185442111253";
const START = "11033228210176272095781432120243";
/** 0x0001, 0x0101 … 0xFF01. */
const MANUFACTURERS: readonly number[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => 256 * i + 1);
const SIDES = "URFDLB";
/** The bit of a side in the packets of generations 3 and 4. */
const MASKS = [2, 32, 8, 1, 16, 4];
/** The sides in their histories. */
const HISTORY_SIDES = "DUBFLR".split("");

const type2 = (type: number) => ({ name: "type", at: 0, bits: 4, is: type });
/** The serial of a turn, and the last seven, newest first. */
const turns2: Packet = packet({
  kind: "turns",
  size: 20,
  fields: [
    type2(2),
    { name: "serial", at: 4, bits: 8 },
    { name: "side", at: 12, bits: 4, count: 7, step: 5 },
    { name: "back", at: 16, bits: 1, count: 7, step: 5 },
    { name: "pause", at: 47, bits: 16, count: 7 },
  ],
  report({ serial, side, back }) {
    const turns = side.map((each, i) => sideTurn(SIDES[each], back[i] === 1)).reverse();
    return { kind: "turns", serial: serial[0], turns: knownTurns(turns) };
  },
  values({ turns, serial = 0 }) {
    const last = turns.slice(-7).reverse().map(sideOf);
    return {
      serial: [serial],
      side: last.map(({ side }) => SIDES.indexOf(side)),
      back: last.map(({ isBack }) => Number(isBack)),
      pause: last.map(() => 100),
    };
  },
});

function statePacket(size: number, fields: Packet["fields"]): Packet {
  return packet({
    kind: "state",
    size,
    fields,
    report(values) {
      const state = stateOfCubies(values);
      return state && { kind: "state", state, serial: values.serial[0] & 255 };
    },
    values: ({ state, serial = 0 }) => ({ length: [14], serial: [serial], ...cubiesOfState(state) }),
  });
}

export function batteryPacket(size: number, at: number, fields: Packet["fields"]): Packet {
  return packet({
    kind: "battery",
    size,
    fields: [...fields, { name: "percent", at, bits: 8 }],
    report: ({ percent }: Values) => ({ kind: "battery", percent: Math.min(100, percent[0]) }),
    values: ({ percent }) => ({ length: [2], percent: [percent] }),
  });
}

/** GAN of generation 2, with the keys of whoever sells it. */
function generation2(name: string, names: readonly string[], key: string, start: string): Brand {
  return {
    name,
    names,
    service: "6e400001-b5a3-f393-e0a9-e50e24dc4179",
    notify: "28be4cb6-cd67-11e9-a32f-2a2ae2dbcce4",
    write: "28be4a4a-cd67-11e9-a32f-2a2ae2dbcce4",
    manufacturers: MANUFACTURERS,
    needsAddress: true,
    envelope: (address) => addressedEnvelope(key, start, address),
    packets: [
      turns2,
      statePacket(20, [type2(4), { name: "serial", at: 4, bits: 8 }, ...cubieFields(12, 33, 47, 91)]),
      batteryPacket(20, 8, [type2(9)]),
    ],
    requests: { state: { size: 20, fields: fixed(4) }, battery: { size: 20, fields: fixed(9) } },
  };
}

/** A turn of generations 3 and 4: fields from `at`. */
function singleTurn(size: number, start: readonly number[], at: number): Packet {
  return packet({
    kind: "turns",
    size,
    fields: [
      ...fixed(...start),
      { name: "length", at: at - 8, bits: 8 },
      { name: "time", at, bits: 32, isLittle: true },
      { name: "serial", at: at + 32, bits: 16, isLittle: true },
      { name: "back", at: at + 48, bits: 2 },
      { name: "side", at: at + 50, bits: 6 },
    ],
    report({ serial, back, side }) {
      const turn = back[0] > 1 ? undefined : sideTurn(SIDES[MASKS.indexOf(side[0])], back[0] === 1);
      return turn && { kind: "turns", serial: serial[0] & 255, turns: [turn] };
    },
    values({ turns, serial = 0 }) {
      const { side, isBack } = sideOf(turns[turns.length - 1]);
      return { length: [7], serial: [serial], back: [Number(isBack)], side: [MASKS[SIDES.indexOf(side)]] };
    },
  });
}

/** Turns asked for again, newest first, with the serial of the newest; the byte before it is a length. */
function historyPacket(size: number, start: readonly number[], at: number): Packet {
  return packet({
    kind: "history",
    size,
    least: at / 8 + 3,
    fields: [
      ...fixed(...start),
      { name: "length", at, bits: 8 },
      { name: "serial", at: at + 8, bits: 8 },
      { name: "side", at: at + 16, bits: 3, count: 2 * (size - at / 8 - 2), step: 4 },
      { name: "back", at: at + 19, bits: 1, count: 2 * (size - at / 8 - 2), step: 4 },
    ],
    report({ length, serial, side, back }) {
      const count = Math.max(0, Math.min(2 * (length[0] - 1), side.length));
      const turns = side.slice(0, count).map((each, i) => sideTurn(HISTORY_SIDES[each], back[i] === 1));
      return { kind: "history", serial: serial[0], turns: knownTurns(turns.reverse()) };
    },
    values({ turns, serial }) {
      const last = [...turns].reverse().map(sideOf);
      return {
        length: [1 + Math.ceil(last.length / 2)],
        serial: [serial],
        side: last.map(({ side }) => HISTORY_SIDES.indexOf(side)),
        back: last.map(({ isBack }) => Number(isBack)),
      };
    },
  });
}

/** Histories start at an odd serial, have an even count, and do not go across 0. */
function evenHistory(serial: number, count: number): { readonly serial: number; readonly count: number } {
  const start = serial | 1;
  const wanted = count + start - serial;
  return { serial: start, count: Math.min(wanted + (wanted % 2), start + 1) };
}

const historyRequest = (size: number, ...start: readonly number[]) => ({
  size,
  fields: [
    ...fixed(...start),
    { name: "serial", at: 8 * start.length, bits: 8 },
    { name: "count", at: 8 * start.length + 16, bits: 8 },
  ],
});

const common = {
  manufacturers: MANUFACTURERS,
  needsAddress: true,
  envelope: (address: string) => addressedEnvelope(KEY, START, address),
  history: evenHistory,
} as const;

export const gan2: Brand = /* @__PURE__ */ generation2("GAN, generation 2", ["GAN", "MG"], KEY, START);
export const moyuAi: Brand = /* @__PURE__ */ generation2(
  "MoYu AI",
  ["AiCube"],
  "05120245020129561278127681010803",
  "01442806862122285105083182022106",
);

export const gan3: Brand = {
  ...common,
  name: "GAN, generation 3",
  names: ["GAN"],
  service: "8653000a-43e6-47b7-9cb0-5fc21d4ae340",
  notify: "8653000b-43e6-47b7-9cb0-5fc21d4ae340",
  write: "8653000c-43e6-47b7-9cb0-5fc21d4ae340",
  packets: [
    singleTurn(20, [0x55, 0x01], 24),
    statePacket(20, [
      ...fixed(0x55, 0x02),
      { name: "length", at: 16, bits: 8 },
      { name: "serial", at: 24, bits: 16, isLittle: true },
      ...cubieFields(40, 61, 77, 121),
    ]),
    historyPacket(20, [0x55, 0x06], 16),
    batteryPacket(20, 24, [...fixed(0x55, 0x10), { name: "length", at: 16, bits: 8 }]),
  ],
  requests: {
    state: { size: 16, fields: fixed(0x68, 0x01) },
    battery: { size: 16, fields: fixed(0x68, 0x07) },
    history: historyRequest(16, 0x68, 0x03),
  },
};

export const gan4: Brand = {
  ...common,
  name: "GAN, generation 4",
  names: ["GAN"],
  service: "00000010-0000-fff7-fff6-fff5fff4fff0",
  notify: "0000fff6-0000-1000-8000-00805f9b34fb",
  write: "0000fff5-0000-1000-8000-00805f9b34fb",
  packets: [
    singleTurn(20, [0x01], 16),
    statePacket(20, [
      ...fixed(0xed),
      { name: "length", at: 8, bits: 8 },
      { name: "serial", at: 16, bits: 16, isLittle: true },
      ...cubieFields(32, 53, 69, 113),
    ]),
    historyPacket(20, [0xd1], 8),
    batteryPacket(20, 24, [...fixed(0xef), { name: "length", at: 8, bits: 8 }]),
  ],
  requests: {
    state: { size: 20, fields: fixed(0xdd, 0x04, 0x00, 0xed) },
    battery: { size: 20, fields: fixed(0xdd, 0x04, 0x00, 0xef) },
    history: historyRequest(20, 0xd1, 0x04),
  },
};

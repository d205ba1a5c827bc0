/** QiYi and X-Man (XMD): each packet has the state, the battery, the last turns with their times, and a checksum. */
import type { Turn } from "@cubegram/core/geometry";
import { type Brand, packet, type Report } from "./brand.ts";
import { colorsOfState, LETTERS, sideOf, sideTurn, stateOfColors } from "./codes.ts";
import { checkedEnvelope } from "./envelopes.ts";
import { type Field, fixed, type Values } from "./fields.ts";

const SIDES = "LRDUFB";
/** Earlier turns in a packet. */
const EARLIER = 11;
const NONE = 255;

/** An opcode, and what its packets begin with. Nibbles of colors, the low one of each byte first. */
const start = (opcode: number): readonly Field[] => [
  ...fixed(0xfe),
  { name: "opcode", at: 16, bits: 8, is: opcode },
  { name: "time", at: 24, bits: 32 },
  { name: "high", at: 56, bits: 4, count: 27, step: 8 },
  { name: "low", at: 60, bits: 4, count: 27, step: 8 },
];

function stateOf({ high, low }: Values) {
  const codes = low.flatMap((each, i) => [each, high[i]]);
  return stateOfColors(codes.map((code) => LETTERS.indexOf(SIDES[code] ?? "?")));
}

function nibblesOf(state: NonNullable<ReturnType<typeof stateOf>>): Values {
  const codes = [...colorsOfState(state)].map((face) => SIDES.indexOf(LETTERS[face]));
  return { low: codes.filter((_, i) => i % 2 === 0), high: codes.filter((_, i) => i % 2 === 1) };
}

/** 1 … 12 = L' L R' R D' D U' U F' F B' B. */
function turnOf(code: number): Turn | undefined {
  return sideTurn(SIDES[(code - 1) >> 1], code % 2 === 1);
}

function codeOf(turn: Turn): number {
  const { side, isBack } = sideOf(turn);
  return 2 * SIDES.indexOf(side) + (isBack ? 1 : 2);
}

/** The state, and what else is in each packet. */
function commonOf(values: Values) {
  const state = stateOf(values);
  return state && { state, percent: Math.min(100, values.percent[0]) };
}

const statePacket = (opcode: number) =>
  packet({
    kind: "state",
    size: 36,
    fields: [...start(opcode), { name: "turn", at: 272, bits: 8 }, { name: "percent", at: 280, bits: 8 }],
    report(values): Report | undefined {
      const common = commonOf(values);
      return common && { kind: "state", ...common, time: values.time[0] };
    },
    values: ({ state, time = 0, percent = 100 }) => ({
      time: [time],
      percent: [percent],
      ...nibblesOf(state),
    }),
  });

export const qiyi: Brand = {
  name: "QiYi",
  names: ["QY-QYSC", "XMD-"],
  service: "0000fff0-0000-1000-8000-00805f9b34fb",
  notify: "0000fff6-0000-1000-8000-00805f9b34fb",
  write: "0000fff6-0000-1000-8000-00805f9b34fb",
  manufacturers: [0x0504],
  needsAddress: true,
  addresses(name) {
    const own = /^(QY-QYSC-[AS]|XMD-TornadoV4-i)-([0-9A-F]{2})([0-9A-F]{2})$/i.exec(name.trim());
    if (!own) return [];
    const [, kind, high, low] = own;
    const [maker, middles] = kind.startsWith("XMD")
      ? ["A6", ["00"]]
      : kind.endsWith("A")
        ? ["A2", ["00"]]
        : ["A3", ["00", "01"]];
    return (middles as readonly string[]).map((middle) =>
      `CC:${maker}:00:${middle}:${high}:${low}`.toUpperCase(),
    );
  },
  envelope: () => checkedEnvelope("57b1f9abcd5ae8a79cb98ce7578c5108"),
  packets: [
    packet({
      kind: "turns",
      size: 92,
      fields: [
        ...start(3),
        { name: "turn", at: 272, bits: 8 },
        { name: "percent", at: 280, bits: 8 },
        { name: "earlierTime", at: 288, bits: 32, count: EARLIER, step: 40 },
        { name: "earlier", at: 320, bits: 8, count: EARLIER, step: 40 },
        { name: "waits", at: 728, bits: 8 },
      ],
      report(values) {
        const { time, turn, earlierTime, earlier } = values;
        const codes = [...earlier, turn[0]];
        const turns = codes.map(turnOf);
        const from = turns.lastIndexOf(undefined) + 1;
        const common = commonOf(values);
        if (!common || from === codes.length) return undefined;
        const times = [...earlierTime, time[0]].slice(from);
        return { kind: "turns", turns: turns.slice(from) as Turn[], times, ...common };
      },
      values({ turns, times = [], state, percent = 100 }) {
        const before = turns.slice(-EARLIER - 1, -1);
        const none = Array<number>(EARLIER - before.length).fill(NONE);
        const timesBefore = times.slice(-before.length - 1, -1);
        return {
          time: times.slice(-1),
          turn: turns.slice(-1).map(codeOf),
          percent: [percent],
          earlier: [...none, ...before.map(codeOf)],
          earlierTime: [...none.map(() => 2 ** 32 - 1), ...timesBefore],
          waits: [1],
          ...(state && nibblesOf(state)),
        };
      },
    }),
    statePacket(2),
    statePacket(4),
  ],
  requests: {
    state: {
      size: 19,
      fields: [
        ...fixed(0xfe),
        ...[0x00, 0x6b, 0x01, 0x00, 0x00, 0x22, 0x06, 0x00, 0x02, 0x08, 0x00].map((is, i) => ({
          name: `hello${i}`,
          at: 16 + 8 * i,
          bits: 8,
          is,
        })),
        { name: "address", at: 104, bits: 8, count: 6 },
      ],
    },
  },
  acknowledge(bytes) {
    const waits = bytes[2] === 2 || (bytes[2] === 3 && bytes[91] > 0);
    return waits ? Uint8Array.of(0xfe, 0x09, ...bytes.subarray(2, 7)) : undefined;
  },
};

/** GoCube and Rubik's Connected: frames with a sum, turns without a serial. */
import type { Turn } from "@cubegram/core/geometry";
import { type Brand, packet } from "./brand.ts";
import { colorsOfState, LETTERS, sideOf, sideTurn, stateOfColors } from "./codes.ts";
import { framedEnvelope } from "./envelopes.ts";
import { fixed } from "./fields.ts";
import { batteryPacket } from "./gan.ts";

/** Sides in the order of its colors (blue, green, white, yellow, red, orange), which is also the order of its faces. */
const SIDES = "BFUDRL";
/** A face as it sends it: the center, and the ring around it, clockwise. */
const RING = [0, 1, 2, 5, 8, 7, 6, 3];
/** Where in the ring a face begins. */
const BEGINS: Readonly<Record<string, number>> = { U: RING.indexOf(6), D: RING.indexOf(2) };

/** The facelets in its order. */
function ownFacelets(): readonly number[] {
  return [...SIDES].flatMap((side) => {
    const first = 9 * LETTERS.indexOf(side);
    const begin = BEGINS[side] ?? 0;
    return [first + 4, ...RING.map((_, i) => first + RING[(begin + i) % 8])];
  });
}

/** Turns in a packet. */
const MOST = 4;

export const gocube: Brand = {
  name: "GoCube",
  names: ["GoCube", "Rubiks"],
  service: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
  notify: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
  write: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
  needsAddress: false,
  tellsOnce: true,
  envelope: () => framedEnvelope,
  packets: [
    ...Array.from({ length: MOST }, (_, i) => MOST - i).map((count) =>
      packet({
        kind: "turns",
        size: 1 + 2 * count,
        says: ({ turns }) => turns.length >= count,
        fields: [...fixed(1), { name: "turn", at: 8, bits: 8, count, step: 16 }],
        report({ turn }) {
          const turns = turn.map((code) => sideTurn(SIDES[code >> 1], code % 2 === 1));
          return turns.includes(undefined) ? undefined : { kind: "turns", turns: turns as Turn[] };
        },
        values: ({ turns }) => ({
          turn: turns.slice(-count).map((turn) => {
            const { side, isBack } = sideOf(turn);
            return 2 * SIDES.indexOf(side) + Number(isBack);
          }),
        }),
      }),
    ),
    packet({
      kind: "state",
      size: 61,
      fields: [...fixed(2), { name: "color", at: 8, bits: 8, count: 54 }],
      report({ color }) {
        const colors = Array<number>(54).fill(-1);
        ownFacelets().forEach((facelet, i) => {
          colors[facelet] = LETTERS.indexOf(SIDES[color[i]] ?? "?");
        });
        const state = stateOfColors(colors);
        return state && { kind: "state", state };
      },
      values({ state }) {
        const colors = colorsOfState(state);
        return { color: ownFacelets().map((facelet) => SIDES.indexOf(LETTERS[colors[facelet]])) };
      },
    }),
    batteryPacket(2, 8, fixed(5)),
  ],
  requests: { state: { size: 1, fields: fixed(0x33) }, battery: { size: 1, fields: fixed(0x32) } },
};

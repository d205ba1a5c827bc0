/** MoYu WeiLong V10 and V11, whose names begin with WCU_MY3. */
import { type Brand, packet } from "./brand.ts";
import { colorsOfState, knownTurns, LETTERS, sideOf, sideTurn, stateOfColors } from "./codes.ts";
import { addressedEnvelope } from "./envelopes.ts";
import { fixed } from "./fields.ts";
import { batteryPacket } from "./gan.ts";

/** Sides and colors in its order, and the same in the order of core. */
const SIDES = "FBUDLR";
const CENTER = 4;

export const moyuWcu: Brand = {
  name: "MoYu WCU",
  names: ["WCU_MY3"],
  service: "0783b03e-7735-b5a0-1760-a305d2795cb0",
  notify: "0783b03e-7735-b5a0-1760-a305d2795cb1",
  write: "0783b03e-7735-b5a0-1760-a305d2795cb2",
  manufacturers: [0x0000, 0x0100],
  needsAddress: true,
  addresses(name) {
    const own = /^WCU_MY3\w_([0-9A-F]{2})([0-9A-F]{2})$/i.exec(name);
    return own
      ? ["00", "01", "02"].map((middle) => `CF:30:16:${middle}:${own[1]}:${own[2]}`.toUpperCase())
      : [];
  },
  envelope: (address) =>
    addressedEnvelope("15773A5C670E2D1F17672A139B675257", "11232625862A2C3B55067F317E672157", address),
  packets: [
    packet({
      kind: "turns",
      size: 20,
      fields: [
        ...fixed(0xa5),
        { name: "pause", at: 8, bits: 16, count: 5 },
        { name: "serial", at: 88, bits: 8 },
        { name: "turn", at: 96, bits: 5, count: 5 },
      ],
      report({ serial, turn }) {
        const turns = turn.map((code) => sideTurn(SIDES[code >> 1], code % 2 === 1)).reverse();
        return { kind: "turns", serial: serial[0], turns: knownTurns(turns) };
      },
      values({ turns, serial = 0 }) {
        const last = turns.slice(-5).reverse().map(sideOf);
        const codes = last.map(({ side, isBack }) => 2 * SIDES.indexOf(side) + Number(isBack));
        return {
          serial: [serial],
          turn: [...codes, 31, 31, 31, 31].slice(0, 5),
          pause: codes.map(() => 100),
        };
      },
    }),
    packet({
      kind: "state",
      size: 20,
      fields: [
        ...fixed(0xa3),
        { name: "color", at: 8, bits: 3, count: 48 },
        { name: "serial", at: 152, bits: 8 },
      ],
      report({ color, serial }) {
        const colors = Array.from({ length: 54 }, (_, facelet) => {
          const face = SIDES.indexOf(LETTERS[Math.floor(facelet / 9)]);
          const at = facelet % 9;
          if (at === CENTER) return Math.floor(facelet / 9);
          return LETTERS.indexOf(SIDES[color[8 * face + at - (at > CENTER ? 1 : 0)]] ?? "?");
        });
        const state = stateOfColors(colors);
        return state && { kind: "state", state, serial: serial[0] };
      },
      values({ state, serial = 0 }) {
        const colors = colorsOfState(state);
        const color = [...SIDES].flatMap((side) => {
          const face = 9 * LETTERS.indexOf(side);
          return [0, 1, 2, 3, 5, 6, 7, 8].map((at) => SIDES.indexOf(LETTERS[colors[face + at]]));
        });
        return { color, serial: [serial] };
      },
    }),
    batteryPacket(20, 8, fixed(0xa4)),
  ],
  requests: { state: { size: 20, fields: fixed(0xa3) }, battery: { size: 20, fields: fixed(0xa4) } },
};

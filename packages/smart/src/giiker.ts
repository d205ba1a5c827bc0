/** Giiker, Mi and Hi cubes: the whole state in every packet, and the last turns. */
import type { CubeState } from "@cubegram/core/state";
import { type Brand, packet } from "./brand.ts";
import {
  colorsOfState,
  faceletsOf,
  knownTurns,
  LETTERS,
  pieceAt,
  sideOf,
  sideTurn,
  stateOfColors,
} from "./codes.ts";
import { maskedEnvelope } from "./envelopes.ts";
import type { Values } from "./fields.ts";

const SIDES = "BDLURF";
const CORNERS = ["FRD", "FUR", "FLU", "FDL", "BDR", "BRU", "BUL", "BLD"];
/** Whether a twist goes on or back along the letters of a place. */
const SIGNS = [-1, 1, -1, 1, 1, -1, 1, -1];
const EDGES = ["FD", "FR", "FU", "FL", "DR", "UR", "UL", "DL", "BD", "BR", "BU", "BL"];
/** Amounts of a turn. */
const BACK = 3;

/** The color k + shift of the piece is at letter k of the place. */
function paint(colors: number[], place: string, piece: string, shift: number): void {
  const facelets = faceletsOf(place);
  [...piece].forEach((letter, k) => {
    colors[facelets[(k + shift + 3 * piece.length) % piece.length]] = LETTERS.indexOf(letter);
  });
}

function stateOf({ corner, twist, edge, flip }: Values): CubeState | undefined {
  if (corner.some((each) => each < 1 || each > 8) || edge.some((each) => each < 1 || each > 12))
    return undefined;
  const colors = Array.from({ length: 54 }, (_, facelet) => Math.floor(facelet / 9));
  CORNERS.forEach((place, i) => {
    paint(colors, place, CORNERS[corner[i] - 1], SIGNS[i] * (twist[i] % 3));
  });
  EDGES.forEach((place, i) => {
    paint(colors, place, EDGES[edge[i] - 1], flip[i]);
  });
  return stateOfColors(colors);
}

function valuesOf(state: CubeState): Values {
  const colors = colorsOfState(state);
  const corners = CORNERS.map((place) => pieceAt(colors, place, CORNERS));
  const edges = EDGES.map((place) => pieceAt(colors, place, EDGES));
  return {
    corner: corners.map(({ piece }) => piece + 1),
    twist: corners.map(({ shift }, i) => (SIGNS[i] * shift + 3) % 3 || 3),
    edge: edges.map(({ piece }) => piece + 1),
    flip: edges.map(({ shift }) => shift),
  };
}

export const giiker: Brand = {
  name: "Giiker",
  names: ["Gi", "Mi Smart", "Hi-"],
  service: "0000aadb-0000-1000-8000-00805f9b34fb",
  notify: "0000aadc-0000-1000-8000-00805f9b34fb",
  needsAddress: false,
  envelope: () => maskedEnvelope,
  packets: [
    packet({
      kind: "turns",
      size: 20,
      fields: [
        { name: "corner", at: 0, bits: 4, count: 8 },
        { name: "twist", at: 32, bits: 4, count: 8 },
        { name: "edge", at: 64, bits: 4, count: 12 },
        { name: "flip", at: 112, bits: 1, count: 12 },
        { name: "side", at: 128, bits: 4, count: 2, step: 8 },
        { name: "amount", at: 132, bits: 4, count: 2, step: 8 },
      ],
      report(values) {
        const state = stateOf(values);
        if (!state) return undefined;
        const turns = values.side
          .flatMap((side, i) => {
            const amount = values.amount[i];
            const turn = sideTurn(SIDES[side - 1], amount === BACK);
            // A half turn is told as one.
            return turn && amount !== 1 && amount !== BACK ? [turn, turn] : [turn];
          })
          .reverse();
        return { kind: "turns", turns: knownTurns(turns), state };
      },
      values({ turns, state }) {
        const last = turns.slice(-2).reverse().map(sideOf);
        return {
          ...(state && valuesOf(state)),
          side: last.map(({ side }) => SIDES.indexOf(side) + 1),
          amount: last.map(({ isBack }) => (isBack ? BACK : 1)),
        };
      },
    }),
  ],
  requests: {},
};

/** Smart cubes, simulated, with packets lost: how soon that is noticed and made good, and what a packet costs. */
import { faceTurns } from "@cubegram/core/geometry";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { sameState, turnState } from "@cubegram/core/state";
import { SimulatedCube, simulatedKinds } from "@cubegram/smart/simulator";
import { parsePacket, printRequest } from "../../packages/smart/dist/brand.js";
import { addressBytes } from "../../packages/smart/dist/envelopes.js";
import { Tracker } from "../../packages/smart/dist/tracker.js";
import { percent } from "../figures.mjs";

export const title = "Smart cubes: 5,000 turns with 2 % of the packets lost";

const TURNS = 5000;
const LOST = 0.02;

/** @param {{ log: (text: string) => void }} tools */
export async function run({ log }) {
  return simulatedKinds().map((kind) => {
    log(kind);
    return measure(kind);
  });
}

/** @param {string} kind */
function measure(kind) {
  const random = seededRandom(`lost packets of ${kind}`);
  const cube = new SimulatedCube({ kind });
  const { brand, address } = cube;
  const envelope = brand.envelope(address);
  const tracker = new Tracker(brand);
  const quarters = faceTurns(3).filter((turn) => turn.quarters !== 2);
  let [spent, packets, recovered, gaps] = [0, 0, 0, 0];
  let shown = cube.state;

  /** @param {readonly Uint8Array[]} told */
  const hear = (told) => {
    for (const bytes of told) {
      const start = performance.now();
      const packet = envelope.open(bytes);
      const report = packet && parsePacket(brand, packet);
      const { events, ask } = report ? tracker.take(report) : { events: [], ask: undefined };
      spent += performance.now() - start;
      packets++;
      for (const event of events) {
        if (event.type === "turn") shown = turnState(shown, event.turn);
        if (event.type === "turn" && event.recovered) recovered++;
        if (event.type === "state") shown = event.state;
        if (event.type === "gap") gaps++;
      }
      const request = ask && printRequest(brand, ask, addressBytes(address));
      if (request) hear(cube.receive(envelope.seal(request)));
    }
  };

  hear(cube.tell());
  /** Turns made since the one that is not yet known to be lost. */
  let behind = 0;
  const delays = [];
  for (let i = 0; i < TURNS; i++) {
    const told = cube.turn(quarters[randomBelow(quarters.length, random)]);
    if (random() >= LOST) hear(told);
    if (!sameState(shown, cube.state)) behind++;
    else if (behind > 0) {
      delays.push(behind);
      behind = 0;
    }
  }
  const within = (/** @type {number} */ turns) =>
    percent(delays.filter((delay) => delay <= turns).length, delays.length);
  return {
    kind,
    losses: delays.length,
    "made good within 1 turn": within(1),
    "2 turns": within(2),
    "5 turns": within(5),
    "turns recovered": recovered,
    gaps,
    "ms a packet": (spent / packets).toFixed(3),
  };
}

import type { Turn } from "@cubegram/core/geometry";
import { type CubeState, sameState, solvedState, turnState } from "@cubegram/core/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { states, turns } from "../test/arbitrary.ts";
import { parsePacket, printRequest, type Request } from "./brand.ts";
import { sideTurn } from "./codes.ts";
import { addressBytes } from "./envelopes.ts";
import { SimulatedCube, simulatedKinds } from "./simulator.ts";
import { type TimelessEvent, type Tracked, Tracker } from "./tracker.ts";

/** A simulated cube and a tracker, without Bluetooth or time; packets are lost when `isLost` says so. */
class Pair {
  readonly cube: SimulatedCube;
  readonly tracker: Tracker;
  readonly events: TimelessEvent[] = [];
  /** What someone shows who only hears the events. */
  shown: CubeState | undefined;
  isLost: () => boolean = () => false;

  constructor(kind: string, state: CubeState, serial: number) {
    this.cube = new SimulatedCube({ kind, state, serial });
    this.tracker = new Tracker(this.cube.brand);
    this.take(this.tracker.quiet());
    this.hear(this.cube.tell());
  }

  turn(turn: Turn): void {
    this.hear(this.cube.turn(turn));
  }

  hear(packets: readonly Uint8Array[]): void {
    const { brand, address } = this.cube;
    for (const bytes of packets) {
      if (this.isLost()) continue;
      const packet = brand.envelope(address).open(bytes);
      const report = packet && parsePacket(brand, packet);
      if (report) this.take(this.tracker.take(report));
    }
  }

  take({ events, ask }: Tracked): void {
    for (const event of events) {
      this.events.push(event);
      if (event.type === "state") this.shown = event.state;
      if (event.type === "turn") this.shown = turnState(this.shown!, event.turn);
      if (event.type === "gap") this.shown = undefined;
    }
    if (ask) this.ask(ask);
  }

  ask(request: Request): void {
    const { brand, address } = this.cube;
    const packet = printRequest(brand, request, addressBytes(address));
    if (packet) this.hear(this.cube.receive(brand.envelope(address).seal(packet)));
    else if (request.kind === "state") this.hear(this.cube.tell());
  }

  /** Nothing is lost any more, and the cube is still until nothing is missing. */
  settle(): void {
    this.isLost = () => false;
    for (let round = 0; round < 5 && this.tracker.isWaiting; round++) this.take(this.tracker.quiet());
  }
}

describe.each(simulatedKinds())("%s", (kind) => {
  test("whatever is lost, who hears the events shows the cube in the end", () => {
    const made = fc.array(fc.tuple(turns, fc.boolean(), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(states, fc.nat(255), made, fc.nat(9), (state, serial, list, often) => {
        const pair = new Pair(kind, state, serial);
        for (const [turn, isLost, isLostToo] of list) {
          pair.isLost = () => isLost && (often > 4 || isLostToo);
          pair.turn(turn);
          if (pair.shown && pair.tracker.state) expect(pair.shown).toEqual(pair.tracker.state);
        }
        pair.settle();
        // A cube that counts nothing shows a lost turn when it is asked, after the next ones.
        pair.ask({ kind: "state" });
        pair.settle();
        expect(sameState(pair.shown!, pair.cube.state)).toBe(true);
        expect(pair.tracker.isWaiting).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("nothing is an event twice, though each packet comes twice", () => {
    const pair = new Pair(kind, solvedState(3), 254);
    const hear = pair.hear.bind(pair);
    if (kind !== "GoCube") pair.hear = (packets) => hear(packets.flatMap((bytes) => [bytes, bytes]));
    for (let i = 0; i < 12; i++) pair.turn(sideTurn("URFDLB"[(5 * i) % 6], i % 3 === 1)!);
    expect(pair.events.filter(({ type }) => type === "turn")).toHaveLength(12);
    expect(pair.events.filter(({ type }) => type === "gap")).toHaveLength(0);
  });
});

test("a cube that says another state than its turns led to is believed, after a gap", () => {
  const pair = new Pair("GoCube", solvedState(3), 0);
  const other = new SimulatedCube({
    kind: "GoCube",
    state: turnState(solvedState(3), sideTurn("R", false)!),
  });
  pair.hear(other.tell());
  expect(pair.events.map(({ type }) => type)).toEqual(["state", "gap", "state"]);
  expect(sameState(pair.shown!, other.state)).toBe(true);
});

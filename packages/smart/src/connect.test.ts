import type { Turn } from "@cubegram/core/geometry";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState, sameState, turnState } from "@cubegram/core/state";
import { afterEach, describe, expect, test, vi } from "vitest";
import { quarterTurns } from "../test/arbitrary.ts";
import { FakeBluetooth, type FakeOptions } from "../test/fake-bluetooth.ts";
import { readSession, type Session } from "../test/read-session.ts";
import { brands } from "./brands.ts";
import { sideTurn } from "./codes.ts";
import { type ConnectOptions, connectCube, hasBluetooth } from "./connect.ts";
import type { Traffic } from "./link.ts";
import { SessionRecorder } from "./session.ts";
import { SimulatedCube, type SimulatedCubeOptions, simulatedKinds } from "./simulator.ts";
import type { SmartCube } from "./smart-cube.ts";
import type { CubeEvent } from "./tracker.ts";

const ADDRESS = "AB:12:34:56:78:9A";
const SOON = { timeout: 150, listening: 30 };
const WCU = "WCU_MY32_A388";

function inReach(cube: SimulatedCubeOptions, options: FakeOptions = {}): FakeBluetooth {
  const bluetooth = new FakeBluetooth(new SimulatedCube(cube), options);
  vi.stubGlobal("navigator", { bluetooth });
  return bluetooth;
}

afterEach(() => vi.unstubAllGlobals());

/** All events of a cube so far, in a list that grows. */
function listen(cube: SmartCube): { events: CubeEvent[]; turns: () => Turn[]; ended: Promise<void> } {
  const events: CubeEvent[] = [];
  const ended = (async () => {
    for await (const event of cube.events) events.push(event);
  })();
  return {
    events,
    turns: () => events.flatMap((event) => (event.type === "turn" ? [event.turn] : [])),
    ended,
  };
}

const knowing: ConnectOptions = { ...SOON, address: async () => ADDRESS };
const random = seededRandom("turns of simulated cubes");
const anyTurn = () => quarterTurns[randomBelow(quarterTurns.length, random)];

describe.each(simulatedKinds())("%s", (kind) => {
  const state = randomState(3, seededRandom(kind));

  test("each turn is an event, in order, across the end of the serial", async () => {
    const bluetooth = inReach({ kind, state, serial: 240 });
    await using cube = await connectCube({ ...knowing, addresses: new Map() });
    expect(cube.brand).toBe(kind);
    const { turns, events } = listen(cube);
    const made = Array.from({ length: 40 }, anyTurn);
    for (const turn of made) bluetooth.turn(turn);
    await bluetooth.settled();
    expect(turns()).toEqual(made);
    expect(events[0]).toMatchObject({ type: "state", state });
    expect(events.filter(({ type }) => type === "gap")).toEqual([]);
    expect(sameState(await cube.state(), bluetooth.cube.state)).toBe(true);
  });

  test("a session that is kept is read as the recordings of real cubes are", async () => {
    const bluetooth = inReach({ kind, state });
    const recorder = new SessionRecorder();
    await using cube = await connectCube({
      ...knowing,
      addresses: new Map(),
      onTraffic: recorder.onTraffic,
    });
    void (async () => {
      for await (const event of cube.events) recorder.take(event);
    })();
    const made = Array.from({ length: 20 }, anyTurn);
    for (const turn of made) bluetooth.turn(turn);
    await bluetooth.settled();
    const session: Session = JSON.parse(recorder.print(cube));
    expect(recorder.count).toBe(session.traffic.length);
    expect(session.device.mac).toBe(bluetooth.cube.brand.needsAddress ? ADDRESS : undefined);
    const { contradictions, turns, moves, shown } = readSession(session);
    expect(contradictions).toEqual([]);
    expect(moves).toHaveLength(20);
    expect(turns).toEqual(moves);
    expect(shown.at(-1)).toBe(printFacelets(coloringOf(bluetooth.cube.state)));
  });

  test("lost turns are told late, or said to be lost, and the state is right soon after", {
    tags: ["seconds"],
  }, async () => {
    const bluetooth = inReach({ kind, state });
    await using cube = await connectCube({ ...knowing, addresses: new Map() });
    const { events } = listen(cube);
    let shown = state;
    let at = 0;
    for (let round = 0; round < 60; round++) {
      bluetooth.turn(anyTurn(), round % 10 === 3 || round % 20 === 4);
      await bluetooth.settled();
      for (; at < events.length; at++) {
        const event = events[at];
        if (event.type === "turn") shown = turnState(shown, event.turn);
        if (event.type === "state") shown = event.state;
      }
      // Two turns after it, or five where nothing is counted.
      const isSettled = round % 10 > (kind === "GoCube" ? 8 : 6);
      if (isSettled) expect(sameState(shown, bluetooth.cube.state), `turn ${round}`).toBe(true);
    }
    const recovered = events.filter((event) => event.type === "turn" && event.recovered).length;
    if (kind !== "GoCube") expect(recovered).toBeGreaterThan(0);
  });

  test("more lost turns than a packet tells are a gap, and the state follows", {
    tags: ["seconds"],
  }, async () => {
    const bluetooth = inReach({ kind, state });
    await using cube = await connectCube({ ...knowing, addresses: new Map() });
    const { events } = listen(cube);
    for (let i = 0; i < 13; i++) bluetooth.turn(sideTurn("URFDLB"[i % 6], i % 4 === 1)!, i < 12);
    // A cube that counts nothing is asked when it was quiet for a while.
    await vi.waitFor(
      () => {
        const last = events.findLast((event) => event.type === "state");
        if (last !== events[0]) expect(sameState(last!.state, bluetooth.cube.state)).toBe(true);
        else expect(events.filter((event) => event.type === "turn")).toHaveLength(13);
      },
      { timeout: 10_000 },
    );
    expect(sameState(await cube.state(), bluetooth.cube.state)).toBe(true);
  });

  test("after the end it connects again without asking, and two turns made meanwhile come by state", async () => {
    const bluetooth = inReach({ kind, state });
    await using cube = await connectCube({ ...knowing, addresses: new Map() });
    const { events } = listen(cube);
    bluetooth.turn(anyTurn());
    bluetooth.drop();
    await expect(cube.state()).rejects.toMatchObject({ code: "not-connected" });
    bluetooth.turn(anyTurn());
    bluetooth.turn(anyTurn());
    const { connections } = bluetooth;
    await cube.reconnect();
    await bluetooth.settled();
    expect(bluetooth.connections).toBe(connections + 1);
    expect(events.map(({ type }) => type).filter((type) => type !== "battery")).toEqual([
      ...["state", "turn", "end", "state"],
    ]);
    const told = events.findLast((event) => event.type === "state");
    expect(sameState(told!.state, bluetooth.cube.state)).toBe(true);
    const next = anyTurn();
    bluetooth.turn(next);
    await bluetooth.settled();
    expect(events.at(-1)).toMatchObject({ type: "turn", turn: next, recovered: false });
  });
});

describe("the address", () => {
  const book = () => new Map<string, string>();

  test("is remembered by the id of the device", async () => {
    const addresses = book();
    inReach({ kind: "GAN, generation 4" });
    const first = await connectCube({ ...knowing, addresses });
    await first.disconnect();
    const asks = vi.fn(async () => undefined);
    await using _ = await connectCube({ ...SOON, addresses, address: asks });
    expect(asks).not.toHaveBeenCalled();
    expect([...addresses.values()]).toEqual([ADDRESS]);
  });

  test("is told by some names, without listening or asking; the second guess may be right", async () => {
    const stages: string[] = [];
    inReach({ kind: "MoYu WCU", name: WCU, address: "CF:30:16:01:A3:88" });
    const addresses = book();
    await using _ = await connectCube({ ...SOON, addresses, onProgress: (stage) => stages.push(stage) });
    expect(stages).toEqual(["choosing", "connecting"]);
    expect([...addresses.values()]).toEqual(["CF:30:16:01:A3:88"]);
  });

  test("is heard while the cube is not connected, past an empty advertisement", async () => {
    const stages: string[] = [];
    inReach({ kind: "GAN, generation 2", address: "01:23:45:67:89:AB" }, { advertised: "01:23:45:67:89:AB" });
    await using _ = await connectCube({
      ...SOON,
      addresses: book(),
      onProgress: (stage) => stages.push(stage),
    });
    expect(stages).toEqual(["choosing", "listening", "connecting"]);
  });

  test("is asked for when it is remembered wrongly, and then remembered", async () => {
    const bluetooth = inReach({ kind: "GAN, generation 3" });
    const addresses = new Map([[`device of ${bluetooth.cube.name}`, "00:11:22:33:44:55"]]);
    await using _ = await connectCube({ ...SOON, addresses, address: async () => "ab-12-34-56-78-9a" });
    expect([...addresses.values()]).toEqual([ADDRESS]);
  });

  test("was right once, and the cube is asleep: that is said, not that the address is missing", async () => {
    const bluetooth = inReach({ kind: "GAN, generation 4" }, { answers: false });
    const addresses = new Map([[`device of ${bluetooth.cube.name}`, ADDRESS]]);
    await expect(connectCube({ ...SOON, addresses })).rejects.toMatchObject({
      code: "no-answer",
      message: expect.stringContaining(ADDRESS),
    });
  });

  test.each([
    [undefined, "no-address"],
    [async () => undefined, "no-address"],
    [async () => "AB:12:34", "no-address"],
    [async () => "00:11:22:33:44:55", "no-answer"],
  ])("is missing or wrong: %s", async (address, code) => {
    const bluetooth = inReach({ kind: "MoYu AI" });
    const options = { ...SOON, addresses: book(), ...(address && { address }) };
    await expect(connectCube(options)).rejects.toMatchObject({ name: "SmartCubeError", code });
    expect(bluetooth.connections).toBeLessThan(3);
  });
});

describe("no cube", () => {
  test("without Bluetooth", async () => {
    vi.stubGlobal("navigator", {});
    expect(hasBluetooth()).toBe(false);
    await expect(connectCube()).rejects.toMatchObject({ code: "no-bluetooth" });
  });

  test("when none is chosen; all kinds were offered", async () => {
    const bluetooth = inReach({ kind: "GAN" }, { isChosen: false });
    await expect(connectCube()).rejects.toMatchObject({ code: "not-chosen" });
    expect(bluetooth.asked?.filters).toHaveLength(new Set(brands.flatMap(({ names }) => names)).size);
    expect(bluetooth.asked?.optionalServices).toHaveLength(
      new Set(brands.map(({ service }) => service)).size,
    );
    expect(bluetooth.asked?.optionalManufacturerData).toContain(0xff01);
  });

  test("when it is asleep", async () => {
    inReach({ kind: "GoCube" }, { answers: false });
    await expect(connectCube(SOON)).rejects.toMatchObject({ code: "no-answer" });
  });

  test("when another device is chosen", async () => {
    const cube = new SimulatedCube({ kind: "GoCube", name: "GoCube_1" });
    Object.defineProperty(cube, "brand", { value: { ...cube.brand, service: "something-else" } });
    vi.stubGlobal("navigator", { bluetooth: new FakeBluetooth(cube) });
    await expect(connectCube(SOON)).rejects.toMatchObject({ code: "unknown-cube" });
  });

  test.each([0, 20])("when the program gives up after %i ms", async (milliseconds) => {
    inReach({ kind: "GoCube" }, { answers: false });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), milliseconds);
    if (milliseconds === 0) stop.abort();
    const connecting = connectCube({ timeout: 5000, signal: stop.signal });
    await expect(connecting).rejects.toMatchObject({ code: "aborted" });
  });

  test("a kind that cannot be simulated is named", () => {
    expect(() => new SimulatedCube({ kind: "Gear" })).toThrow(/"kind" expected one of GAN, generation 2; /);
  });
});

test("how a cube lies is not an event; the battery is", async () => {
  const bluetooth = inReach({ kind: "GAN, generation 2" });
  bluetooth.cube.battery = 7;
  await using cube = await connectCube({ ...knowing, addresses: new Map() });
  const { events } = listen(cube);
  await bluetooth.settled();
  const envelope = bluetooth.cube.brand.envelope(ADDRESS);
  for (let i = 0; i < 50; i++)
    bluetooth.tell(envelope.seal(Uint8Array.from({ length: 20 }, (_, k) => (k ? 37 * k * i : 0x12))));
  await bluetooth.settled();
  expect(events.map(({ type }) => type).sort()).toEqual(["battery", "state"]);
  expect(events).toContainEqual({ type: "battery", percent: 7 });
});

test("what goes through the air can be recorded, and is in the form of the recordings", async () => {
  const traffic: Traffic[] = [];
  const bluetooth = inReach({ kind: "GoCube" });
  await using _ = await connectCube({ ...SOON, onTraffic: (each) => traffic.push(each) });
  bluetooth.turn(sideTurn("R", false)!);
  await bluetooth.settled();
  const { service, notify, write } = bluetooth.cube.brand;
  expect(traffic[0]).toMatchObject({ op: "write", service, characteristic: write, data: "33" });
  expect(traffic.at(-1)).toMatchObject({ op: "notify", service, characteristic: notify });
  expect(traffic.map(({ data }) => data)).toContain("2A06010800390D0A");
});

test("a loop over the events ends when the program disconnects", async () => {
  inReach({ kind: "Giiker" });
  const cube = await connectCube(SOON);
  const { ended, events } = listen(cube);
  await cube.disconnect();
  await ended;
  expect(events.at(-1)).toEqual({ type: "end" });
});

/** What `gan-web-bluetooth`, made by others, reads from the same packets. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { coloringOf, printFacelets, randomState } from "@cubegram/core/state";
import { afterEach, expect, test, vi } from "vitest";
import { inEachRun } from "../../core/test/samples.ts";
import { quarterTurns } from "../test/arbitrary.ts";
import { FakeBluetooth } from "../test/fake-bluetooth.ts";
import { sideOf } from "./codes.ts";
import { connectCube } from "./connect.ts";
import { SimulatedCube } from "./simulator.ts";

interface Judged {
  readonly type: string;
  readonly move?: string;
  readonly facelets?: string;
  readonly batteryLevel?: number;
}
interface Judge {
  readonly events$: { subscribe(listener: (event: Judged) => void): unknown };
  sendCubeCommand(command: { type: string }): Promise<void>;
  disconnect(): Promise<void>;
}
const { connectGanCube } = createRequire(import.meta.url)("gan-web-bluetooth") as {
  connectGanCube(address: () => Promise<string>): Promise<Judge>;
};

const ADDRESS = "E4:E0:99:D4:EB:3C";
afterEach(() => vi.unstubAllGlobals());

/** What each of us hears of a cube, in the words of the other. */
async function theyHear(cube: SimulatedCube, happen: (bluetooth: FakeBluetooth) => Promise<void>) {
  const theirs: string[] = [];
  const bluetooth = new FakeBluetooth(cube);
  vi.stubGlobal("navigator", { bluetooth });
  const judge = await connectGanCube(async () => cube.address);
  judge.events$.subscribe(({ type, move, facelets, batteryLevel }) => {
    if (type === "MOVE") theirs.push(move!);
    if (type === "FACELETS") theirs.push(facelets!);
    if (type === "BATTERY") theirs.push(`${batteryLevel} %`);
  });
  await judge.sendCubeCommand({ type: "REQUEST_FACELETS" });
  await bluetooth.settled();
  await judge.sendCubeCommand({ type: "REQUEST_BATTERY" });
  await bluetooth.settled();
  await happen(bluetooth);
  await judge.disconnect();
  return theirs;
}

async function weHear(cube: SimulatedCube, happen: (bluetooth: FakeBluetooth) => Promise<void>) {
  const ours: string[] = [];
  const bluetooth = new FakeBluetooth(cube);
  vi.stubGlobal("navigator", { bluetooth });
  const connected = await connectCube({
    address: async () => cube.address,
    addresses: new Map(),
    listening: 5,
  });
  const listening = (async () => {
    for await (const event of connected.events) {
      if (event.type === "turn") ours.push(sideOf(event.turn).side + (sideOf(event.turn).isBack ? "'" : ""));
      if (event.type === "state") ours.push(printFacelets(coloringOf(event.state)));
      if (event.type === "battery") ours.push(`${event.percent} %`);
    }
  })();
  await bluetooth.settled();
  await happen(bluetooth);
  await connected.disconnect();
  await listening;
  return ours;
}

const KINDS = ["GAN, generation 2", "GAN, generation 3", "GAN, generation 4", "MoYu AI"];
test.each(inEachRun(KINDS, [KINDS[2], KINDS[3]]))(
  "a simulated %s says the same to both, with a lost packet now and then",
  async (kind) => {
    const options = { kind, address: ADDRESS, serial: 250, state: randomState(3, seededRandom(kind)) };
    const happen = async (bluetooth: FakeBluetooth) => {
      const random = seededRandom("the same turns");
      for (let i = 0; i < 60; i++) {
        bluetooth.turn(quarterTurns[randomBelow(12, random)], i % 13 === 6);
        await bluetooth.settled();
      }
    };
    const ours = await weHear(new SimulatedCube(options), happen);
    const theirs = await theyHear(new SimulatedCube(options), happen);
    expect(ours).toHaveLength(62);
    expect(theirs).toEqual(ours);
  },
);

const RECORDED = [
  ["gan-gen4-a", "GAN, generation 4"],
  ["gan-gen2-a", "GAN, generation 2"],
] as const;
test.each(inEachRun(RECORDED, RECORDED.slice(0, 1)))(
  "%s, recorded from a real cube",
  async (session, kind) => {
    const file = new URL(`../test/vectors/sessions/${session}.json`, import.meta.url);
    const { device, traffic } = JSON.parse(readFileSync(file, "utf8"));
    const told: string[] = traffic.flatMap(({ op, data }: { op: string; data: string }) =>
      op === "notify" ? [data] : [],
    );
    const happen = async (bluetooth: FakeBluetooth) => {
      for (const data of told) {
        bluetooth.tell(Uint8Array.from(data.match(/../g)!, (byte) => Number.parseInt(byte, 16)));
        await bluetooth.settled();
      }
      await bluetooth.settled();
    };
    const moves = (heard: readonly string[]) => heard.filter((each) => /^[URFDLB]'?$/.test(each));
    // The simulated cube only connects them; from then on the recorded one speaks. Its state begins at its own serial.
    const serial = kind.endsWith("2") ? 2 : 5;
    const cube = () => new SimulatedCube({ kind, address: device.mac, serial });
    const ours = moves(await weHear(cube(), happen));
    expect(ours).toHaveLength(30);
    expect(moves(await theyHear(cube(), happen))).toEqual(ours);
  },
);

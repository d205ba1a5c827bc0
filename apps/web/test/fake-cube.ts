/** A smart cube for screens that show one: a Bluetooth of the page's own, which any browser has then, and a simulated cube behind it. */
import { Cube } from "@cubegram/core";
import { makeTurn } from "@cubegram/core/geometry";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import { SimulatedCube } from "@cubegram/smart/simulator";
import type { Page } from "./support.ts";

const NAME = "WCU_MY32_789A";
const ADDRESS = "CF:30:16:00:78:9A";

/** The cube of a page; the pages of a test may come one after the other. */
const cubes = new WeakMap<Page, SimulatedCube>();

type Bytes = readonly number[];

interface FakeCube {
  readonly tell: (packets: readonly Bytes[]) => void;
  readonly drop: () => void;
}

/** Runs in the page, so it stands alone. */
function bluetoothInPage({
  name,
  service,
  notify,
}: {
  readonly name: string;
  readonly service: string;
  readonly notify: string;
}): void {
  const told: EventTarget[] = [];
  const tell: FakeCube["tell"] = (packets) => {
    for (const packet of packets)
      for (const each of told) {
        Object.assign(each, { value: new DataView(Uint8Array.from(packet).buffer) });
        each.dispatchEvent(new Event("characteristicvaluechanged"));
      }
  };
  const characteristic = (uuid: string) => {
    const made = Object.assign(new EventTarget(), {
      startNotifications: async () => made,
      writeValue: async (bytes: Uint8Array) => {
        const { hearCube } = globalThis as unknown as {
          hearCube: (bytes: Bytes) => Promise<readonly Bytes[]>;
        };
        tell(await hearCube([...bytes]));
      },
    });
    if (uuid === notify) told.push(made);
    return made;
  };
  const gatt = {
    connected: false,
    connect: async () => Object.assign(gatt, { connected: true }),
    disconnect: () => drop(),
    getPrimaryService: async (uuid: string) => {
      if (uuid !== service) throw new Error(`no service ${uuid}`);
      return { getCharacteristic: async (each: string) => characteristic(each) };
    },
  };
  const device = Object.assign(new EventTarget(), { id: name, name, gatt });
  const drop = () => {
    gatt.connected = false;
    told.length = 0;
    device.dispatchEvent(new Event("gattserverdisconnected"));
  };
  Object.assign(globalThis, { fakeCube: { tell, drop } });
  Object.defineProperty(navigator, "bluetooth", { value: { requestDevice: async () => device } });
}

/** From the next page on there is a cube in reach that believes to be what `alg` makes of a solved one. */
export async function giveCube(page: Page, alg: string): Promise<void> {
  const isFirst = !cubes.has(page);
  const cube = new SimulatedCube({
    kind: "MoYu WCU",
    name: NAME,
    address: ADDRESS,
    state: Cube.fromAlg(alg).state,
  });
  cubes.set(page, cube);
  if (!isFirst) return;
  await page.exposeFunction("hearCube", (bytes: Bytes) =>
    cubes
      .get(page)!
      .receive(Uint8Array.from(bytes))
      .map((packet) => [...packet]),
  );
  const { service, notify } = cube.brand;
  await page.addInitScript(bluetoothInPage, { name: NAME, service, notify });
}

/** Turns it, a half turn as two quarters. */
export async function turnCube(page: Page, alg: string): Promise<void> {
  for (const { axis, first, last, quarters } of turnsOf(readAlg(alg), 3))
    for (let i = 0; i < (quarters === 2 ? 2 : 1); i++) {
      const packets = cubes.get(page)!.turn(makeTurn(axis, first, last, quarters === 3 ? 3 : 1));
      await page.evaluate(
        (told) => (globalThis as unknown as { fakeCube: FakeCube }).fakeCube.tell(told),
        packets.map((packet) => [...packet]),
      );
    }
}

/** Takes it out of reach. */
export async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { fakeCube: FakeCube }).fakeCube.drop());
}

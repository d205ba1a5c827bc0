/** An in-memory Web Bluetooth with one simulated cube in reach, which can lose notifications and the connection. */
import type { Turn } from "@cubegram/core/geometry";
import type { Advertisement, Bluetooth, RequestOptions } from "../src/bluetooth.ts";
import type { SimulatedCube } from "../src/simulator.ts";

export interface FakeOptions {
  /** The address in its advertisements; without it, it advertises nothing. */
  readonly advertised?: string;
  /** Whether the person chooses it. */
  readonly isChosen?: boolean;
  /** Whether it answers to what is written. */
  readonly answers?: boolean;
}

class FakeCharacteristic extends EventTarget {
  value: DataView | undefined;
  readonly #receive: (bytes: Uint8Array) => void;
  readonly #read: () => Uint8Array | undefined;

  constructor(receive: (bytes: Uint8Array) => void, read: () => Uint8Array | undefined) {
    super();
    this.#receive = receive;
    this.#read = read;
  }

  async startNotifications(): Promise<this> {
    return this;
  }

  async stopNotifications(): Promise<this> {
    return this;
  }

  async readValue(): Promise<DataView> {
    return viewOf(this.#read() ?? new Uint8Array(0));
  }

  async writeValue(bytes: Uint8Array): Promise<void> {
    this.#receive(bytes);
  }

  tell(bytes: Uint8Array): void {
    this.value = viewOf(bytes);
    this.dispatchEvent(new Event("characteristicvaluechanged"));
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.slice().buffer);
}

/** The browser, the air and the hand around a simulated cube. */
export class FakeBluetooth implements Bluetooth {
  /** What was asked for last. */
  asked: RequestOptions | undefined;
  /** How often something connected. */
  connections = 0;
  readonly cube: SimulatedCube;
  readonly #options: FakeOptions;
  readonly #device = new EventTarget();
  #isConnected = false;
  /** Answers that are on their way. */
  #answering = 0;
  #notify: FakeCharacteristic | undefined;

  constructor(cube: SimulatedCube, options: FakeOptions = {}) {
    this.cube = cube;
    this.#options = options;
    const { brand } = cube;
    const receive = (bytes: Uint8Array) => {
      if (options.answers === false) return;
      const answers = cube.receive(bytes);
      this.#answering++;
      setTimeout(() => {
        this.#answering--;
        this.#tell(answers);
      }, 1);
    };
    const services = () => {
      const notify = new FakeCharacteristic(receive, () =>
        options.answers === false ? undefined : cube.tell()[0],
      );
      const write = brand.write === brand.notify ? notify : new FakeCharacteristic(receive, () => undefined);
      this.#notify = notify;
      const getCharacteristic = async (uuid: string) => {
        if (uuid === brand.notify) return notify;
        if (uuid === brand.write) return write;
        throw new Error(`no characteristic ${uuid}`);
      };
      return [{ uuid: brand.service, getCharacteristic }];
    };
    const gatt = {
      connect: async () => {
        this.#isConnected = true;
        this.connections++;
        return gatt;
      },
      disconnect: () => this.drop(),
      getPrimaryServices: async () => services(),
      getPrimaryService: async (uuid: string) => {
        if (uuid !== brand.service) throw new Error(`no service ${uuid}`);
        return services()[0];
      },
    };
    Object.defineProperty(gatt, "connected", { get: () => this.#isConnected });
    Object.assign(this.#device, {
      id: `device of ${cube.name}`,
      name: cube.name,
      gatt,
      watchAdvertisements: async () => {
        if (!options.advertised || this.#isConnected) return;
        const bytes = Uint8Array.from(options.advertised.split(":").reverse(), (each) =>
          Number.parseInt(each, 16),
        );
        const told: Advertisement = {
          manufacturerData: new Map([[brand.manufacturers?.[0] ?? 1, viewOf(bytes)]]),
        };
        const empty: Advertisement = { manufacturerData: new Map() };
        for (const each of [empty, told])
          setTimeout(
            () => this.#device.dispatchEvent(Object.assign(new Event("advertisementreceived"), each)),
            1,
          );
      },
    });
  }

  async requestDevice(options: RequestOptions): Promise<never> {
    this.asked = options;
    if (this.#options.isChosen === false) throw new DOMException("none chosen", "NotFoundError");
    return this.#device as never;
  }

  /** Turns the cube; a lost turn is made and not told. */
  turn(turn: Turn, isLost = false): void {
    const told = this.cube.turn(turn);
    if (!isLost) this.#tell(told);
  }

  /** Says something to whoever listens. */
  tell(bytes: Uint8Array): void {
    this.#tell([bytes]);
  }

  /** When no answer is on its way, and whoever listens has had time to ask for more. */
  async settled(): Promise<void> {
    for (let calm = 0; calm < 3; calm++) {
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
      if (this.#answering > 0) calm = -1;
    }
  }

  /** The connection ends. */
  drop(): void {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    this.#notify = undefined;
    this.#device.dispatchEvent(new Event("gattserverdisconnected"));
  }

  #tell(all: readonly Uint8Array[]): void {
    if (this.#isConnected) for (const bytes of all) this.#notify?.tell(bytes);
  }
}

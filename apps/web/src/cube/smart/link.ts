/** A smart cube in reach of the page: what it believes to be, its battery, and whether it is there. Loaded when one is wanted. */

import { type CubeState, turnState } from "@cubegram/core/state";
import {
  type ConnectStage,
  type CubeEvent,
  connectCube,
  SessionRecorder,
  type SmartCube,
} from "@cubegram/smart";
import { signal } from "@preact/signals";
import { isRecord, readStored, store } from "../../shell/storage.ts";

const ADDRESSES = "smart-cubes";

/** Addresses that were right, kept in the browser, so that each is asked for once. */
const addresses = {
  get(id: string): string | undefined {
    const address = kept()[id];
    return typeof address === "string" ? address : undefined;
  },
  set: (id: string, address: string) => store(ADDRESSES, { ...kept(), [id]: address }),
};

function kept(): Record<string, unknown> {
  const stored = readStored(ADDRESSES);
  return isRecord(stored) ? stored : {};
}

interface LinkOptions {
  readonly address: (name: string) => Promise<string | undefined>;
  readonly onProgress: (stage: ConnectStage) => void;
}

/** Lets a person choose a cube, in a tap; rejects with a `SmartCubeError`. */
export async function connectLink(options: LinkOptions): Promise<SmartLink> {
  const session = new SessionRecorder();
  const cube = await connectCube({ ...options, addresses, onTraffic: session.onTraffic });
  return new SmartLink(cube, await cube.state(), session);
}

export class SmartLink {
  readonly name: string;
  /** Percent, once the cube has told. */
  readonly battery = signal<number | undefined>(undefined);
  readonly isConnected = signal(true);
  readonly isConnecting = signal(false);
  /** What the cube believes to be, which is not what it shows if it was turned while it slept. */
  state: CubeState;
  onEvent: (event: CubeEvent) => void = () => {};
  readonly #cube: SmartCube;
  readonly #session: SessionRecorder;

  constructor(cube: SmartCube, state: CubeState, session: SessionRecorder) {
    this.#cube = cube;
    this.#session = session;
    this.name = cube.name;
    this.state = state;
    void this.#listen();
  }

  /** What it has sent and what was understood of it, as JSON. */
  printSession(): string {
    return this.#session.print(this.#cube);
  }

  async reconnect(): Promise<void> {
    if (this.isConnected.value || this.isConnecting.value) return;
    this.isConnecting.value = true;
    try {
      await this.#cube.reconnect();
      this.isConnected.value = true;
    } catch {
      // It sleeps or is out of reach: the button stays.
    } finally {
      this.isConnecting.value = false;
    }
  }

  disconnect(): void {
    this.onEvent = () => {};
    void this.#cube.disconnect();
  }

  async #listen(): Promise<void> {
    for await (const event of this.#cube.events) {
      this.#session.take(event);
      if (event.type === "turn") this.state = turnState(this.state, event.turn);
      else if (event.type === "state") this.state = event.state;
      else if (event.type === "battery") this.battery.value = event.percent;
      else if (event.type === "end") this.isConnected.value = false;
      this.onEvent(event);
    }
  }
}

/** A smart cube in reach of the page: what it believes to be, its battery, and whether it is there. Loaded when one is wanted. */

import { type CubeState, composeStates, invertState, solvedState, turnState } from "@cubegram/core/state";
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
  /** Whether what it sends is kept, to be saved. */
  readonly isRecorded: boolean;
}

/** Lets a person choose a cube, in a tap; rejects with a `SmartCubeError`. */
export async function connectLink({ address, onProgress, isRecorded }: LinkOptions): Promise<SmartLink> {
  const session = isRecorded ? new SessionRecorder() : undefined;
  const cube = await connectCube({
    address,
    onProgress,
    addresses,
    ...(session && { onTraffic: session.onTraffic }),
  });
  return new SmartLink(cube, await cube.state(), session);
}

export class SmartLink {
  readonly name: string;
  /** Percent, once the cube has told. */
  readonly battery = signal<number | undefined>(undefined);
  readonly isConnected = signal(true);
  readonly isConnecting = signal(false);
  /** Whether someone has said that it looks as `state` is, since it was connected. */
  readonly isTrusted = signal(false);
  /** The stickers that each page was last given of it. */
  readonly given: Map<string, string> = new Map();
  /** What it has sent and what was understood of it, as JSON; undefined if it was not kept. */
  readonly printSession: (() => string) | undefined;
  onEvent: (event: CubeEvent) => void = () => {};
  readonly #cube: SmartCube;
  #believed: CubeState;
  /** What it would show if it believed itself solved. */
  #offset: CubeState;

  constructor(cube: SmartCube, state: CubeState, session: SessionRecorder | undefined) {
    this.#cube = cube;
    this.printSession = session && (() => session.print(cube));
    this.name = cube.name;
    this.#believed = state;
    this.#offset = solvedState(state.size);
    void this.#listen(session);
  }

  /** What it shows: what it believes to be, unless someone has said that it looks otherwise. */
  get state(): CubeState {
    return composeStates(this.#offset, this.#believed);
  }

  /** It looks like this, held upright. If it believes something else, it was turned while it slept, and the difference is kept. */
  looksLike(shown: CubeState): void {
    this.#offset = composeStates(shown, invertState(this.#believed));
    this.isTrusted.value = true;
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

  async #listen(session: SessionRecorder | undefined): Promise<void> {
    for await (const event of this.#cube.events) {
      session?.take(event);
      if (event.type === "turn") this.#believed = turnState(this.#believed, event.turn);
      else if (event.type === "state") this.#believed = event.state;
      else if (event.type === "battery") this.battery.value = event.percent;
      else if (event.type === "end") {
        this.isConnected.value = false;
        // It may sleep, and be turned.
        this.isTrusted.value = false;
      }
      this.onEvent(event);
    }
  }
}

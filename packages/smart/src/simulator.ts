/** Smart cubes without hardware, made of the same tables as what reads them: for tests of programs that use smart cubes. */
import type { Turn } from "@cubegram/core/geometry";
import { type CubeState, solvedState, turnState } from "@cubegram/core/state";
import { type Brand, parseRequest, printPacket, type Report } from "./brand.ts";
import { brands } from "./brands.ts";
import { addressBytes, type Envelope } from "./envelopes.ts";

/** What a simulated cube is. */
export interface SimulatedCubeOptions {
  /** The first part of a name or the whole name of a kind, as `simulatedKinds` lists them. */
  readonly kind: string;
  /** As it is advertised; by default one that its kind has. */
  readonly name?: string;
  /** Six bytes, such as "AB:12:34:56:78:9A". */
  readonly address?: string;
  /** What it believes to be; solved by default. */
  readonly state?: CubeState;
  /** The serial of the last turn, 0 … 255. */
  readonly serial?: number;
}

/** The kinds of cubes that can be simulated, by name. */
export function simulatedKinds(): readonly string[] {
  return brands.map(({ name }) => name);
}

/** Turns that a cube remembers. */
const MEMORY = 64;
/** Turns that any packet has room for. */
const MOST = 12;
/** Milliseconds of the cube's own clock from one turn to the next. */
const PAUSE = 120;
const DEFAULT_ADDRESS = "AB:12:34:56:78:9A";

/** A cube that makes and takes the bytes that one of its kind would. */
export class SimulatedCube {
  readonly brand: Brand;
  readonly name: string;
  readonly address: string;
  battery = 80;
  #state: CubeState;
  #serial: number;
  #time = 1000;
  #turns: { readonly turn: Turn; readonly time: number }[] = [];
  readonly #envelope: Envelope;

  /** @throws RangeError for a kind that there is not. */
  constructor(options: SimulatedCubeOptions) {
    const brand = brands.find(({ name }) => name.startsWith(options.kind));
    if (!brand)
      throw new RangeError(`"kind" expected one of ${simulatedKinds().join("; ")}, got "${options.kind}"`);
    this.brand = brand;
    this.address = options.address ?? DEFAULT_ADDRESS;
    this.name = options.name ?? `${brand.names[0]}-test`;
    this.#state = options.state ?? solvedState(3);
    this.#serial = options.serial ?? 0;
    this.#envelope = brand.envelope(this.address);
  }

  /** What it believes to be. */
  get state(): CubeState {
    return this.#state;
  }

  /** Turns a side by a quarter; the notifications that the cube then sends. */
  turn(turn: Turn): Uint8Array[] {
    this.#state = turnState(this.#state, turn);
    this.#serial = (this.#serial + 1) & 255;
    this.#time += PAUSE;
    this.#turns = [...this.#turns, { turn, time: this.#time }].slice(-MEMORY);
    return this.#notifications({
      kind: "turns",
      turns: this.#sent().map((each) => each.turn),
      times: this.#sent().map((each) => each.time),
      serial: this.#serial,
      state: this.#state,
      percent: this.battery,
    });
  }

  /** What is written to it; the notifications with which it answers. */
  receive(bytes: Uint8Array): Uint8Array[] {
    const packet = this.#envelope.open(bytes);
    const request = packet && parseRequest(this.brand, packet, addressBytes(this.address));
    if (!request) return [];
    if (request.kind === "battery") return this.#notifications({ kind: "battery", percent: this.battery });
    if (request.kind === "state")
      return this.#notifications({
        kind: "state",
        state: this.#state,
        serial: this.#serial,
        time: this.#time,
        percent: this.battery,
      });
    const ago = (this.#serial - request.serial) & 255;
    const known = this.#turns.slice(0, this.#turns.length - ago).slice(-request.count);
    return this.#notifications({
      kind: "history",
      serial: request.serial,
      turns: known.map(({ turn }) => turn),
    });
  }

  /** The whole state without being asked, as some kinds send it. */
  tell(): Uint8Array[] {
    const asState = this.#notifications({
      kind: "state",
      state: this.#state,
      serial: this.#serial,
      percent: this.battery,
    });
    if (asState.length > 0) return asState;
    const turns = this.#sent().map(({ turn }) => turn);
    return this.#notifications({ kind: "turns", turns, state: this.#state });
  }

  /** What a packet of such a cube may have of the last turns: all that there is room for, or the last. */
  #sent(): readonly { readonly turn: Turn; readonly time: number }[] {
    return this.#turns.slice(this.brand.tellsOnce ? -1 : -MOST);
  }

  #notifications(report: Report): Uint8Array[] {
    const packet = printPacket(this.brand, report);
    return packet ? [this.#envelope.seal(packet)] : [];
  }
}

/// <reference lib="esnext.disposable" preserve="true" />
/** A connected cube as programs see it. */
import type { CubeState } from "@cubegram/core/state";
import type { Device } from "./bluetooth.ts";
import type { Request } from "./brand.ts";
import { SmartCubeError } from "./errors.ts";
import { Link, serverOf } from "./link.ts";
import { type CubeEvent, type Tracked, Tracker } from "./tracker.ts";

/** A smart cube, connected. */
export interface SmartCube extends AsyncDisposable {
  /** As it is advertised. */
  readonly name: string;
  /** Its kind, such as "GAN, generation 4". */
  readonly brand: string;
  /** Its address, where its kind needs one to be understood. */
  readonly address: string | undefined;
  /** What happens to it, from connecting on; a loop over it ends after `disconnect`. */
  readonly events: AsyncIterable<CubeEvent>;
  /** What it believes to be, asked of it now. Rejects with `no-answer` or `not-connected`. */
  state(): Promise<CubeState>;
  /** Connects again after "end", without asking. What was turned meanwhile comes as a state. */
  reconnect(): Promise<void>;
  /** Ends the connection and the events. */
  disconnect(): Promise<void>;
}

/** Milliseconds without a packet after which what is missing is asked for, or given up. */
const QUIET = 500;
/** Turns after which the battery is asked for again. */
const BATTERY_TURNS = 100;

/** What is known of a cube when it has answered. */
interface Found {
  readonly device: Device;
  readonly link: Link;
  readonly timeout: number;
}

export class ConnectedCube implements SmartCube {
  readonly name: string;
  readonly brand: string;
  readonly address: string | undefined;
  readonly events: Stream<CubeEvent> = new Stream();
  readonly #device: Device;
  readonly #timeout: number;
  readonly #tracker: Tracker;
  readonly #ended: () => void;
  /** While connected. */
  #link: Link | undefined;
  /** Of the last connection. */
  #last: Link;
  #turns = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who waits for the next state that the cube tells. */
  #waiting: ((state: CubeState) => void)[] = [];

  constructor({ device, link, timeout }: Found) {
    this.name = device.name?.trim() ?? "";
    this.brand = link.brand.name;
    this.address = link.brand.needsAddress ? link.address : undefined;
    this.#device = device;
    this.#timeout = timeout;
    this.#tracker = new Tracker(link.brand);
    this.#last = link;
    this.#ended = () => this.#end();
    device.addEventListener("gattserverdisconnected", this.#ended);
    this.#use(link);
  }

  async state(): Promise<CubeState> {
    const link = this.#linked();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = new Promise<CubeState>((resolve, reject) => {
      this.#waiting.push(resolve);
      timer = setTimeout(
        () =>
          reject(
            new SmartCubeError(
              "no-answer",
              `${this.name} does not answer; turn a side of it, or connect again.`,
            ),
          ),
        this.#timeout,
      );
    });
    try {
      await link.ask({ kind: "state" });
      return await told;
    } finally {
      clearTimeout(timer);
    }
  }

  async reconnect(): Promise<void> {
    if (this.#link) return;
    this.#device.addEventListener("gattserverdisconnected", this.#ended);
    const link = await Link.open(this.#device, [this.#last.brand], this.#last.onTraffic);
    link.use(this.#last.address);
    this.#tracker.forget();
    this.#use(link);
    await this.state();
  }

  async disconnect(): Promise<void> {
    this.#device.removeEventListener("gattserverdisconnected", this.#ended);
    const isConnected = this.#link !== undefined;
    this.#close();
    if (isConnected) this.events.push({ type: "end" });
    this.events.end();
    serverOf(this.#device).disconnect();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.disconnect();
  }

  #use(link: Link): void {
    this.#link = link;
    this.#last = link;
    let isNew = true;
    link.onReport = (report) => {
      this.#follow(this.#tracker.take(report));
      if (isNew && this.#tracker.state) {
        isNew = false;
        this.#ask({ kind: "battery" });
      }
      if ("state" in report && report.state) {
        const { state } = report;
        for (const each of this.#waiting.splice(0)) each(this.#tracker.state ?? state);
      }
    };
  }

  #follow({ events, ask }: Tracked): void {
    for (const event of events) {
      const at = performance.now();
      this.events.push(event.type === "turn" ? { ...event, at } : event);
      if (event.type === "turn" && ++this.#turns % BATTERY_TURNS === 0) this.#ask({ kind: "battery" });
    }
    if (ask) this.#ask(ask);
    clearTimeout(this.#timer);
    if (this.#link && this.#tracker.isWaiting)
      this.#timer = setTimeout(() => this.#follow(this.#tracker.quiet()), QUIET);
  }

  /** Asks without waiting; what fails now is asked again when the cube is quiet. */
  #ask(request: Request): void {
    this.#link?.ask(request).catch(() => {});
  }

  #linked(): Link {
    if (this.#link) return this.#link;
    throw new SmartCubeError("not-connected", `${this.name} is not connected; call reconnect() first.`);
  }

  /** Lets go of a cube that has not answered; the connection stays. */
  abandon(): void {
    this.#device.removeEventListener("gattserverdisconnected", this.#ended);
    clearTimeout(this.#timer);
    this.#link = undefined;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#link?.close();
    this.#link = undefined;
  }

  #end(): void {
    if (!this.#link) return;
    this.#close();
    this.events.push({ type: "end" });
  }
}

/** Events for one listener or several, kept until there is one. */
class Stream<T> implements AsyncIterable<T> {
  readonly #listeners = new Set<() => void>();
  readonly #queues = new Set<T[]>();
  /** What came before anyone listened. */
  #kept: T[] | undefined = [];
  #isEnded = false;

  push(event: T): void {
    if (this.#isEnded) return;
    if (this.#kept) this.#kept.push(event);
    for (const queue of this.#queues) queue.push(event);
    this.#wake();
  }

  /** Ends all loops after what they have not yet taken. */
  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async *#events(queue: T[]): AsyncGenerator<T, void> {
    try {
      for (;;) {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) yield next;
        if (this.#isEnded) return;
        await new Promise<void>((resolve) => this.#listeners.add(resolve));
      }
    } finally {
      this.#queues.delete(queue);
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<T> {
    const queue = this.#kept ?? [];
    this.#kept = undefined;
    this.#queues.add(queue);
    return this.#events(queue);
  }

  #wake(): void {
    const waiting = [...this.#listeners];
    this.#listeners.clear();
    for (const each of waiting) each();
  }
}

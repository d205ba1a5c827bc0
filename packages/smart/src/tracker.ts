/** From reports to events: every turn once, in order, and what to ask a cube for when some are missing. No clock, no Bluetooth. */
import type { Turn } from "@cubegram/core/geometry";
import { type CubeState, sameState, turnState, turnStateBy } from "@cubegram/core/state";
import type { Brand, Report, Request } from "./brand.ts";

/** What happened to a cube. */
export type CubeEvent =
  /** A quarter turn of a side; `at`: milliseconds since the page was opened. `recovered`: told late, after it had been lost. */
  | { readonly type: "turn"; readonly turn: Turn; readonly at: number; readonly recovered: boolean }
  /** What the cube believes to be: on connecting, after a gap, and where it differs from its turns. */
  | { readonly type: "state"; readonly state: CubeState }
  /** Turns were lost for good; a state follows. */
  | { readonly type: "gap" }
  | { readonly type: "battery"; readonly percent: number }
  /** The connection ended; `reconnect` makes a new one. */
  | { readonly type: "end" };

/** An event without its time. */
export type TimelessEvent = CubeEvent extends infer Event
  ? Event extends CubeEvent
    ? Omit<Event, "at">
    : never
  : never;

/** What follows from a report. */
export interface Tracked {
  readonly events: readonly TimelessEvent[];
  readonly ask?: Request;
}

/** Turns without a serial after which a cube is asked for its state. */
const UNCHECKED = 4;
/** Turns that wait for lost ones to be told again. */
const PATIENCE = 6;

const ASK_STATE: Request = { kind: "state" };

/** The record of one connection. */
export class Tracker {
  readonly #brand: Brand;
  /** What the cube believes to be; undefined until it says so, and after a gap. */
  #state: CubeState | undefined;
  #serial: number | undefined;
  #time = -1;
  /** Turns that are known after one that is not, by serial. */
  readonly #waiting = new Map<number, Turn>();
  #unchecked = 0;
  #asked: Request | undefined;
  /** Of the battery, as last told. */
  #percent: number | undefined;

  constructor(brand: Brand) {
    this.#brand = brand;
  }

  /** The state after all turns that were told; undefined while it is not known. */
  get state(): CubeState | undefined {
    return this.#state;
  }

  /** After a new connection: what was made meanwhile comes with the next state. */
  forget(): void {
    this.#state = undefined;
    this.#waiting.clear();
    this.#asked = undefined;
  }

  take(report: Report): Tracked {
    const tracked = report.kind === "battery" ? { events: [] } : this.#takeCube(report);
    const percent = report.kind === "history" ? undefined : report.percent;
    if (percent === undefined || percent === this.#percent) return tracked;
    this.#percent = percent;
    return { ...tracked, events: [...tracked.events, { type: "battery", percent }] };
  }

  #takeCube(report: Exclude<Report, { readonly kind: "battery" }>): Tracked {
    if (report.kind === "state") return this.#takeState(report);
    if (report.kind === "turns" && report.state)
      return this.#takeBoth(report.turns, report.state, report.times);
    // Nothing is known before the first state, which has all earlier turns in it.
    if (!this.#state) return { events: [] };
    if (report.serial === undefined) {
      this.#unchecked += report.turns.length;
      const events = report.turns.map((turn) => this.#made(turn, false));
      return this.#unchecked >= UNCHECKED ? this.#check(events) : { events };
    }
    return this.#takeSerial(report.turns, report.serial, report.kind === "history");
  }

  /** When nothing was said for a while: what is still missing is lost, and what is not certain is asked for. */
  quiet(): Tracked {
    if (this.#waiting.size > 0 || (this.#asked && this.#state)) return this.#gap();
    if (!this.#state) return { events: [], ask: ASK_STATE };
    return this.#unchecked > 0 ? this.#check([]) : { events: [] };
  }

  /** Whether something is missing, or not certain. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0 || this.#asked !== undefined || this.#unchecked > 0 || !this.#state;
  }

  #made(turn: Turn, recovered: boolean): TimelessEvent {
    this.#state = turnState(this.#state!, turn);
    return { type: "turn", turn, recovered };
  }

  #check(events: readonly TimelessEvent[]): Tracked {
    this.#unchecked = 0;
    return { events, ask: ASK_STATE };
  }

  #gap(): Tracked {
    this.forget();
    return { events: [{ type: "gap" }], ask: ASK_STATE };
  }

  #takeState({ state, serial, time }: Report & { readonly kind: "state" }): Tracked {
    const ahead = serial === undefined || this.#serial === undefined ? 0 : (serial - this.#serial) & 255;
    if (this.#state) {
      // Said before the last turn was.
      if (ahead > 127) return { events: [] };
      // Histories start at odd serials.
      if (ahead > 0 && this.#brand.history && serial! % 2 === 1 && !this.#asked)
        return this.#recover(serial!, ahead);
      if (ahead === 0 && (this.#waiting.size > 0 || sameState(this.#state, state))) {
        this.#unchecked = 0;
        return { events: [] };
      }
    }
    const wasKnown = this.#state !== undefined;
    this.forget();
    this.#state = state;
    this.#serial = serial;
    this.#time = time ?? this.#time;
    this.#unchecked = 0;
    return { events: [...(wasKnown ? [{ type: "gap" } as const] : []), { type: "state", state }] };
  }

  /** The state after the last of some turns: new are those of a later time, or else as many as lead to it. */
  #takeBoth(turns: readonly Turn[], state: CubeState, times: readonly number[] | undefined): Tracked {
    const newest = times?.at(-1);
    if (newest !== undefined && newest <= this.#time && this.#state) return { events: [] };
    const timed = times?.filter((time) => time > this.#time).length;
    const counts = timed === undefined ? Array.from({ length: turns.length + 1 }, (_, i) => i) : [timed];
    const before = this.#state;
    this.#time = newest ?? this.#time;
    for (const count of before ? counts : []) {
      const made = count === 0 ? [] : turns.slice(-count);
      if (!sameState(turnStateBy(before!, made), state)) continue;
      return { events: made.map((turn, i) => this.#made(turn, i < count - 1)) };
    }
    this.#state = state;
    return { events: [...(before ? [{ type: "gap" } as const] : []), { type: "state", state }] };
  }

  #takeSerial(turns: readonly Turn[], serial: number, isHistory: boolean): Tracked {
    const last = this.#serial!;
    const ahead = (each: number) => (each - last) & 255;
    const newest = Math.max(isHistory ? 0 : ahead(serial), ...[...this.#waiting.keys()].map(ahead));
    // A packet that came twice, or late.
    if (!isHistory && (ahead(serial) === 0 || ahead(serial) > 127)) return { events: [] };
    turns.forEach((turn, i) => {
      const own = (serial - (turns.length - 1 - i)) & 255;
      if (ahead(own) > 0 && ahead(own) <= Math.max(newest, this.#wanted(last))) this.#waiting.set(own, turn);
    });
    const events: TimelessEvent[] = [];
    for (let own = (last + 1) & 255; this.#waiting.has(own); own = (own + 1) & 255) {
      events.push(this.#made(this.#waiting.get(own)!, isHistory || own !== serial));
      this.#waiting.delete(own);
      this.#serial = own;
    }
    if (this.#waiting.size === 0) {
      this.#asked = undefined;
      return { events };
    }
    if (!this.#brand.history || this.#waiting.size > PATIENCE) return after(events, this.#gap());
    const first = Math.min(...[...this.#waiting.keys()].map((own) => (own - this.#serial!) & 255));
    return after(events, this.#recover((this.#serial! + first - 1) & 255, first - 1));
  }

  /** How far ahead of the last turn a history was asked for. */
  #wanted(last: number): number {
    return this.#asked?.kind === "history" ? (this.#asked.serial - last) & 255 : 0;
  }

  /** Asks once for `count` turns up to a serial. */
  #recover(serial: number, count: number): Tracked {
    const ask = { kind: "history", ...this.#brand.history!(serial, count) } as const;
    if (
      this.#asked?.kind === "history" &&
      this.#asked.serial === ask.serial &&
      this.#asked.count === ask.count
    )
      return { events: [] };
    this.#asked = ask;
    return { events: [], ask };
  }
}

function after(events: readonly TimelessEvent[], next: Tracked): Tracked {
  return { ...next, events: [...events, ...next.events] };
}

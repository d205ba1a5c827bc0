/** A session with a cube, kept in the form of the recordings that the tests read: an owner of another cube can send one. */
import { type CubeState, coloringOf, printFacelets, turnState } from "@cubegram/core/state";
import { sideOf } from "./codes.ts";
import type { Traffic } from "./link.ts";
import type { SmartCube } from "./smart-cube.ts";
import type { CubeEvent } from "./tracker.ts";

/** What was understood, and when: milliseconds since the page was opened. */
interface Understood {
  readonly t: number;
  readonly event: { readonly type: string } & Readonly<Record<string, string | number | boolean>>;
}

/** Packets kept; of more, the oldest go. A cube with a gyroscope sends them for a quarter of an hour. */
const MOST = 20_000;

/**
 * Everything that is in the air from connecting on, and what is understood of it. Give `onTraffic` to `connectCube`, and `take` each of
 * the cube's events.
 *
 * @example new SessionRecorder().count; // → 0
 */
export class SessionRecorder {
  readonly #traffic: Traffic[] = [];
  readonly #events: Understood[] = [];
  #state: CubeState | undefined;

  readonly onTraffic = (traffic: Traffic): void => {
    if (this.#traffic.push(traffic) > MOST) this.#traffic.shift();
  };

  /** Packets so far. */
  get count(): number {
    return this.#traffic.length;
  }

  take(event: CubeEvent): void {
    if (event.type === "turn") {
      this.#state &&= turnState(this.#state, event.turn);
      const { side, isBack } = sideOf(event.turn);
      this.#add({ type: "MOVE", move: isBack ? `${side}'` : side, recovered: event.recovered });
    } else if (event.type === "state") {
      this.#state = event.state;
      this.#add(shown(event.state));
    } else if (event.type === "battery") this.#add({ type: "BATTERY", batteryLevel: event.percent });
    else this.#add({ type: event.type.toUpperCase() });
  }

  /** The session as JSON: `{device, traffic, events}`, ending with what the cube shows by its turns. */
  print({ name, brand, address }: Pick<SmartCube, "name" | "brand" | "address">): string {
    const end = this.#state && { t: now(), event: shown(this.#state) };
    return JSON.stringify(
      {
        device: { name, brand, ...(address !== undefined && { mac: address }) },
        traffic: this.#traffic,
        events: end ? [...this.#events, end] : this.#events,
      },
      undefined,
      1,
    );
  }

  #add(event: Understood["event"]): void {
    this.#events.push({ t: now(), event });
  }
}

function shown(state: CubeState): Understood["event"] {
  return { type: "FACELETS", facelets: printFacelets(coloringOf(state)) };
}

function now(): number {
  return Math.round(performance.now());
}

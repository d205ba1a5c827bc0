/** A recorded session, read packet by packet as a connected cube is. */
import { coloringOf } from "@cubegram/core/state";
import { type Brand, parsePacket } from "../src/brand.ts";
import { brandsNamed } from "../src/brands.ts";
import { sideOf } from "../src/codes.ts";
import type { Envelope } from "../src/envelopes.ts";
import { type TimelessEvent, Tracker } from "../src/tracker.ts";

export interface Session {
  readonly device: { readonly name: string; readonly mac?: string };
  readonly traffic: readonly {
    readonly op: string;
    readonly service: string;
    readonly characteristic?: string;
    readonly data?: string;
  }[];
  readonly events: readonly {
    readonly event?: {
      readonly type: string;
      readonly move?: string;
      readonly facelets?: string;
      readonly batteryLevel?: number;
    };
  }[];
}

export const fromHex = (data: string): Uint8Array =>
  Uint8Array.from(data.match(/../g)!, (byte) => Number.parseInt(byte, 16));

/** Who it was, and how it is spoken to. */
export function brandOf({ device, traffic }: Session): {
  readonly brand: Brand;
  readonly mac: string;
  readonly envelope: Envelope;
} {
  const brand = brandsNamed(device.name).find(({ service }) =>
    traffic.some((each) => each.service === service),
  )!;
  const mac = (device.mac ?? "00:00:00:00:00:00").toUpperCase();
  return { brand, mac, envelope: brand.envelope(mac) };
}

/** What its packets say, what its recorder understood of them, and states that the turns before them contradict. */
export function readSession(session: Session) {
  const { brand, envelope } = brandOf(session);
  const tracker = new Tracker(brand);
  const told: TimelessEvent[] = [];
  const contradictions: string[] = [];
  for (const { op, characteristic, data } of session.traffic) {
    if (!["notify", "read"].includes(op) || characteristic !== brand.notify) continue;
    const packet = envelope.open(fromHex(data!));
    const report = packet && parsePacket(brand, packet);
    if (!packet) contradictions.push(`not understood: ${data}`);
    if (!report) continue;
    told.push(...tracker.take(report).events);
    if (!("state" in report) || !report.state) continue;
    const [own, ours] = [report.state, tracker.state!].map((state) => String(coloringOf(state).colors));
    if (own !== ours) contradictions.push(`another state: ${data}`);
  }
  const turns = told.flatMap((event) => (event.type === "turn" ? [sideOf(event.turn)] : []));
  return {
    told,
    contradictions,
    state: tracker.state!,
    percents: told.flatMap((event) => (event.type === "battery" ? [event.percent] : [])),
    turns: turns.map(({ side, isBack }) => side + (isBack ? "'" : "")),
    moves: session.events.flatMap(({ event }) => (event?.type === "MOVE" ? [event.move!] : [])),
    batteries: session.events.flatMap(({ event }) =>
      event?.type === "BATTERY" ? [event.batteryLevel!] : [],
    ),
    shown: session.events.flatMap(({ event }) => (event?.type === "FACELETS" ? [event.facelets!] : [])),
  };
}

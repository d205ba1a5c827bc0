/** What a kind of smart cube is: names, services, envelope and packets, as data. */
import type { Turn } from "@cubegram/core/geometry";
import type { CubeState } from "@cubegram/core/state";
import type { Envelope } from "./envelopes.ts";
import { bytesOf, type Field, printFields, readFields, type Values } from "./fields.ts";

/** What a cube says, whatever its packets look like. */
export type Report =
  /**
   * The last turns, oldest first. `serial` counts turns, modulo 256, and is the last one's; `times` are the cube's own; `state` is the
   * one after them; `percent` is the battery's, where it is told all the time.
   */
  | {
      readonly kind: "turns";
      readonly turns: readonly Turn[];
      readonly serial?: number;
      readonly times?: readonly number[];
      readonly state?: CubeState;
      readonly percent?: number;
    }
  /** Turns that were asked for again: oldest first, with the serial of the last. */
  | { readonly kind: "history"; readonly turns: readonly Turn[]; readonly serial: number }
  | {
      readonly kind: "state";
      readonly state: CubeState;
      readonly serial?: number;
      readonly time?: number;
      readonly percent?: number;
    }
  | { readonly kind: "battery"; readonly percent: number };

/** What a cube is asked for. A history ends with the turn `serial` and has `count` turns. */
export type Request =
  | { readonly kind: "state" }
  | { readonly kind: "battery" }
  | { readonly kind: "history"; readonly serial: number; readonly count: number };

/** A packet of a cube: its fields, and what they say. */
export interface Packet<Kind extends Report["kind"] = Report["kind"]> {
  readonly kind: Kind;
  readonly size: number;
  readonly fields: readonly Field[];
  /** Bytes without which it is none; by default those of all fields. */
  readonly least?: number;
  /** Of several packets of one kind, whether it is this one that says a report. */
  says?(report: Report & { readonly kind: Kind }): boolean;
  /** Undefined for values that no cube has. */
  report(values: Values): Report | undefined;
  values(report: Report & { readonly kind: Kind }): Values;
}

/** Helps the types of a table of packets: each has its own kind of report. */
export function packet<Kind extends Report["kind"]>(table: Packet<Kind>): Packet {
  return table as unknown as Packet;
}

/** A packet to a cube. */
interface RequestPacket {
  readonly size: number;
  readonly fields: readonly Field[];
}

/** A kind of smart cube. */
export interface Brand {
  readonly name: string;
  /** How the names of its cubes begin. */
  readonly names: readonly string[];
  readonly service: string;
  readonly notify: string;
  /** The characteristic for requests, if it takes any. */
  readonly write?: string;
  /** Companies in whose advertised data the address is. */
  readonly manufacturers?: readonly number[];
  /** Addresses that a name tells, likeliest first. */
  addresses?(name: string): readonly string[];
  /** Whether nothing can be understood, or asked for, without the address. */
  readonly needsAddress: boolean;
  envelope(address: string): Envelope;
  readonly packets: readonly Packet[];
  /** Whether a turn is in one packet only, and has no serial. */
  readonly tellsOnce?: boolean;
  readonly requests: { readonly [K in Request["kind"]]?: RequestPacket };
  /** A history as this cube can be asked for it. */
  history?(serial: number, count: number): { readonly serial: number; readonly count: number };
  /** What is written back to a packet that waits for it. */
  acknowledge?(packet: Uint8Array): Uint8Array | undefined;
}

/** What a packet, out of its envelope, says; undefined for what is of no interest, as most packets are: how the cube lies. */
export function parsePacket(brand: Brand, bytes: Uint8Array): Report | undefined {
  for (const each of brand.packets) {
    const values = readFields(each.fields, bytes, each.least);
    if (values) return each.report(values);
  }
  return undefined;
}

/** A report as this cube would make it, without its envelope; undefined for one that it does not make. */
export function printPacket(brand: Brand, report: Report): Uint8Array | undefined {
  const table = brand.packets.find(
    (each) => each.kind === report.kind && (each.says?.(report as never) ?? true),
  );
  return table && printFields(table.fields, table.size, table.values(report as never));
}

/** A request for this cube, without its envelope; undefined for one that it does not understand. */
export function printRequest(brand: Brand, request: Request, address: Uint8Array): Uint8Array | undefined {
  const table = brand.requests[request.kind];
  if (!table) return undefined;
  const own = request.kind === "history" ? { serial: [request.serial], count: [request.count] } : {};
  return printFields(table.fields, table.size, { ...own, address: [...address].reverse() });
}

/** What a packet to this cube asks for; undefined for one that asks for nothing, or another cube. */
export function parseRequest(brand: Brand, bytes: Uint8Array, address: Uint8Array): Request | undefined {
  for (const [kind, table] of Object.entries(brand.requests)) {
    const values = bytes.length >= bytesOf(table.fields) ? readFields(table.fields, bytes) : undefined;
    if (!values || values.address?.some((byte, i) => byte !== address[5 - i])) continue;
    if (kind !== "history") return { kind: kind as "state" | "battery" };
    return { kind, serial: values.serial[0], count: values.count[0] };
  }
  return undefined;
}

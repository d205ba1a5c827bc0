/** One connection to a cube: its characteristics, what it is asked, and what it says. */
import type { Characteristic, Device, Server, ValueChanged } from "./bluetooth.ts";
import { type Brand, parsePacket, printRequest, type Report, type Request } from "./brand.ts";
import { addressBytes, type Envelope } from "./envelopes.ts";
import { SmartCubeError } from "./errors.ts";

const NO_ADDRESS = "00:00:00:00:00:00";

/** Bytes in the air, in hexadecimal; `t` in milliseconds since the page was opened. */
export interface Traffic {
  readonly t: number;
  readonly op: "write" | "notify" | "read";
  readonly service: string;
  readonly characteristic: string;
  readonly data: string;
}

/** A connected cube, and the envelope with which it is spoken to. */
export class Link {
  readonly brand: Brand;
  readonly onTraffic: ((traffic: Traffic) => void) | undefined;
  #address = NO_ADDRESS;
  #envelope: Envelope;
  readonly #notify: Characteristic;
  readonly #write: Characteristic | undefined;
  readonly #listen: (event: ValueChanged) => void;
  /** Writes go one after the other: Bluetooth refuses a second one meanwhile. */
  #writing: Promise<unknown> = Promise.resolve();
  /** What each report is given to. */
  onReport: (report: Report) => void = () => {};

  private constructor(
    brand: Brand,
    notify: Characteristic,
    write: Characteristic | undefined,
    onTraffic: ((traffic: Traffic) => void) | undefined,
  ) {
    this.brand = brand;
    this.onTraffic = onTraffic;
    this.#notify = notify;
    this.#write = write;
    this.#envelope = brand.envelope(NO_ADDRESS);
    this.#listen = ({ target }) => {
      const view = (target as Characteristic | null)?.value;
      if (view) this.#take(view, "notify");
    };
  }

  /** Connects to a device as the first of some kinds whose service it has. */
  static async open(
    device: Device,
    brands: readonly Brand[],
    onTraffic?: (traffic: Traffic) => void,
  ): Promise<Link> {
    const server = await serverOf(device).connect();
    for (const brand of brands) {
      const service = await server.getPrimaryService(brand.service).catch(() => undefined);
      if (!service) continue;
      const notify = await service.getCharacteristic(brand.notify);
      const write = brand.write
        ? brand.write === brand.notify
          ? notify
          : await service.getCharacteristic(brand.write)
        : undefined;
      const link = new Link(brand, notify, write, onTraffic);
      notify.addEventListener("characteristicvaluechanged", link.#listen);
      await notify.startNotifications();
      return link;
    }
    server.disconnect();
    throw new SmartCubeError(
      "unknown-cube",
      `"${device.name ?? "The device"}" is not one of the cubes that are known; choose another, or follow without it.`,
    );
  }

  get address(): string {
    return this.#address;
  }

  /** Speaks to a cube with this address from now on. */
  use(address: string | undefined): void {
    this.#address = address ?? NO_ADDRESS;
    this.#envelope = this.brand.envelope(this.#address);
  }

  async ask(request: Request): Promise<void> {
    const packet = printRequest(this.brand, request, addressBytes(this.#address));
    if (packet) await this.#send(packet);
    // A cube that is not asked shows its state to whoever reads it.
    else if (request.kind === "state" && !this.brand.write) {
      this.#take(await this.#notify.readValue(), "read");
    }
  }

  close(): void {
    this.#notify.removeEventListener("characteristicvaluechanged", this.#listen);
  }

  #take(view: DataView, op: "notify" | "read"): void {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    this.#tell(op, this.brand.notify, bytes);
    const packet = this.#envelope.open(bytes);
    if (!packet) return;
    const answer = this.brand.acknowledge?.(packet);
    // A lost acknowledgement is made good by the next packet.
    if (answer) this.#send(answer).catch(() => {});
    const report = parsePacket(this.brand, packet);
    if (report) this.onReport(report);
  }

  #tell(op: Traffic["op"], characteristic: string, bytes: Uint8Array): void {
    const t = Math.round(performance.now());
    this.onTraffic?.({ t, op, service: this.brand.service, characteristic, data: toHex(bytes) });
  }

  #send(packet: Uint8Array): Promise<void> {
    const bytes = this.#envelope.seal(packet);
    const write = this.#write;
    if (!write) return Promise.resolve();
    this.#tell("write", this.brand.write!, bytes);
    const sent = this.#writing.then(() => write.writeValue(bytes));
    this.#writing = sent.catch(() => {});
    return sent;
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** The device's server; throws where it has none. */
export function serverOf({ gatt, name }: Device): Server {
  if (!gatt) throw new SmartCubeError("unknown-cube", `"${name ?? "The device"}" cannot be connected to.`);
  return gatt;
}

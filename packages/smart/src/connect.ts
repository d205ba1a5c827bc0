/** From the browser's list of devices to a cube that has answered. */
import { type AddressBook, readAddress, watchAddress } from "./address.ts";
import { type Bluetooth, type Device, platformBluetooth } from "./bluetooth.ts";
import type { Brand } from "./brand.ts";
import { brands, brandsNamed } from "./brands.ts";
import { checkSignal, SmartCubeError } from "./errors.ts";
import { Link, serverOf, type Traffic } from "./link.ts";
import { ConnectedCube, type SmartCube } from "./smart-cube.ts";

/** What connecting is doing. */
export type ConnectStage = "choosing" | "connecting" | "listening" | "asking-address";

export interface ConnectOptions {
  /**
   * Asks for the address (such as AB:12:34:56:78:9A) of a cube for which it is not found otherwise; the maker's app and most systems show it.
   * Undefined gives up.
   */
  readonly address?: (name: string) => Promise<string | undefined>;
  /** Where addresses that were right are kept. By default for as long as the page lives. */
  readonly addresses?: AddressBook;
  /** Everything that is written, told or read, as it is in the air: for recordings. */
  readonly onTraffic?: (traffic: Traffic) => void;
  /** Gives up, and disconnects. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (stage: ConnectStage) => void;
  /** Milliseconds to wait for an answer of the cube; 3000 by default. */
  readonly timeout?: number;
  /** Milliseconds to listen for the address that a cube tells about itself; 10,000 by default. */
  readonly listening?: number;
}

const known = new Map<string, string>();

/**
 * Whether this browser can connect to cubes at all.
 *
 * @example hasBluetooth(); // → false
 */
export function hasBluetooth(): boolean {
  return platformBluetooth() !== undefined;
}

/**
 * Lets a person choose a smart cube, and connects to it: call it in a tap or a click. It has answered with a legal state by the time it
 * is returned; the first event is that state.
 *
 * @throws SmartCubeError `no-bluetooth`, `not-chosen`, `unknown-cube`, `no-address`, `no-answer` or `aborted`.
 */
export async function connectCube(options: ConnectOptions = {}): Promise<SmartCube> {
  const bluetooth = platformBluetooth();
  if (!bluetooth)
    throw new SmartCubeError(
      "no-bluetooth",
      "This browser has no Web Bluetooth; use Chrome or Edge on Android, Windows, macOS or ChromeOS, or Bluefy on iOS.",
    );
  checkSignal(options.signal);
  options.onProgress?.("choosing");
  const device = await choose(bluetooth);
  try {
    return await connect(device, options);
  } catch (error) {
    serverOf(device).disconnect();
    checkSignal(options.signal);
    throw error;
  }
}

async function choose(bluetooth: Bluetooth): Promise<Device> {
  const names = [...new Set(brands.flatMap((brand) => brand.names))];
  try {
    return await bluetooth.requestDevice({
      filters: names.map((namePrefix) => ({ namePrefix })),
      optionalServices: [...new Set(brands.map(({ service }) => service))],
      optionalManufacturerData: [...new Set(brands.flatMap(({ manufacturers = [] }) => manufacturers))],
    });
  } catch (error) {
    throw new SmartCubeError("not-chosen", "No cube was chosen. Turn a side to wake it, and try again.", {
      cause: error,
    });
  }
}

/** Tries the addresses that are known without waiting, then the one that the cube tells, then the one that a person does. */
async function connect(device: Device, options: ConnectOptions): Promise<SmartCube> {
  const { signal, onProgress, addresses = known, timeout = 3000, listening = 10_000 } = options;
  const name = device.name ?? "";
  const fitting = brandsNamed(name);
  const tried = new Set<string>();
  const connected = async (candidates: (brand: Brand) => readonly (string | undefined)[]) => {
    checkSignal(signal);
    onProgress?.("connecting");
    const link = await Link.open(device, fitting, options.onTraffic);
    const { needsAddress } = link.brand;
    for (const address of needsAddress ? candidates(link.brand) : [undefined]) {
      checkSignal(signal);
      if (address === undefined && needsAddress) continue;
      tried.add(address ?? "");
      link.use(address);
      const cube = await answering(device, link, timeout, signal);
      if (!cube) continue;
      if (address) addresses.set(device.id, address);
      return cube;
    }
    link.close();
    if (!needsAddress)
      throw new SmartCubeError(
        "no-answer",
        `${name} does not answer; turn a side to wake it, and connect again.`,
      );
    // A cube that is connected does not tell its address.
    serverOf(device).disconnect();
    return undefined;
  };

  const own = (brand: Brand) => [addresses.get(device.id), ...(brand.addresses?.(name) ?? [])];
  const isNear = fitting.some(
    (brand) => !brand.needsAddress || own(brand).some((each) => each !== undefined),
  );
  const atOnce = isNear ? await connected(own) : undefined;
  if (atOnce) return atOnce;

  onProgress?.("listening");
  const told = await watchAddress(device, fitting, listening, signal);
  checkSignal(signal);
  const heard = told && !tried.has(told) ? await connected(() => [told]) : undefined;
  if (heard) return heard;

  onProgress?.("asking-address");
  const text = await options.address?.(name);
  const asked = readAddress(text);
  if (text !== undefined && !asked)
    throw new SmartCubeError(
      "no-address",
      `"${text}" is no address; it has six bytes, such as AB:12:34:56:78:9A.`,
    );
  const last = asked ? await connected(() => [asked]) : undefined;
  if (last) return last;
  if (tried.size > 0)
    throw new SmartCubeError(
      "no-answer",
      `${name} does not answer to ${[...tried].join(" or ")}; turn a side to wake it, check the address, and connect again.`,
    );
  throw new SmartCubeError(
    "no-address",
    `The address of ${name} is not known, and nothing can be understood without it; give it in options.address.`,
  );
}

/** The cube, if it answers to what it is asked with a legal state in time: a wrong address makes noise of it. */
async function answering(
  device: Device,
  link: Link,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<SmartCube | undefined> {
  const cube = new ConnectedCube({ device, link, timeout });
  const given = cube.state().then(
    () => true,
    () => false,
  );
  const stopped = new Promise<boolean>((resolve) => {
    signal?.addEventListener("abort", () => resolve(false), { once: true });
  });
  if (await Promise.race([given, stopped])) return cube;
  cube.abandon();
  return undefined;
}

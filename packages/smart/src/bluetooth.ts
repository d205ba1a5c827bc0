/** The part of Web Bluetooth that is used, since TypeScript's DOM does not have it. */

export interface Characteristic {
  readonly value?: DataView | undefined;
  startNotifications(): Promise<unknown>;
  readValue(): Promise<DataView>;
  writeValue(value: Uint8Array): Promise<void>;
  writeValueWithResponse?(value: Uint8Array): Promise<void>;
  addEventListener(type: "characteristicvaluechanged", listener: (event: ValueChanged) => void): void;
  removeEventListener(type: "characteristicvaluechanged", listener: (event: ValueChanged) => void): void;
}

export interface ValueChanged {
  readonly target: unknown;
}

interface Service {
  getCharacteristic(uuid: string): Promise<Characteristic>;
}

export interface Server {
  readonly connected: boolean;
  connect(): Promise<Server>;
  disconnect(): void;
  getPrimaryService(uuid: string): Promise<Service>;
}

/** What a cube says while it is not connected. Bluefy gives one view instead of a map. */
export interface Advertisement {
  readonly manufacturerData?: ReadonlyMap<number, DataView> | DataView;
}

export interface Device {
  readonly id: string;
  readonly name?: string | undefined;
  readonly gatt?: Server | undefined;
  watchAdvertisements?(options?: { signal?: AbortSignal }): Promise<void>;
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
}

export interface RequestOptions {
  readonly filters: readonly { readonly namePrefix: string }[];
  readonly optionalServices: readonly string[];
  readonly optionalManufacturerData: readonly number[];
}

export interface Bluetooth {
  requestDevice(options: RequestOptions): Promise<Device>;
}

/** The browser's Bluetooth; undefined where it has none. */
export function platformBluetooth(): Bluetooth | undefined {
  return (globalThis as { readonly navigator?: { readonly bluetooth?: Bluetooth } }).navigator?.bluetooth;
}

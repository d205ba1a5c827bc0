/**
 * A simulated cube in reach of Chromium's own Bluetooth stack, over the `BluetoothEmulation` domain of its DevTools protocol. That has no
 * way to notify, so the page keeps one read pending, and the answer to it stands in for a notification.
 */
import type { SimulatedCube } from "@cubegram/smart/simulator";
import type { CDPSession, Page } from "@playwright/test";

/** Without the second, a simulated advertisement ends the browser. */
export const BLUETOOTH_ARGUMENTS: readonly string[] = [
  "--enable-features=WebBluetooth,WebBluetoothNewPermissionsBackend",
  "--enable-blink-features=WebBluetoothGetDevices,WebBluetoothWatchAdvertisements",
];

const DEVICE = "09:09:09:09:09:09";
/** A code of the protocol for attributes. */
const UNLIKELY_ERROR = 14;
/** Tells how a characteristic is notified. */
const NOTIFYING = "00002902-0000-1000-8000-00805f9b34fb";

export class Peripheral {
  readonly cube: SimulatedCube;
  readonly #browser: CDPSession;
  #told: Uint8Array[] = [];
  /** Of this connection: what comes of others is of one that has ended, and needs no answer. */
  readonly #characteristics = new Set<string>();
  /** The characteristic that is being read. */
  #reading: string | undefined;
  /** One thing at a time: a read that is answered while the connection ends would end the browser. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(cube: SimulatedCube, browser: CDPSession) {
    this.cube = cube;
    this.#browser = browser;
  }

  /** Puts the cube in reach, and lets it be chosen when the page asks; `page` is a session of the page. */
  async appear(page: CDPSession): Promise<void> {
    const browser = this.#browser;
    await browser.send("BluetoothEmulation.enable", { state: "powered-on", leSupported: true });
    browser.on("BluetoothEmulation.gattOperationReceived", ({ address, type }) => {
      this.#hear(async () => {
        // A disconnection drops the services.
        if (type === "discovery") await this.#addService(address);
        await browser.send("BluetoothEmulation.simulateGATTOperationResponse", { address, type, code: 0 });
      });
    });
    browser.on("BluetoothEmulation.characteristicOperationReceived", ({ characteristicId, type, data }) => {
      this.#hear(async () => {
        if (!this.#characteristics.has(characteristicId)) return;
        if (type === "read") this.#reading = characteristicId;
        else
          await browser.send("BluetoothEmulation.simulateCharacteristicOperationResponse", {
            characteristicId,
            type,
            code: 0,
          });
        if (type === "write" && data) this.#told.push(...this.cube.receive(Buffer.from(data, "base64")));
        await this.#tell();
      });
    });
    browser.on("BluetoothEmulation.descriptorOperationReceived", ({ descriptorId, type }) => {
      this.#hear(async () => {
        await browser.send("BluetoothEmulation.simulateDescriptorOperationResponse", {
          descriptorId,
          type,
          code: 0,
        });
      });
    });
    await browser.send("BluetoothEmulation.simulatePreconnectedPeripheral", {
      address: DEVICE,
      name: this.cube.name,
      manufacturerData: [this.#manufacturerData()],
      knownServiceUuids: [],
    });
    await this.choose(page);
  }

  /** Lets it be chosen when the page asks the next time. */
  async choose(page: CDPSession): Promise<void> {
    await page.send("DeviceAccess.enable");
    // It is asked for twice, and chosen once.
    page.once("DeviceAccess.deviceRequestPrompted", async ({ id, devices }) => {
      await page.send("DeviceAccess.selectPrompt", { id, deviceId: devices[0].id });
    });
  }

  /** Says who it is to whoever listens, as cubes do that are not connected. */
  async advertise(): Promise<void> {
    const scanRecord = {
      name: this.cube.name,
      uuids: [this.cube.brand.service],
      appearance: 1,
      txPower: 1,
      manufacturerData: [this.#manufacturerData()],
    };
    await this.#browser.send("BluetoothEmulation.simulateAdvertisement", {
      entry: { deviceAddress: DEVICE, rssi: -50, scanRecord },
    });
  }

  /** Notifies. */
  async tell(packets: readonly Uint8Array[]): Promise<void> {
    // At once: whoever asks for its state meanwhile is to hear of these turns first.
    this.#told.push(...packets);
    await this.#next(() => this.#tell());
  }

  /** Ends the connection, as a cube that is out of reach does; a read that is pending then would end the browser, so it is answered. */
  async drop(): Promise<void> {
    this.#told = [];
    // The page reads all the time: one that is on its way is waited for.
    while (this.#reading === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    await this.#next(async () => {
      const characteristicId = this.#reading!;
      this.#reading = undefined;
      this.#characteristics.clear();
      await this.#browser.send("BluetoothEmulation.simulateCharacteristicOperationResponse", {
        characteristicId,
        type: "read",
        code: UNLIKELY_ERROR,
      });
      await this.#browser.send("BluetoothEmulation.simulateGATTDisconnection", { address: DEVICE });
    });
  }

  /** Does it after all that was to be done before. */
  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  /** Answers the browser, unless it was closed meanwhile. */
  #hear(work: () => Promise<void>): void {
    this.#next(work).catch((error) => {
      if (!/closed/i.test(String(error))) throw error;
    });
  }

  async #tell(): Promise<void> {
    const characteristicId = this.#reading;
    if (characteristicId === undefined || this.#told.length === 0) return;
    this.#reading = undefined;
    const data = Buffer.from(this.#told.shift()!).toString("base64");
    await this.#browser.send("BluetoothEmulation.simulateCharacteristicOperationResponse", {
      characteristicId,
      type: "read",
      code: 0,
      data,
    });
  }

  async #addService(address: string): Promise<void> {
    const { service, notify, write } = this.cube.brand;
    const { serviceId } = await this.#browser.send("BluetoothEmulation.addService", {
      address,
      serviceUuid: service,
    });
    const add = async (
      characteristicUuid: string,
      properties: { notify?: true; read?: true; write?: true },
    ) => {
      const added = { serviceId, characteristicUuid, properties };
      const { characteristicId } = await this.#browser.send("BluetoothEmulation.addCharacteristic", added);
      this.#characteristics.add(characteristicId);
      return characteristicId;
    };
    const isBoth = write === notify;
    const characteristicId = await add(notify, { notify: true, read: true, ...(isBoth && { write: true }) });
    await this.#browser.send("BluetoothEmulation.addDescriptor", {
      characteristicId,
      descriptorUuid: NOTIFYING,
    });
    if (write && !isBoth) await add(write, { write: true });
  }

  #manufacturerData(): { key: number; data: string } {
    const bytes = this.cube.address.split(":").map((byte) => Number.parseInt(byte, 16));
    return {
      key: this.cube.brand.manufacturers?.[0] ?? 1,
      data: Buffer.from(bytes.reverse()).toString("base64"),
    };
  }
}

/** Makes a page read all the time what it is to be notified of. */
export async function readInsteadOfNotify(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Readable {
      startNotifications(): Promise<unknown>;
      readValue(): Promise<unknown>;
      readonly service: { readonly device: { readonly gatt: { readonly connected: boolean } } };
    }
    const { prototype } = (
      globalThis as unknown as { BluetoothRemoteGATTCharacteristic: { prototype: Readable } }
    ).BluetoothRemoteGATTCharacteristic;
    const start = prototype.startNotifications;
    prototype.startNotifications = async function (this: Readable) {
      const started = await start.call(this);
      const read = async () => {
        while (this.service.device.gatt.connected)
          try {
            await this.readValue();
          } catch (error) {
            // Another operation comes first; any other error is the end of this connection.
            if (!/in progress/i.test(String(error))) return;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
      };
      void read();
      return started;
    };
  });
}

/** The address of a cube, which browsers do not tell and keys are made of: where it may be found. */
import type { Advertisement, Device } from "./bluetooth.ts";
import type { Brand } from "./brand.ts";

/** Addresses that were right, by the id of a device; a `Map` fits. */
export interface AddressBook {
  get(id: string): string | undefined;
  set(id: string, address: string): unknown;
}

/** An address as text, in capitals; undefined for what is none. */
export function readAddress(text: string | undefined): string | undefined {
  const digits = text?.replace(/[\s:.-]/g, "").toUpperCase();
  return digits && /^[0-9A-F]{12}$/.test(digits) ? digits.match(/../g)!.join(":") : undefined;
}

/** What an advertisement says: the last six bytes of its maker's data, backward. */
function advertisedAddress(advertisement: Advertisement, brand: Brand): string | undefined {
  const data = advertisement.manufacturerData;
  if (!data) return undefined;
  const views = isView(data) ? [data] : (brand.manufacturers ?? []).map((id) => data.get(id));
  // On some systems the first events have none.
  const view = views.find((each) => each !== undefined && each.byteLength >= 6);
  if (!view) return undefined;
  const bytes = Array.from({ length: 6 }, (_, i) => view.getUint8(view.byteLength - 1 - i));
  return bytes
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join(":")
    .toUpperCase();
}

function isView(data: NonNullable<Advertisement["manufacturerData"]>): data is DataView {
  return ArrayBuffer.isView(data);
}

/** Listens to what a cube that is not connected says, for so many milliseconds; undefined where browsers cannot. */
export async function watchAddress(
  device: Device,
  brands: readonly Brand[],
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  if (!device.watchAdvertisements) return undefined;
  const stop = new AbortController();
  const give = () => stop.abort();
  signal?.addEventListener("abort", give, { once: true });
  const timer = setTimeout(give, timeout);
  try {
    return await new Promise<string | undefined>((resolve) => {
      stop.signal.addEventListener("abort", () => resolve(undefined), { once: true });
      const listen = (event: Advertisement) => {
        const found = brands
          .map((brand) => advertisedAddress(event, brand))
          .find((each) => each !== undefined);
        if (found) resolve(found);
      };
      device.addEventListener("advertisementreceived", listen as (event: never) => void);
      stop.signal.addEventListener("abort", () =>
        device.removeEventListener("advertisementreceived", listen as (event: never) => void),
      );
      device.watchAdvertisements!({ signal: stop.signal }).catch(() => resolve(undefined));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", give);
    stop.abort();
  }
}

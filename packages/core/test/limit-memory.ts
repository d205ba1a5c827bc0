import { vi } from "vitest";

/** Lets no byte array of so many bytes or more be made, as on a host without memory; until globals are unstubbed. */
export function limitMemory(bytes: number): void {
  const refuse = {
    construct(target: typeof Uint8Array, args: unknown[], newTarget: typeof Uint8Array) {
      if (typeof args[0] === "number" && args[0] >= bytes)
        throw new RangeError("Array buffer allocation failed");
      return Reflect.construct(target, args, newTarget);
    },
  };
  vi.stubGlobal("Uint8Array", new Proxy(Uint8Array, refuse));
}

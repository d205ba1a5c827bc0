/** The few host globals that the library may use, available in Node, browsers and workers alike. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
declare function btoa(bytes: string): string;
declare function atob(text: string): string;
declare const crypto: {
  getRandomValues<T extends Uint8Array | Uint32Array>(array: T): T;
};
declare const performance: { now(): number };
declare function setTimeout(callback: () => void, milliseconds?: number): unknown;
declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

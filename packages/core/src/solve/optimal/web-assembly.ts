/** The parts of WebAssembly that are used, which the language's own library does not declare; hosts may lack or forbid it. */

/** Memory that threads can share. It is sent to a worker as it is. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

export interface WebAssemblyApi {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: true;
  }) => SharedMemory;
}

export const PAGE_BYTES = 65_536;

export function webAssembly(): WebAssemblyApi | undefined {
  // Through unknown: if a host declares its own types, they describe memory that is not shared.
  return (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
}

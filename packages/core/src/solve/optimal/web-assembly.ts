/** What is used of WebAssembly, which the language's own library does not tell of; hosts may lack it or forbid it. */

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
  // Through unknown: a host's own types of it, where there are some, tell of memory that is not shared.
  return (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
}

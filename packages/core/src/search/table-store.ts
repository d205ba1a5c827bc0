/**
 * Where a host keeps tables between runs: a file, a browser cache, memory. A key is `name/version/metric`. Whatever is
 * returned is checked before use (table-file), so a store need not be trusted.
 */
export interface TableStore {
  get(key: string): Promise<ArrayBufferLike | undefined>;
  /** Whether anything is kept under the key, without reading it. */
  has?(key: string): Promise<boolean>;
  /**
   * Reads what is kept under the key into the memory that `place` returns for that many bytes, and resolves to that memory; to undefined
   * if nothing is kept or `place` returns nothing. It saves large tables a second copy.
   */
  readInto?(key: string, place: (bytes: number) => Uint8Array | undefined): Promise<Uint8Array | undefined>;
  /** A store with `readInto` is given large tables as a view of memory that may be shared: write it, do not keep it. */
  put(key: string, tables: ArrayBuffer | Uint8Array): Promise<void>;
  /** Forgets what is kept under the key. A store with this and `readInto` is given half-built tables from time to time. */
  drop?(key: string): Promise<void>;
  /** Told why a kept table is not used: it is damaged or from another version. It is rebuilt and put again. */
  refused?(key: string, reason: string): void;
}

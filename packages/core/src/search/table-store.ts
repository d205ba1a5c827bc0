/**
 * Where a host keeps tables between runs: a file, a browser cache, memory. A key is `name/version/metric`. What comes
 * back is checked before use (table-file), so a store need not be trusted.
 */
export interface TableStore {
  get(key: string): Promise<ArrayBufferLike | undefined>;
  /** Whether anything is kept under the key, without reading it. */
  has?(key: string): Promise<boolean>;
  /**
   * Reads what is kept under the key into the memory that `place` gives for that many bytes, and resolves to that; to nothing if
   * nothing is kept or `place` gives nothing. A store that has this spares large tables a second copy.
   */
  readInto?(key: string, place: (bytes: number) => Uint8Array | undefined): Promise<Uint8Array | undefined>;
  /** A store that has `readInto` is given large tables as a view of memory that may be shared, to be written but not kept. */
  put(key: string, tables: ArrayBuffer | Uint8Array): Promise<void>;
  /** Forgets what is kept under the key. A store that has this and `readInto` is given half-made tables now and then. */
  drop?(key: string): Promise<void>;
  /** Told why a table that was kept is not used: it is damaged, or another version's. It is made anew, and put. */
  refused?(key: string, reason: string): void;
}

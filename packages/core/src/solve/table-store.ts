/**
 * Where a host keeps tables between runs: a file, a browser cache, memory. A key is `name/version/metric`. What comes
 * back is checked before use (table-file), so a store need not be trusted.
 */
export interface TableStore {
  get(key: string): Promise<ArrayBufferLike | undefined>;
  put(key: string, buffer: ArrayBuffer): Promise<void>;
}

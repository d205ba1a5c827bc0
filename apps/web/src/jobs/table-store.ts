/** Keeps solver tables between visits, in IndexedDB. A browser that refuses storage makes them each time. */
import type { TableStore } from "@cubegram/core/solve";

const DATABASE = "cubegram-tables";
const STORE = "tables";

export function browserTableStore(): TableStore {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open());
  return {
    async get(key) {
      const tables = (await database()).transaction(STORE).objectStore(STORE);
      const found: unknown = await outcome(tables.get(key));
      return found instanceof ArrayBuffer ? found : undefined;
    },
    async has(key) {
      const tables = (await database()).transaction(STORE).objectStore(STORE);
      return (await outcome(tables.count(key))) > 0;
    },
    async put(key, buffer) {
      const tables = (await database()).transaction(STORE, "readwrite").objectStore(STORE);
      await outcome(tables.put(buffer, key));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return outcome(request);
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

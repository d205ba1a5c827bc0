/** What survives a reload, kept in the browser only. Storage may be full, forbidden or tampered with; reading never throws. */

const PREFIX = "cubegram:";

export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the convenience of finding it again.
  }
}

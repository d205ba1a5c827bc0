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

/** Checks of what was read: anyone may have changed it. */
export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}

/** An integer of least … most. */
export function isIn(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

export function isCount(value: unknown): value is number {
  return isIn(value, 0, Number.MAX_SAFE_INTEGER);
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

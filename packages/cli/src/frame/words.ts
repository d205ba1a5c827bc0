/** Small phrases that several verbs say. */

/** `3x3`, `10x10`. */
export function sizeName(size: number): string {
  return `${size}x${size}`;
}

export function plural(count: number | bigint, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 || count === 1n ? one : many}`;
}

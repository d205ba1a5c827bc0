/** The middle one of some numbers, of two the upper. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

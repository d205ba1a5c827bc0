/** The median of some numbers; of two middle ones, the upper. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

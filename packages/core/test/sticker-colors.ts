/** Red, green and blue of ordinary stickers in the order of the faces U R F D L B, for pictures that tests make. */
export const STICKER_COLORS: readonly (readonly number[])[] = [
  [230, 232, 228],
  [170, 25, 30],
  [20, 150, 75],
  [225, 215, 60],
  [240, 100, 25],
  [20, 70, 180],
];

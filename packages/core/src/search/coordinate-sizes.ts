/** How many values the usual coordinates of a 3x3 have, in one place. */

/** 3⁷: the twist of the last corner follows from the others. */
export const TWISTS: number = 3 ** 7;
/** 2¹¹: the flip of the last edge follows from the others. */
export const FLIPS: number = 2 ** 11;
/** 4! */
export const ORDERS_OF_FOUR: number = 4 * 3 * 2;
/** C(12, 4): sets of four places of the twelve edges. */
export const EDGE_SETS: number = (12 * 11 * 10 * 9) / ORDERS_OF_FOUR;
/** C(8, 4): sets of four places of eight. */
export const SETS_OF_EIGHT: number = (8 * 7 * 6 * 5) / ORDERS_OF_FOUR;
/** 8! */
export const ORDERS_OF_EIGHT: number = 8 * 7 * 6 * 5 * ORDERS_OF_FOUR;

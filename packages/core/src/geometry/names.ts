/**
 * The one table typed by hand: the field's names of the 20 movable pieces of a 3x3, in Kociemba's order.
 * A name is also a definition. Its letters are the faces of the piece's stickers: the first is the
 * reference sticker (orientation is counted from it), the rest follow clockwise, seen from outside.
 */
export const CORNER_NAMES = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"] as const;

/** The twelve edges in Kociemba's order, each by its two faces, the reference sticker first. */
export const EDGE_NAMES = ["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"] as const;

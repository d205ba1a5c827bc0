/** Cubes that several tests use. */
export const SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
/** The number of "MEET AT NOON" (decision 0040). */
export const MEET = "13740066048290919289";
/** One corner twisted in place: its stickers at U9, R1, F3 go around. */
export const TWISTED = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

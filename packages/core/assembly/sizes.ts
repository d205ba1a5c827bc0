/** Sizes of the coordinates, made from the package's own by `npm run build:kernels`. */
export const MOVES: u32 = 18;
export const SETS: u32 = 495;
export const TWISTS: u32 = 2187;
export const FLIPS: u32 = 2048;
export const ORDERS: u32 = 40320;
export const CORNER_COSETS: u32 = 420;
export const CLASSES: u32 = 19926;
export const STABILIZER_BYTES: u32 = 3532;
export const ARRANGEMENTS: u32 = 34650;
export const EDGE_CLASSES: u32 = 782;
export const SYMMETRIES: u32 = 48;

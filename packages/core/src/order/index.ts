/** The order of an algorithm: by cycles, in full, and by doing it. */

export * from "./analyze.ts";
export { LONGEST_CYCLE, stickerImages } from "./cycles.ts";
export { order, orderOfState } from "./order.ts";
export { orderByRepetition } from "./repetition.ts";

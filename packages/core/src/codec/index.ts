/** A state is a number: rank and unrank for every n, by objects and BigInt or by typed arrays. */

export * from "./bytes.ts";
export * from "./count.ts";
export * from "./kernel.ts";
export * from "./layout.ts";
export * from "./orbit-codec.ts";
export * from "./packed-cube.ts";
export * from "./rank-cubies.ts";
export * from "./rank-state.ts";

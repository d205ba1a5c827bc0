/** Algorithms as text and tree: read, print, compile, invert, expand, simplify, mirror, count. */

export * from "../notation/index.ts";

/** Runs steps to their end, without pauses. */
export { atOnce as finish } from "../src/portions.ts";

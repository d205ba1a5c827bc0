/** A state is a number: rank and unrank for every n, by objects and BigInt or by typed arrays. */

export * from "../codec/index.ts";

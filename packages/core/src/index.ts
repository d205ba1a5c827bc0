export * from "./geometry/index.ts";
export * from "./perm/index.ts";
export * from "./result.ts";
export * from "./state/index.ts";

/** CubeCode's three functions, drop-in: same names, same numbers, same refusals. */

export * from "./cube-code.ts";

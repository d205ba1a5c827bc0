/** CubeCode's three functions, drop-in: same names, same numbers, same errors. */

export * from "./cube-code.ts";

/** CubeCode's three functions, drop-in: same names, same numbers, same refusals. */

export { type CornerCache, decodeCube, encodeCube, generateCornerCache } from "../cubecode/index.ts";

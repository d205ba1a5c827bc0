/** CubeCode's three functions, drop-in: same names, same numbers, same errors. */

export { type CornerCache, decodeCube, encodeCube, generateCornerCache } from "../cubecode/index.ts";

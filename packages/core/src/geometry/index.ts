/** One geometry for every n: vectors, rotations, faces, pieces, orbits and turns. */

export * from "./cube-geometry.ts";
export * from "./face.ts";
export * from "./names.ts";
export * from "./orbit.ts";
export * from "./permutation.ts";
export * from "./rotation.ts";
export * from "./turn.ts";
export * from "./vector.ts";

/** What a cube looks like and how it stands: coloring ⊃ assembly ⊃ state, and the ways between them. */

export * from "./assembly.ts";
export * from "./coloring.ts";
export * from "./cubies.ts";
export * from "./random.ts";
export * from "./upright.ts";

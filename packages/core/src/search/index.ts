/** What all searches share. Not part of the package: no promise is made about any of it. */

export * from "./arrangement-moves.ts";
export * from "./control.ts";
export * from "./coordinate.ts";
export * from "./face-move.ts";
export * from "./frontier-table.ts";
export * from "./ida-star.ts";
export * from "./move-table.ts";
export * from "./prepare.ts";
export * from "./pruning-table.ts";
export * from "./space.ts";
export * from "./symmetry.ts";
export * from "./table-file.ts";
export * from "./table-store.ts";

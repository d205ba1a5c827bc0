/** What all searches share. Not part of the package: no promise is made about any of it. */

export * from "./arrangement-moves.ts";
export * from "./beam.ts";
export * from "./bloom-table.ts";
export * from "./canonical.ts";
export * from "./control.ts";
export * from "./coordinate.ts";
export * from "./coordinate-sizes.ts";
export * from "./distance-table.ts";
export * from "./face-move.ts";
export * from "./ida-star.ts";
export * from "./kind-coordinate.ts";
export * from "./move-table.ts";
export * from "./orbit-coordinates.ts";
export * from "./orbit-move.ts";
export * from "./pocket-stage.ts";
export * from "./pool.ts";
export * from "./prepare.ts";
export * from "./prepared-stage.ts";
export * from "./product-space.ts";
export * from "./space.ts";
export * from "./stage.ts";
export * from "./stage-bounds.ts";
export * from "./stage-search.ts";
export * from "./symmetry.ts";
export * from "./table-file.ts";
export * from "./table-store.ts";

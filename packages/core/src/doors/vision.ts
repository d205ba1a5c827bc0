/** From pixels to a cube: the faces in pictures, the colors of their stickers, and the likeliest legal cube. */

export * from "../vision/index.ts";

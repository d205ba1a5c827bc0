/** Recognizes cubes given as text. */
export { recognizeWritten as recognize } from "../cubes/written.ts";

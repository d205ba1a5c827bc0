/** A cube as text, in any known format: a field, the request to the worker, and the answer in words. */

export * from "../../cubes/written.ts";
export { Answer } from "./answer.tsx";
export { useRecognized } from "./use-recognized.ts";
export { WrittenField } from "./written-field.tsx";

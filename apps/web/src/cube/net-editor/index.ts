/** A cube painted sticker by sticker: the record, what follows from it, and its components. */

export { readEditor } from "../../cubes/reading.ts";
export * from "./color-words.ts";
export { FaultList } from "./fault-list.tsx";
export { faultWords, repairWords } from "./fault-words.ts";
export * from "./model.ts";
export { NetEditorView } from "./net-editor.tsx";

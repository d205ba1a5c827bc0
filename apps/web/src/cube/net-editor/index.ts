/** A cube painted sticker by sticker: the record, what follows from it, and its components. */

export { readEditor } from "../../cubes/reading.ts";
export { FaultList } from "./fault-list.tsx";
export * from "./model.ts";
export { NetEditorView } from "./net-editor.tsx";
export * from "./words.ts";
export { faultWords, repairWords } from "./words.ts";

/** The cube painted sticker by sticker; loaded when somebody wants to paint. */
import { NetEditorView } from "../../components/net-editor/index.ts";
import type { NetEditor } from "../../cubes/painted.ts";
import { change } from "./model.ts";

export default function PaintEntry({ editor }: { readonly editor: NetEditor }) {
  return <NetEditorView editor={editor} onChange={(next, merge) => change({ editor: next }, merge ?? "")} />;
}

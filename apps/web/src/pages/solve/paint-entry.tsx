/** The cube painted sticker by sticker; loaded when somebody wants to paint. */
import { NetEditorView } from "../../parts/net-editor/index.ts";
import type { NetEditor } from "../../parts/net-editor/record.ts";
import { change } from "./record.ts";

export default function PaintEntry({ editor }: { readonly editor: NetEditor }) {
  return <NetEditorView editor={editor} onChange={(next, merge) => change({ editor: next }, merge ?? "")} />;
}

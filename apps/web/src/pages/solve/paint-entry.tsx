/** The cube painted sticker by sticker; loaded when someone wants to paint. */
import { doubtsOf } from "../../cube/by-camera/index.tsx";
import { NetEditorView } from "../../cube/net-editor/index.ts";
import type { NetEditor } from "../../cubes/painted.ts";
import { change } from "./model.ts";

export default function PaintEntry({ editor }: { readonly editor: NetEditor }) {
  return (
    <NetEditorView
      editor={editor}
      doubted={doubtsOf(editor.painted)}
      onChange={(next, merge) => change({ editor: next }, merge ?? "")}
    />
  );
}

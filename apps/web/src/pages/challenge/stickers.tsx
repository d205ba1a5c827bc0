/** The stickers of a cube as letters. */
import { parseColouring } from "@cubegram/core/diagnosis";
import { useState } from "preact/hooks";
import { Field } from "../../parts/field.tsx";
import { type NetEditor, withStickers } from "../../parts/net-editor/model.ts";
import { t } from "./messages/index.ts";

export function Stickers({
  editor,
  onChange,
}: {
  readonly editor: NetEditor;
  readonly onChange: (editor: NetEditor) => void;
}) {
  const [typed, setTyped] = useState(/^\?*$/.test(editor.painted) ? "" : editor.painted);
  return (
    <Field label={t("stickers-label")} hint={t("stickers-hint")}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={3}
          dir="ltr"
          class="mono"
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            const parsed = parseColouring(value, { size: editor.size });
            if (parsed.ok) onChange(withStickers(editor, parsed.value));
          }}
        />
      )}
    </Field>
  );
}

/** A cube given by a text, by its stickers or by moves. */

import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { NetEditorView } from "../../cube/net-editor/index.ts";
import { texts } from "../../shell/language.ts";
import { Field } from "../../ui/field.tsx";
import type { CubeEntry } from "./model.ts";

const t = texts("challenge");

interface CubeFieldsProps {
  readonly entry: CubeEntry;
  readonly onChange: (entry: CubeEntry, merge?: string) => void;
  /** The label of the text: what the cube is to say, or what it says. */
  readonly textLabel?: string;
}

export function CubeFields({ entry, onChange, textLabel = t("text-label") }: CubeFieldsProps) {
  if (entry.how === "stickers")
    return (
      <>
        <ByCamera
          painted={entry.editor.painted}
          size={entry.size}
          look="plain"
          onRead={({ facelets, cursor }) =>
            onChange({ ...entry, editor: { ...entry.editor, painted: facelets, cursor } })
          }
        />
        <NetEditorView
          editor={entry.editor}
          doubted={doubtsOf(entry.editor.painted)}
          guide={false}
          onChange={(editor, merge = "") => onChange({ ...entry, editor }, merge)}
        />
      </>
    );
  const isText = entry.how === "text";
  return (
    <Field label={isText ? textLabel : t("moves-label")} hint={isText ? t("text-hint") : t("moves-hint")}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          maxLength={2000}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          dir={isText ? "auto" : "ltr"}
          class={isText ? undefined : "mono"}
          value={isText ? entry.text : entry.moves}
          onInput={({ currentTarget: { value } }) =>
            onChange({ ...entry, ...(isText ? { text: value } : { moves: value }) }, entry.how)
          }
        />
      )}
    </Field>
  );
}

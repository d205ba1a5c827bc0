/** For users who have the stickers as text and need not paint them. */

import { parseColoring } from "@cubegram/core/diagnosis";
import type { Coloring } from "@cubegram/core/state";
import { useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { AS_TYPED, Field } from "../../ui/field.tsx";

const t = texts("guide");

interface PasteStickersProps {
  readonly size: number;
  readonly onPaste: (coloring: Coloring) => void;
}

export function PasteStickers({ size, onPaste }: PasteStickersProps) {
  const [text, setText] = useState("");
  const [isBad, setBad] = useState(false);
  const take = (next: string) => {
    setText(next);
    const read = next.length <= MAX_LENGTH ? parseColoring(next, { size }) : undefined;
    setBad(next.trim() !== "" && !read?.ok);
    if (next.trim() !== "" && read?.ok) onPaste(read.value);
  };
  return (
    <Field
      label={t("lost-paste")}
      hint={t("lost-paste-hint", { n: 6 * size * size })}
      error={isBad ? t("lost-paste-bad") : undefined}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          {...AS_TYPED}
          class="mono"
          dir="ltr"
          rows={2}
          value={text}
          onInput={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A drawn net of the largest cube, with blanks, is shorter. */
const MAX_LENGTH = 5000;

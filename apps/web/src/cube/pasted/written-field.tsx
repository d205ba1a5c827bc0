/** A field for a cube as text. What may be typed is said until something is: then its place belongs to what came of it. */

import { MAX_TEXT_LENGTH } from "../../cubes/written.ts";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";

export function WrittenField({
  label,
  hint,
  text,
  rows,
  onText,
}: {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly rows: number;
  readonly onText: (text: string) => void;
}) {
  return (
    <TextField
      label={label}
      hint={text.trim() === "" ? hint : undefined}
      {...AS_TYPED}
      class="mono"
      dir="ltr"
      rows={rows}
      maxLength={MAX_TEXT_LENGTH}
      value={text}
      onText={onText}
    />
  );
}

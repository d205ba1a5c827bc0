/** A field for a cube as text. What may be typed is said until something is: then its place belongs to what came of it. */
import type { ComponentProps } from "preact";
import { MAX_TEXT_LENGTH } from "../../cubes/written.ts";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";

type WrittenFieldProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "rows" | "onText"> & {
  readonly text: string;
};

export function WrittenField({ hint, text, ...field }: WrittenFieldProps) {
  return (
    <TextField
      {...field}
      {...AS_TYPED}
      hint={text.trim() === "" ? hint : undefined}
      class="mono"
      dir="ltr"
      maxLength={MAX_TEXT_LENGTH}
      value={text}
    />
  );
}

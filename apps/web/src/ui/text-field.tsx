/** A field to type in: one line, or as many as `rows` says. */
import type { ComponentProps } from "preact";
import { Field } from "./field.tsx";

type TextFieldProps = Pick<ComponentProps<typeof Field>, "label" | "isLabelHidden" | "hint"> &
  Omit<ComponentProps<"textarea">, "label" | "onInput"> & { readonly onText: (text: string) => void };

export function TextField({ label, isLabelHidden = false, hint, onText, ...control }: TextFieldProps) {
  const Control = (control.rows === undefined ? "input" : "textarea") as "textarea";
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint}>
      {(attributes) => (
        <Control {...attributes} {...control} onInput={(event) => onText(event.currentTarget.value)} />
      )}
    </Field>
  );
}

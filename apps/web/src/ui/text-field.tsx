/** A field to type in: one line, or as many as `rows` says. */
import type { ComponentProps } from "preact";
import { Field } from "./field.tsx";

type TextFieldProps = Pick<ComponentProps<typeof Field>, "label" | "isLabelHidden" | "hint" | "error"> &
  Omit<ComponentProps<"textarea">, "label" | "onInput"> & {
    readonly type?: "password";
    readonly onText: (text: string) => void;
  };

export function TextField({ label, isLabelHidden, hint, error, onText, ...control }: TextFieldProps) {
  const Control = (control.rows === undefined ? "input" : "textarea") as "textarea";
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(attributes) => (
        <Control {...attributes} {...control} onInput={(event) => onText(event.currentTarget.value)} />
      )}
    </Field>
  );
}

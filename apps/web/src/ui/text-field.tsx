/** Fields to type in: a text, and a password. */

import type { Signal } from "@preact/signals";
import type { ComponentProps } from "preact";
import { Field } from "./field.tsx";

type TextFieldProps = Pick<ComponentProps<typeof Field>, "label" | "isLabelHidden" | "hint" | "error"> &
  Omit<ComponentProps<"textarea">, "label" | "onInput"> & {
    readonly type?: "password";
    readonly onText: (text: string) => void;
  };

/** A field to type in: one line, or as many as `rows` says. */
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

/** A field for a password that lives in a signal and in no record, so that nothing stores it. */
export function PasswordField({
  label,
  hint,
  password,
  isNew = false,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly password: Signal<string>;
  /** It is chosen here, not asked for: a password manager may propose one, and keeps no other in its place. */
  readonly isNew?: boolean;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="password"
      autocomplete={isNew ? "new-password" : "off"}
      dir="auto"
      value={password.value}
      onText={(text) => {
        password.value = text;
      }}
    />
  );
}

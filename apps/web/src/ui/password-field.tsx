/** A field for a password that lives in a signal and in no record, so that nothing stores it. */
import type { Signal } from "@preact/signals";
import { Field } from "./field.tsx";

export function PasswordField({
  label,
  hint,
  password,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly password: Signal<string>;
}) {
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type="password"
          autocomplete="off"
          dir="auto"
          value={password.value}
          onInput={(event) => {
            password.value = event.currentTarget.value;
          }}
        />
      )}
    </Field>
  );
}

/** A field for a password that lives in a signal and in no record, so that nothing stores it. */
import type { Signal } from "@preact/signals";
import { TextField } from "./text-field.tsx";

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

/** Something that is on or off. */
import "./toggle.css";

export function Toggle({
  label,
  on,
  onChange,
  hint,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly hint?: string;
}) {
  return (
    <label class="line toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="toggle-track" aria-hidden="true" />
      <span>
        {label}
        {hint && <small class="field-hint">{hint}</small>}
      </span>
    </label>
  );
}

/** A labeled field; hint and error are read out with it. `children` receives the attributes that the control needs. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: "true";
}

/** For moves, stickers and whatever else no keyboard may correct. */
export const AS_TYPED = { autocapitalize: "off", autocomplete: "off", spellcheck: false } as const;

export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  children,
}: {
  readonly label: string;
  /** Where what is around it says to those who see it what it is for. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ComponentChildren;
}) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class="field pile">
      <label class={isLabelHidden ? "visually-hidden" : "field-label"} for={id}>
        {label}
      </label>
      {children({
        id,
        ...(notes !== "" && { "aria-describedby": notes }),
        ...(error && { "aria-invalid": "true" as const }),
      })}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

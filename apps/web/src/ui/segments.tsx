/** A choice of a few words in a row: radio buttons that look like one bar. */
import { useId } from "preact/hooks";

export function Segments<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  isShort = false,
  isLabelHidden = false,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** Whether the words are short enough to fit in one row on a phone. */
  readonly isShort?: boolean;
  /** Where its words say what is chosen. */
  readonly isLabelHidden?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="choice pile">
      <legend class={isLabelHidden ? "visually-hidden" : "field-label"}>{label}</legend>
      <div class={isShort ? "row segments segments-short" : "row segments"}>
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span class="middle soft small">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

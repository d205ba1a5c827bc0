/** How many layers the cube has: 2 … 7 at a touch, any other number typed. */

import { useId } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Segments } from "../../ui/segments.tsx";
import "./size-picker.css";

const t = texts("cube-words");

const USUAL = [2, 3, 4, 5, 6, 7];
const MIN_OTHER = 8;

export default function SizePicker({
  size,
  largest,
  onChoose,
}: {
  readonly size: number;
  readonly largest: number;
  readonly onChoose: (size: number) => void;
}) {
  const id = useId();
  const type = (text: string) => {
    const typed = Number(text);
    if (Number.isInteger(typed) && typed >= 2 && typed <= largest) onChoose(typed);
  };
  return (
    <div class="row size-picker">
      <Segments
        label={t("layers")}
        options={USUAL.map((value) => ({ value, label: `${value}×${value}` }))}
        chosen={size}
        onChoose={onChoose}
        isShort
      />
      {largest >= MIN_OTHER && (
        <div class="line">
          <label for={id}>{t("other-size")}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={2}
            max={largest}
            value={USUAL.includes(size) ? "" : size}
            placeholder={`${MIN_OTHER}–${largest}`}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
}

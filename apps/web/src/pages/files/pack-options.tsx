/** The choice of cubes: size, spare cubes, order, password. */

import type { Signal } from "@preact/signals";
import { formatNumber, texts } from "../../shell/language.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Toggle } from "../../ui/toggle.tsx";
import { type Files, MAX_PERCENT } from "./model.ts";

const t = texts("files");

const SIZES = [2, 3, 4, 5, 6, 7];
const STEP = 5;

interface PackOptionsProps {
  readonly files: Files;
  readonly onChange: (change: Partial<Files>, merge?: string) => void;
  readonly password: Signal<string>;
}

export function PackOptions({ files, onChange, password }: PackOptionsProps) {
  return (
    <section class="card files-options" aria-labelledby="files-options">
      <h2 id="files-options">{t("options-heading")}</h2>
      <Segments
        label={t("size-label")}
        options={SIZES.map((size) => ({ value: size, label: t("size", { n: size }) }))}
        isShort
        chosen={files.size}
        onChoose={(size) => onChange({ size })}
      />
      <Field
        label={t("spare-label")}
        hint={files.unordered ? t("spare-hint") : `${t("spare-hint")} ${t("spare-marks")}`}
      >
        {(attributes) => (
          <div class="files-slider">
            <Slider
              {...attributes}
              min={0}
              max={MAX_PERCENT}
              step={STEP}
              value={files.percent}
              aria-valuetext={t("spare-value", { n: formatNumber(files.percent) })}
              onChange={(percent) => onChange({ percent }, "percent")}
            />
            <output>{t("spare-value", { n: formatNumber(files.percent) })}</output>
          </div>
        )}
      </Field>
      <Toggle
        label={t("unordered-label")}
        hint={t("unordered-hint")}
        on={files.unordered}
        onChange={(unordered) => onChange({ unordered })}
      />
      <PasswordField label={t("password-label")} hint={t("password-hint")} password={password} isNew />
    </section>
  );
}

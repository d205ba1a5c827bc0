/** Other ways to give cubes than files, and what a list of numbers may not say. */
import { texts } from "../../shell/language.ts";
import { AS_TYPED, Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type change, type Files, MAX_CUBE_SIZE, MAX_PASTED_LENGTH, MIN_CUBE_SIZE } from "./model.ts";

const t = texts("files");

interface UnpackMoreProps {
  readonly files: Files;
  readonly onChange: typeof change;
}

export default function UnpackMore({ files, onChange }: UnpackMoreProps) {
  return (
    <>
      <TextField
        {...AS_TYPED}
        label={t("paste-label")}
        hint={t("paste-hint")}
        rows={4}
        class="mono"
        dir="ltr"
        maxLength={MAX_PASTED_LENGTH}
        value={files.pasted}
        onText={(pasted) => onChange({ pasted }, "pasted")}
      />
      <Field label={t("list-size-label")}>
        {(attributes) => (
          <select
            {...attributes}
            value={files.listSize}
            onChange={(event) => onChange({ listSize: Number(event.currentTarget.value) })}
          >
            <option value={0}>{t("list-size-auto")}</option>
            {Array.from({ length: MAX_CUBE_SIZE - MIN_CUBE_SIZE + 1 }, (_, i) => (
              <option key={i} value={i + MIN_CUBE_SIZE}>
                {t("size", { n: i + MIN_CUBE_SIZE })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

/** What goes on the cube; password, number of cubes and check digits. */
import { texts } from "../../shell/language.ts";
import { AS_TYPED, Field } from "../../ui/field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CHECKS, type Check, change, KINDS, MAX_CHOSEN, password, record, withKind } from "./model.ts";

const t = texts("write");
const hide = texts("hide");

export function Options() {
  const { kind } = record.value.value;
  return (
    <>
      <Segments
        label={hide("kind")}
        options={KINDS.map((value) => ({ value, label: t(`kind-${value}`) }))}
        chosen={kind}
        onChoose={(chosen) => record.set(withKind(record.value.peek(), chosen))}
      />
      {kind !== "letters" && (
        <>
          <PasswordField />
          <CubesField />
          <CheckField />
        </>
      )}
    </>
  );
}

export function PasswordField() {
  return (
    <TextField
      label={t("password")}
      hint={t("password-hint")}
      {...AS_TYPED}
      dir="auto"
      maxLength={200}
      value={password.value}
      onText={(text) => {
        password.value = text;
      }}
    />
  );
}

function CubesField() {
  const { cubes } = record.value.value;
  const counts = ["auto", ...Array.from({ length: MAX_CHOSEN }, (_, i) => i + 1)] as const;
  return (
    <Field label={t("cubes")}>
      {(attributes) => (
        <select
          {...attributes}
          value={String(cubes)}
          onChange={({ currentTarget: { value } }) =>
            change({ cubes: value === "auto" ? "auto" : Number(value) })
          }
        >
          {counts.map((n) => (
            <option key={n} value={n}>
              {n === "auto" ? t("cubes-auto") : t("cubes-n", { n })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function CheckField() {
  const { check } = record.value.value;
  const options = ["usual", ...CHECKS].map((value) => ({
    value: String(value),
    label: t(`check-${value as "usual" | Check}`),
  }));
  return (
    <div>
      <Segments
        label={t("check")}
        options={options}
        chosen={check === undefined ? "usual" : String(check)}
        onChoose={(value) => change({ check: CHECKS.find((each) => String(each) === value) })}
      />
      <p class="field-hint">{t("check-hint")}</p>
    </div>
  );
}

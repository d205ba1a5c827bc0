/** How cubes are made, beside their size: spare ones, in which order, with which password; and other forms of the list. */

import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { PackedFile } from "../../jobs/files.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Slider } from "../../ui/slider.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import { Toggle } from "../../ui/toggle.tsx";
import { change, type Files, listHead, MAX_COPIED, MAX_PERCENT } from "./model.ts";

const t = texts("files");

const STEP = 5;

interface PackMoreProps {
  readonly files: Files;
  readonly password: Signal<string>;
  readonly packed: PackedFile | undefined;
}

export default function PackMore({ files, password, packed }: PackMoreProps) {
  return (
    <>
      <Field
        label={t("spare-label")}
        hint={files.unordered ? t("spare-hint") : `${t("spare-hint")} ${t("spare-marks")}`}
      >
        {(attributes) => (
          <div class="line files-slider">
            <Slider
              {...attributes}
              min={0}
              max={MAX_PERCENT}
              step={STEP}
              value={files.percent}
              aria-valuetext={t("spare-value", { n: formatNumber(files.percent) })}
              onChange={(percent) => change({ percent }, "percent")}
            />
            <output class="strong">{t("spare-value", { n: formatNumber(files.percent) })}</output>
          </div>
        )}
      </Field>
      <Toggle
        label={t("unordered-label")}
        hint={t("unordered-hint")}
        on={files.unordered}
        onChange={(unordered) => change({ unordered })}
      />
      <PasswordField label={t("password-label")} hint={t("password-hint")} password={password} isNew />
      {packed && files.file && <OtherLists name={files.file.name} packed={packed} />}
    </>
  );
}

function OtherLists({ name, packed }: { readonly name: string; readonly packed: PackedFile }) {
  const { size, dataCubes, parityCubes, facelets, numbers } = packed;
  const [copied, setCopied] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (dataCubes + parityCubes <= MAX_COPIED) void facelets.text().then(setCopied);
    return () => setCopied(undefined);
  }, [facelets]);
  const head = listHead(name, size);
  return (
    <div class="row">
      <Button onClick={() => saveFile(`${name}.numbers.txt`, new Blob([head, numbers]), "text/plain")}>
        {t("save-numbers")}
      </Button>
      {copied !== undefined && <CopyButton text={head + copied} label={t("copy-list")} look="plain" />}
    </div>
  );
}

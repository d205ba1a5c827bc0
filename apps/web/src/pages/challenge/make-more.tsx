/** What a challenge has besides: which cube it is to be, a password, and the cube unfolded. */

import type { Signal } from "@preact/signals";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { texts } from "../../shell/language.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { EntryByCamera, EntryEditor, isPainting } from "./entry.tsx";
import type { Found } from "./key-cube.ts";
import { type CubeEntry, HOWS } from "./model.ts";

const t = texts("challenge");

interface MakeMoreProps {
  readonly entry: CubeEntry;
  readonly cube: Found;
  readonly password: Signal<string>;
  readonly onChange: (entry: CubeEntry, merge?: string) => void;
}

export default function MakeMore({ entry, cube, password, onChange }: MakeMoreProps) {
  const isShown = !isPainting(entry);
  return (
    <>
      <Segments
        label={t("how-label")}
        options={HOWS.map((how) => ({ value: how, label: t(`how-${how}`) }))}
        chosen={entry.how}
        onChoose={(how) => onChange({ ...entry, how })}
      />
      {entry.how === "stickers" && isShown && (
        <>
          <EntryByCamera entry={entry} look="plain" onChange={onChange} />
          <EntryEditor entry={entry} onChange={onChange} />
        </>
      )}
      <PasswordField label={t("password-label")} hint={t("password-hint")} password={password} isNew />
      {entry.how !== "stickers" && cube.output && <CubePicture cube={cube.output.facelets} />}
    </>
  );
}

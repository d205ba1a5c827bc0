/** What a challenge has besides: which cube it is to be, a password, and the cube unfolded. */

import type { Signal } from "@preact/signals";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { texts } from "../../shell/language.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { EntryHow } from "./entry.tsx";
import type { Found } from "./key-cube.ts";
import type { CubeEntry } from "./model.ts";

const t = texts("challenge");

interface MakeMoreProps {
  readonly entry: CubeEntry;
  readonly cube: Found;
  readonly password: Signal<string>;
}

export default function MakeMore({ entry, cube, password }: MakeMoreProps) {
  return (
    <>
      <EntryHow
        entry={entry}
        label={t("how-label")}
        hows={{
          random: t("how-random"),
          text: t("how-text"),
          stickers: t("how-stickers"),
          moves: t("how-moves"),
        }}
      />
      <PasswordField label={t("password-label")} hint={t("password-hint")} password={password} isNew />
      {entry.how !== "stickers" && cube.output && <CubePicture cube={cube.output.facelets} />}
    </>
  );
}

/** What a challenge has besides: which cube it is to be, a password, and the cube unfolded. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { texts } from "../../shell/language.ts";
import { PasswordField } from "../../ui/text-field.tsx";
import { EntryHow } from "./entry.tsx";
import type { Found } from "./key-cube.ts";
import { type CubeEntry, password } from "./model.ts";

const t = texts("challenge");

export default function MakeMore({ entry, cube }: { readonly entry: CubeEntry; readonly cube: Found }) {
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

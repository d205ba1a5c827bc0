/** What a challenge has besides: which cube it is to be, a password, and the cube unfolded. */
import { CubePicture } from "../../cube/cube-picture.tsx";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { CopyButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import { EntryHow, type Found } from "./entry.tsx";
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

/** Larger cubes take long to solve, and many moves to make. */
const MAX_SIZE_WITH_MOVES = 3;

/** How the cube is made of a solved one, to be handed over. */
export function HowMade({ facelets, size }: { readonly facelets: string; readonly size: number }) {
  const { output: moves } = useJob(size <= MAX_SIZE_WITH_MOVES ? facelets : undefined, (options) =>
    ask("challenge", "makingMoves", { facelets }, options),
  );
  return (
    <section class="card stack">
      {moves && (
        <>
          <h3>{t("moves-heading")}</h3>
          <p class="mono challenge-moves" dir="ltr">
            {moves}
          </p>
        </>
      )}
      <div class="row">
        {moves && <CopyButton text={moves} label={t("copy-moves")} look="plain" />}
        <CopyButton text={facelets} label={t("copy-facelets")} look="plain" />
      </div>
    </section>
  );
}

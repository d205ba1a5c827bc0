/** How hard the note is to open without the cube, in words. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { type CubeEntry, password, resized, setEntry, strengthOf } from "./model.ts";

const t = texts("challenge");

export function Strength({ entry }: { readonly entry: CubeEntry }) {
  const strength = strengthOf(entry);
  const isWeak = strength === "small" || strength === "said";
  return (
    <section class="card stack" aria-labelledby="challenge-strength">
      <h2 id="challenge-strength">{t("strength-heading")}</h2>
      <p>{t(`strength-${strength}`)}</p>
      {password.value !== "" && <p>{t("strength-password")}</p>}
      <p>{t("strength-seen")}</p>
      <p class="soft">{t("make-why")}</p>
      {isWeak && (
        <div>
          <Button onClick={() => setEntry(resized({ ...entry, how: "random" }, Math.max(3, entry.size)))}>
            {t("strength-mix")}
          </Button>
        </div>
      )}
    </section>
  );
}

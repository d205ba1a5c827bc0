/** How hard the note is to open without the cube, in words. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { type CubeEntry, strengthOf } from "./model.ts";

const t = texts("challenge");

interface StrengthProps {
  readonly entry: CubeEntry;
  readonly hasPassword: boolean;
  readonly onMix: () => void;
}

export function Strength({ entry, hasPassword, onMix }: StrengthProps) {
  const strength = strengthOf(entry);
  const isWeak = strength === "small" || strength === "said";
  return (
    <section class="card stack" aria-labelledby="challenge-strength">
      <h2 id="challenge-strength">{t("strength-heading")}</h2>
      <p>{t(`strength-${strength}`)}</p>
      {hasPassword && <p>{t("strength-password")}</p>}
      <p>{t("strength-seen")}</p>
      <p class="soft">{t("make-why")}</p>
      {isWeak && (
        <div>
          <Button onClick={onMix}>{t("strength-mix")}</Button>
        </div>
      )}
    </section>
  );
}

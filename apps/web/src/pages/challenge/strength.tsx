/** How hard the note is to open without the cube, in words. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
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
    <Notice kind={strength === "mixed" ? "good" : "note"}>
      <div class="stack challenge-strength">
        <h3>{t("strength-heading")}</h3>
        <p>{t(`strength-${strength}`)}</p>
        {hasPassword && <p>{t("strength-password")}</p>}
        <p>{t("strength-seen")}</p>
        {isWeak && (
          <div>
            <Button onClick={onMix}>{t("strength-mix")}</Button>
          </div>
        )}
      </div>
    </Notice>
  );
}

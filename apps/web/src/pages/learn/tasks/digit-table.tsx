/** The number of a 3x3, live: its four digits, what each is worth, and their sum. */
import { rankState } from "@cubegram/core/codec";
import type { CubeState } from "@cubegram/core/state";
import { formatNumber, texts } from "../../../shell/language.ts";
import { digitsOf } from "../digits.ts";

const t = texts("learn");

export function DigitTable({ state }: { readonly state: CubeState }) {
  return (
    <div class="stack">
      <table class="table breaks">
        <caption>{t("digits")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("digit")}</th>
            <th scope="col">{t("digit-value")}</th>
          </tr>
        </thead>
        <tbody>
          {digitsOf(state).map(({ name, value, radix }) => (
            <tr key={name}>
              <th scope="row">{t(`digit-${name}`)}</th>
              <td>
                <strong class={value === 0 ? "" : "accent"}>{formatNumber(value)}</strong>
                <span class="bar learn-meter" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * value) / (radix - 1)}%` }} />
                </span>
                <small>{t("from-to", { last: radix - 1 })}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite">
        {t("number-is")} <strong class="breaks learn-rank">{formatNumber(rankState(state))}</strong>
      </p>
    </div>
  );
}

/** What a lesson shows of a cube beside it, live: its digits, or its parities. */
import { rankState } from "@cubegram/core/codec";
import { inversions } from "@cubegram/core/perm";
import { type CubeState, cubiesOf, uprightState } from "@cubegram/core/state";
import { formatNumber, texts } from "../../../shell/language.ts";
import { digitsOf } from "../digits.ts";

const t = texts("learn");

/** The number of a 3x3, live: its four digits, what each is worth, and their sum. */
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

/** Inversions of corners and edges, live: each even or odd, their sum always even. */
export function ParityTable({ state }: { readonly state: CubeState }) {
  const { cp, ep } = cubiesOf(uprightState(state));
  const [corners, edges] = [inversions(cp), inversions(ep)];
  const rows = [
    ["corners", corners],
    ["edges", edges],
    ["sum", corners + edges],
  ] as const;
  return (
    <table class="table breaks">
      <caption>{t("inversions")}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{t(`parity-of-${name}`)}</th>
            <td>{count}</td>
            <td>
              <strong>{t(count % 2 === 0 ? "even" : "odd")}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

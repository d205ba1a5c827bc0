/** The lcm built up, one cycle length after another: each adds the primes that are still missing. */
import { formatNumber, texts } from "../../shell/language.ts";
import { printPrimes } from "./primes.ts";
import { lcmSteps, type Ring } from "./repetition.ts";

const t = texts("explore");

export function LcmTable({ rings }: { readonly rings: readonly Ring[] }) {
  return (
    <table class="table">
      <caption>{t("lcm")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("lcm-length")}</th>
          <th scope="col">{t("lcm-primes")}</th>
          <th scope="col">{t("lcm-common")}</th>
          <th scope="col">{t("lcm-so-far")}</th>
        </tr>
      </thead>
      <tbody>
        {lcmSteps(rings).map(({ length, primes, before, common, after }) => (
          <tr key={length}>
            <th scope="row">{formatNumber(length)}</th>
            <td dir="ltr">{printPrimes(primes)}</td>
            <td>{formatNumber(common)}</td>
            <td dir="ltr">
              {formatNumber(before)} · {formatNumber(length)} ÷ {formatNumber(common)} ={" "}
              <strong>{formatNumber(after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Inversions of corners and edges, live: each even or odd, their sum always even. */

import { inversions } from "@cubegram/core/perm";
import { type CubeState, cubiesOf, uprightState } from "@cubegram/core/state";
import { texts } from "../../../shell/language.ts";

const t = texts("learn");

export default function ParityTable({ state }: { readonly state: CubeState }) {
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

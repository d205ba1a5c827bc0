/** Why turns cannot reach the cube with these stickers, and every repair as a button. */

import { faultWords, repairWords } from "../../cube/net-editor/words.ts";
import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import type { ImpossibleCube } from "../../jobs/enter.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { record, withStickers } from "./model.ts";

const t = texts("solve");

const LargeNet = lazy(() => import("../../cube/large-net/index.tsx"));

const MAX_REPAIRS = 5;

export default function ImpossibleNotice({ cube }: { readonly cube: ImpossibleCube }) {
  const { faults, repairs, size, facelets } = cube;
  const repair = (repaired: string) => record.set(withStickers(record.value.peek(), repaired));
  return (
    <Notice kind="bad">
      <p>{t("impossible")}</p>
      <ul class="solve-faults points">
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.facelets}`}>{faultWords(fault, size)}</li>
        ))}
      </ul>
      {size > MAX_EDITED_SIZE && (
        <LargeNet cube={facelets} marked={faults.flatMap((fault) => fault.facelets ?? [])} />
      )}
      {repairs.length > 0 && (
        <>
          <h3>{t("repairs")}</h3>
          <ul class="solve-repairs repair-list pile">
            {repairs.slice(0, MAX_REPAIRS).map((each) => (
              <li key={each.facelets}>
                <Button onClick={() => repair(each.facelets)}>{repairWords(each, facelets, size)}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {size === 3 && <a href={printLink("check", { facelets })}>{t("check")}</a>}
    </Notice>
  );
}

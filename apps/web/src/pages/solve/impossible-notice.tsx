/** Why turns cannot reach the cube with these stickers, and every repair as a button. */
import { texts } from "../../app/language.ts";
import { printLink } from "../../app/route.ts";
import { Button } from "../../components/button.tsx";
import { lazy } from "../../components/lazy.tsx";
import { faultWords, repairWords } from "../../components/net-editor/fault-words.ts";
import { Notice } from "../../components/notice.tsx";
import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import type { ImpossibleCube } from "../../work/jobs/enter.ts";
import { record, withStickers } from "./model.ts";

const t = texts("solve");

const LargeNet = lazy(() => import("../../components/large-net/index.tsx"));

const MAX_REPAIRS = 5;

export default function ImpossibleNotice({ cube }: { readonly cube: ImpossibleCube }) {
  const { faults, repairs, size, facelets } = cube;
  const repair = (repaired: string) => record.set(withStickers(record.value.peek(), repaired));
  return (
    <Notice kind="bad">
      <p>{t("impossible")}</p>
      <ul class="solve-faults">
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
          <ul class="solve-repairs">
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

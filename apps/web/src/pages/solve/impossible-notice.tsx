/** Why the stickers are no cube that turns can reach, and every repair as a button. */
import type { Diagnosis } from "@cubegram/core";
import { parseColouring } from "@cubegram/core/diagnosis";
import { printLink } from "../../app/route.ts";
import { Button } from "../../parts/button.tsx";
import { faultWords, repairWords } from "../../parts/net-editor/fault-words.ts";
import { Notice } from "../../parts/notice.tsx";
import { t } from "./messages/index.ts";
import { enteredStickers, withStickers } from "./model.ts";
import { record } from "./record.ts";

const MOST_REPAIRS = 5;

export function ImpossibleNotice({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const { faults, repairs, size } = diagnosis;
  const painted = enteredStickers(record.value.value);
  const repair = (facelets: string) => {
    const colouring = parseColouring(facelets);
    if (colouring.ok) record.set(withStickers(record.value.peek(), colouring.value));
  };
  return (
    <Notice kind="bad">
      <p>{t("impossible")}</p>
      <ul class="solve-faults">
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.facelets}`}>{faultWords(fault, size)}</li>
        ))}
      </ul>
      {repairs.length > 0 && (
        <>
          <h3>{t("repairs")}</h3>
          <ul class="solve-repairs">
            {repairs.slice(0, MOST_REPAIRS).map((each) => (
              <li key={each.facelets}>
                <Button onClick={() => repair(each.facelets)}>{repairWords(each, painted, size)}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {size === 3 && /^[URFDLB?]{54}$/.test(painted) && (
        <a href={printLink("check", { facelets: painted })}>{t("check")}</a>
      )}
    </Notice>
  );
}

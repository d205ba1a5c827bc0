/** Why the cubes can't be right, and what would mend them. */

import { useEffect } from "preact/hooks";
import { FaultList } from "../../cube/net-editor/fault-list.tsx";
import { repairWords } from "../../cube/net-editor/words.ts";
import type { ColoringDiagnosis } from "../../jobs/read.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { openCube, preview, record, shownFault, withFacelets } from "./model.ts";
import { diagnosisAt, faultyCube, meantText, type Reading } from "./use-reading.ts";

const t = texts("read");

/** What is said of it: the message first, if it is the same whichever sticker is wrong. */
export default function Impossible({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  const at = faultyCube(reading);
  const diagnosis = at === undefined ? undefined : diagnosisAt(reading, at);
  const meant = diagnosis && meantText(diagnosis);
  const said = meant && `${t("meant")} ${meant.text}`;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (at === undefined || !diagnosis) return null;
  if (at !== now.at)
    return (
      <Notice kind="bad">
        <p>{t("other-cube", { number: at + 1 })}</p>
        <Button onClick={() => record.set(openCube(now, at))}>{t("open-cube", { number: at + 1 })}</Button>
      </Notice>
    );
  return (
    <>
      {meant && (
        <div>
          <h2 class="soft small">{meant.facelets.length > 1 ? t("meant-whichever") : t("meant")}</h2>
          <p class="well read-text breaks" dir="auto">
            {meant.text}
          </p>
        </div>
      )}
      <Notice kind="bad" alert={!meant}>
        <p>{t("impossible")}</p>
        {diagnosis.confirmed && !meant && <p>{t("confirmed")}</p>}
      </Notice>
    </>
  );
}

/** The first repair, or the one that gives the message that was meant. */
export function MendButton({ diagnosis }: { readonly diagnosis: ColoringDiagnosis }) {
  const now = record.value.value;
  const meant = meantText(diagnosis);
  const [repair] = diagnosis.repairs;
  return (
    <Button
      look="big"
      onClick={() => record.set(withFacelets(now, now.at, meant?.facelets[0] ?? repair.facelets))}
    >
      {meant ? t("meant-take") : repairWords(repair, now.cubes[now.at], now.size)}
    </Button>
  );
}

/** Each fault of the open cube, and each way to mend it. */
export function Faults({ diagnosis }: { readonly diagnosis: ColoringDiagnosis }) {
  const now = record.value.value;
  const { at, size } = now;
  const painted = now.cubes[at];
  return (
    <section class="card stack" aria-label={t("entry")}>
      <FaultList
        faults={diagnosis.faults}
        repairs={diagnosis.confirmed ? firstOfEachText(diagnosis) : diagnosis.repairs}
        painted={painted}
        size={size}
        shown={shownFault.value ?? 0}
        onShow={(fault) => {
          shownFault.value = fault ?? -1;
        }}
        onPreview={(repair) => {
          preview.value = repair?.facelets;
        }}
        onRepair={({ facelets }) => record.set(withFacelets(now, at, facelets))}
        note={({ facelets }) => {
          const text = diagnosis.texts[facelets];
          return text === undefined ? undefined : text === "" ? t("no-text") : t("would-say", { text });
        }}
      />
      {size === 3 && (
        <p>
          <a href={printLink("check", { facelets: painted.replaceAll("?", "-") })}>{t("to-check")}</a>
        </p>
      )}
    </section>
  );
}

/** Repairs that lead to the same text count as one. */
function firstOfEachText({ repairs, texts }: ColoringDiagnosis): ColoringDiagnosis["repairs"] {
  const said = repairs.map(({ facelets }) => texts[facelets]);
  return repairs.filter((_, i) => said[i] !== undefined && said.indexOf(said[i]) === i);
}

/** What is wrong with the stickers: each fault can be shown on the cube, and every repair is a button. */

import type { Fault, Repair, RepairKind } from "@cubegram/core/diagnosis";
import { useState } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { faultWords, repairWords } from "./words.ts";
import "./style.css";

const t = texts("net-editor");

interface FaultListProps {
  readonly faults: readonly Fault[];
  readonly repairs: readonly Repair[];
  /** The cube as it is painted. */
  readonly painted: string;
  readonly size: number;
  /** Which fault is shown on the cube. */
  readonly shown: number | undefined;
  readonly onShow: (fault: number | undefined) => void;
  /** A repair to be shown on the cube while it is looked at. */
  readonly onPreview: (repair: Repair | undefined) => void;
  readonly onRepair: (repair: Repair) => void;
  /** What a repair leads to, below its button: the message it would give. */
  readonly note?: (repair: Repair) => string | undefined;
}

/** This many faults are shown at first: the later ones mostly follow from the earlier. */
const FAULTS_AT_FIRST = 1;

export function FaultList(props: FaultListProps) {
  const { faults, repairs, size, shown, onShow } = props;
  const [all, setAll] = useState(false);
  const listed = all ? faults : faults.slice(0, FAULTS_AT_FIRST);
  return (
    <div class="stack">
      <h3>{t("faults")}</h3>
      <ol class="pile">
        {listed.map((fault, i) => (
          <li key={`${fault.code} ${fault.facelets}`} class="row row-near well fault">
            <p>{faultWords(fault, size)}</p>
            {fault.facelets && fault.facelets.length > 0 && (
              <Button
                look="quiet"
                aria-pressed={shown === i}
                aria-label={`${t("show-fault")}: ${faultWords(fault, size)}`}
                onClick={() => onShow(shown === i ? undefined : i)}
              >
                {t("show-fault")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {faults.length > listed.length && (
        <div>
          <Button look="quiet" aria-expanded="false" onClick={() => setAll(true)}>
            {t("more-faults", { n: faults.length - listed.length })}
          </Button>
        </div>
      )}
      {repairs.length > 0 && <h3>{t("repairs")}</h3>}
      {repairs.length > 1 && <p class="soft">{t("repairs-alike")}</p>}
      {[...new Set(repairs.map(({ kind }) => kind))].map((kind) => (
        <RepairGroup key={kind} kind={kind} {...props} />
      ))}
    </div>
  );
}

/** This many of each kind are shown at first. */
const SHOWN_AT_FIRST = 3;

function RepairGroup({
  kind,
  repairs,
  painted,
  size,
  onPreview,
  onRepair,
  note,
}: FaultListProps & { readonly kind: RepairKind }) {
  const [all, setAll] = useState(false);
  const own = repairs.filter((repair) => repair.kind === kind);
  const shown = all ? own : own.slice(0, SHOWN_AT_FIRST);
  return (
    <ul class="repair-list pile">
      {shown.map((repair) => {
        const words = repairWords(repair, painted, size);
        const says = note?.(repair);
        return (
          <li key={repair.facelets} class="row row-near">
            <Button
              onPointerEnter={() => onPreview(repair)}
              onPointerLeave={() => onPreview(undefined)}
              onFocus={() => onPreview(repair)}
              onBlur={() => onPreview(undefined)}
              onClick={() => {
                onPreview(undefined);
                onRepair(repair);
                announce(t("repaired", { repair: words }));
              }}
            >
              {words}
            </Button>
            {says && <span class="soft small breaks">{says}</span>}
          </li>
        );
      })}
      {own.length > shown.length && (
        <li class="row row-near">
          <Button look="quiet" aria-expanded="false" onClick={() => setAll(true)}>
            {t("more-repairs", { n: own.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}

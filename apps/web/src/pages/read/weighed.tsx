/** Whether a message that no check digits confirm reads as written. */
import type { Plausibility } from "@cubegram/core/message";
import { useEffect } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { Notice } from "../../components/notice.tsx";
import { t } from "./messages.ts";

/** Odds above this are not shown: nobody doubts a thousand to one. */
const MAX_ODDS = 1000;

export default function Weighed({ verdict, odds }: Plausibility) {
  const told = Math.min(MAX_ODDS, Math.max(2, Math.round(verdict === "slip" ? 1 / odds : odds)));
  const said = t(`weighed-${verdict}`, { odds: told });
  useEffect(() => announce(said), [said]);
  return <Notice kind={verdict === "slip" ? "bad" : "note"}>{said}</Notice>;
}

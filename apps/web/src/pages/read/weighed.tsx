/** What can be said of a message that no check digits vouch for: on a single 3x3, whether it reads as written. */
import { useEffect } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { messages } from "../../app/language.ts";
import { Notice } from "../../components/notice.tsx";
import en from "../../languages/en/weighed.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";

const t = messages(en, import.meta.glob(["../../languages/*/weighed.ts", "!../../languages/en/*"]));

/** Facelets of a 3x3. */
const FACELETS = 54;

interface WeighedProps {
  readonly cubes: readonly string[];
  /** Whether a password was given: any other gives another text, as likely as this one. */
  readonly isSecret: boolean;
}

export default function Weighed({ cubes, isSecret }: WeighedProps) {
  const facelets = !isSecret && cubes.length === 1 && cubes[0].length === FACELETS ? cubes[0] : undefined;
  const { output, isRunning } = useWork(facelets, (options) => ask("read", "weigh", facelets ?? "", options));
  const isSlip = !isRunning && output?.verdict === "slip";
  const odds = output && Math.min(1000, Math.max(2, Math.round(isSlip ? 1 / output.odds : output.odds)));
  const found = output && !isRunning ? t(output.verdict, { odds: odds ?? 0 }) : undefined;
  useEffect(() => {
    if (found !== undefined) announce(found);
  }, [found]);
  return (
    <Notice kind={isSlip ? "bad" : "note"}>
      {!isSlip && <p>{t(isSecret ? "secret" : "none")}</p>}
      {facelets !== undefined && (isRunning || found) && <p>{found ?? t("weighing")}</p>}
    </Notice>
  );
}

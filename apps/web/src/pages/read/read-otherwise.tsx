/** What the cube says if it was held in another way while it was entered; sought once it is known that it says nothing as it is. */

import { useEffect } from "preact/hooks";
import { HeldLooks } from "../../cube/net-editor/held-notice.tsx";
import { ask } from "../../jobs/ask.ts";
import type { ReadHold } from "../../jobs/held.ts";
import { useJob } from "../../jobs/use-job.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";

const t = texts("read");
const heldWords = texts("net-editor");

interface ReadOtherwiseProps {
  /** As it was painted. */
  readonly cube: string;
  readonly onAccept: (facelets: string) => void;
}

export default function ReadOtherwise({ cube, onAccept }: ReadOtherwiseProps) {
  const { output, isRunning, progress, cancel } = useJob<readonly ReadHold[], number>(cube, (options) =>
    ask("held", "readOtherwise", cube, options),
  );
  const said = output?.map(offerWords).join(" ") ?? "";
  useEffect(() => {
    if (said !== "") announce(said);
  }, [said]);
  if (isRunning) return <Progress label={t("otherwise-seeking")} done={progress} onCancel={cancel} />;
  return (
    <>
      {output?.map((offer) => (
        <Notice key={offer.facelets} kind="note">
          <p>{offerWords(offer)}</p>
          <div class="held-offer">
            <HeldLooks hold={offer.hold} size={3} />
            <Button look="main" onClick={() => onAccept(offer.facelets)}>
              {heldWords("held-yes")}
            </Button>
          </div>
        </Notice>
      ))}
    </>
  );
}

function offerWords({ hold, text }: ReadHold): string {
  return t(hold.kind === "colors" ? "otherwise-colors" : "otherwise-so", { text });
}

/** What the cube says if it was held in another way while it was entered. */

import { useEffect } from "preact/hooks";
import { HeldLooks } from "../../cube/net-editor/held-notice.tsx";
import type { ReadHold } from "../../jobs/held.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { record, withFacelets } from "./model.ts";

const t = texts("read");
const heldWords = texts("net-editor");

export default function ReadOtherwise({ offers }: { readonly offers: readonly ReadHold[] }) {
  const said = offers.map(offerWords).join(" ");
  useEffect(() => announce(said), [said]);
  return (
    <>
      {offers.map((offer) => (
        <Notice key={offer.facelets} kind="note">
          <p>{offerWords(offer)}</p>
          <div class="row held-offer">
            <HeldLooks hold={offer.hold} size={3} />
            <Button
              look="main"
              onClick={() => record.set(withFacelets(record.value.peek(), 0, offer.facelets))}
            >
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

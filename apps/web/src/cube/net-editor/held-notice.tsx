/** What to do about stickers that do not fit as they are painted: how the cube may have been held, or which sticker tells. */
import type { Hold } from "@cubegram/core/diagnosis";
import { useEffect, useRef } from "preact/hooks";
import type { HeldAnswer, HeldOffer } from "../../cubes/held.ts";
import { capitalized, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HeldCube, type HeldLook, lookAfter, lookOf, lookWords } from "./held-cube.tsx";
import { colorLook, colorWords } from "./words.ts";

const t = texts("net-editor");

interface HeldNoticeProps {
  readonly held: HeldAnswer;
  readonly size: number;
  /** Why the last sticker does not fit. */
  readonly reason: string | undefined;
  readonly onAccept: (offer: HeldOffer) => void;
  /** The stickers contradict each other because of the last one. */
  readonly onTakeBack: (() => void) | undefined;
  /** They fit as they are, too. */
  readonly onTrust: (() => void) | undefined;
}

export default function HeldNotice({ held, size, reason, onAccept, onTakeBack, onTrust }: HeldNoticeProps) {
  const { verdict, offers } = held;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), [verdict]);
  const isAsk = verdict === "ask";
  return (
    <div class="held-notice" ref={notice}>
      <Notice kind="note" alert={!isAsk}>
        {isAsk && reason && <p>{reason}</p>}
        <p>{isAsk ? t("held-ask") : offersWords(offers)}</p>
        {offers.map((offer) => (
          <div key={offer.painted} class="row held-offer">
            <HeldLooks hold={offer.hold} size={size} />
            <Button look={offers.length > 1 ? "plain" : "main"} onClick={() => onAccept(offer)}>
              {t("held-yes")}
            </Button>
          </div>
        ))}
        {onTakeBack && (
          <Button look="quiet" onClick={onTakeBack}>
            {t("held-take-back")}
          </Button>
        )}
        {onTrust && (
          <Button look="quiet" onClick={onTrust}>
            {t("held-no")}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function offersWords(offers: readonly HeldOffer[]): string {
  if (offers.every(({ hold }) => hold.kind === "colors")) return t("held-colors");
  return t(offers.length > 1 ? "held-which" : "held-so");
}

/** The sides as they were held, in pictures and words. */
export function HeldLooks({ hold, size }: { readonly hold: Hold; readonly size: number }) {
  if (hold.kind === "colors") return <Pair colors={hold.pair} />;
  const looks: readonly HeldLook[] =
    hold.kind === "cube"
      ? [lookAfter(hold.rotation)]
      : hold.quarters.flatMap((quarters, face) => (quarters > 0 ? [lookOf(face, quarters)] : []));
  return (
    <span class="pile">
      {looks.map((look) => (
        <span key={look.front} class="line held-look">
          <HeldCube {...look} hasColors={size % 2 === 1} />
          <span>{lookWords(look, size)}</span>
        </span>
      ))}
    </span>
  );
}

/** Two colors that were taken for each other. */
function Pair({ colors }: { readonly colors: readonly number[] }) {
  const [one, other] = colors.map((color) => (
    <span key={color} class="held-color" style={{ background: colorLook(color).background }} />
  ));
  return (
    <span class="row row-near">
      {one}
      {capitalized(colors.map(colorWords).join(" ↔ "))}
      {other}
    </span>
  );
}

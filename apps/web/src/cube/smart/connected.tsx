/** A smart cube that is connected: what it is called, and whether it looks as it says. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import type { SmartLink } from "./link.ts";

const t = texts("smart");

/** Percent of a battery that is soon empty. */
const LOW = 15;

/** Which smart cube is connected and how long its battery lasts, or a button to connect it again. */
export function SmartChip({ link }: { readonly link: SmartLink }) {
  const { name } = link;
  const n = link.battery.value;
  if (link.isConnected.value)
    return (
      <div class="row row-near soft smart-chip">
        <span class="smart-dot" aria-hidden="true" />
        <span class={n !== undefined && n <= LOW ? "smart-low" : undefined}>
          {n === undefined ? name : t("battery", { name, n })}
        </span>
      </div>
    );
  return (
    <div class="row row-near smart-chip smart-away" role="status">
      <span>{link.isConnecting.value ? t("connecting") : t("away", { name })}</span>
      <Button look="quiet" disabled={link.isConnecting.value} onClick={() => void link.reconnect()}>
        {t("reconnect")}
      </Button>
    </div>
  );
}

const guideWords = texts("guide");

interface LooksLikeProps {
  readonly isBig?: boolean;
  /** Undefined while there is no cube that it could look like. */
  readonly onSame: (() => void) | undefined;
  readonly onOther: () => void;
  /** Where the question, its reason and its two buttons are put. */
  readonly children: (
    question: string,
    why: ComponentChildren,
    buttons: ComponentChildren,
  ) => ComponentChildren;
}

/** Does your cube look like this? A cube that was turned while it slept remembers itself wrong; one look tells. */
export function LooksLike({ isBig = false, onSame, onOther, children }: LooksLikeProps) {
  const question = guideWords("check-question");
  useEffect(() => announce(question), []);
  return (
    <>
      {children(
        question,
        <p class="soft">{t("picture-why")}</p>,
        <>
          <Button onClick={onOther}>{guideWords("check-no")}</Button>
          <Button look={isBig ? "big" : "plain"} disabled={!onSame} onClick={onSame}>
            {guideWords("check-yes")}
          </Button>
        </>,
      )}
    </>
  );
}

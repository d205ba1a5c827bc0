/** Does your cube look like this? A cube that was turned while it slept remembers itself wrong; one look tells. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";

const guideWords = texts("guide");
const t = texts("smart");

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

/** A smart cube in the hand is the cube of the page: when it is connected, and after each of its turns. */
import type { Turn } from "@cubegram/core/geometry";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { SmartCubeButton } from "./button.tsx";
import { SmartChip } from "./chip.tsx";
import { inHand } from "./held.ts";

const t = texts("smart");

interface InHandProps {
  /** The cube as it remembers itself: first, and whenever its turns alone do not lead there. */
  readonly onCube?: (facelets: string) => void;
  /** A turn of the hand. A page without it gets the cube after each turn. */
  readonly onTurn?: (turn: Turn) => void;
  /** Whether what it sends can be saved, for those who teach this app other cubes. */
  readonly isSaved?: boolean;
}

export default function InHand(page: InHandProps) {
  const tell = useRef(page);
  tell.current = page;
  const link = inHand.value;
  useEffect(() => {
    if (!link) return;
    let shown: string | undefined;
    const show = (isFollowed: boolean) => {
      const facelets = printFacelets(coloringOf(link.state));
      if (facelets !== shown && !isFollowed) tell.current.onCube?.(facelets);
      shown = facelets;
    };
    const hear: typeof link.onEvent = (event) => {
      const { onTurn } = tell.current;
      if (event.type === "turn") {
        onTurn?.(event.turn);
        show(onTurn !== undefined);
      } else if (event.type === "state") show(false);
    };
    // One that was put away meanwhile is chosen again.
    if (!link.isConnected.peek()) inHand.value = undefined;
    else {
      link.onEvent = hear;
      show(false);
    }
    return () => {
      if (link.onEvent === hear) link.onEvent = () => {};
    };
  }, [link]);
  if (!link)
    return (
      <SmartCubeButton
        label={t(page.onTurn ? "turn" : "use")}
        onConnect={(chosen) => {
          inHand.value = chosen;
        }}
      />
    );
  return (
    <>
      <SmartChip link={link} />
      {page.onCube && <p class="soft">{t("picture-why")}</p>}
      {page.isSaved && (
        <div class="smart-use">
          <Button
            look="quiet"
            onClick={() => saveFile("smart-cube.json", link.printSession(), "application/json")}
          >
            {t("save-session")}
          </Button>
          <p class="soft">{t("save-session-why")}</p>
        </div>
      )}
    </>
  );
}

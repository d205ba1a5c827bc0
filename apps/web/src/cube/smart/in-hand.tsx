/** A smart cube in the hand is the cube of the page: when it is connected, and after each of its turns. */
import type { Turn } from "@cubegram/core/geometry";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { SmartCubeButton } from "./button.tsx";
import { SmartChip } from "./connected.tsx";
import { inHand } from "./held.ts";

const t = texts("smart");

/** When a cube is connected that may have been turned while it slept. */
const Compare = lazy(() => import("./compare.tsx"));

interface InHandProps {
  /** Whose cube it is: a page, or a part of one. */
  readonly of: string;
  /** The cube that the page shows. */
  readonly cube?: string;
  /** The cube as far as is known: when it is connected, and whenever its turns alone do not lead there. */
  readonly onCube?: (facelets: string) => void;
  /** A turn of the hand. A page without it gets the cube after each turn. */
  readonly onTurn?: (turn: Turn) => void;
  /** Whether the cube that the page shows is certainly the one in the hand. */
  readonly isSure?: boolean;
  /** Whether what it sends can be saved, for those who teach this app other cubes. */
  readonly isSaved?: boolean;
}

export default function InHand(page: InHandProps) {
  const { of, cube, onCube, isSure = false, isSaved } = page;
  const tell = useRef(page);
  tell.current = page;
  const link = inHand.value;
  useEffect(() => {
    if (!link) return;
    const give = (isFollowed = false) => {
      const facelets = printFacelets(coloringOf(link.state));
      // Whoever comes back to a page finds it as it was, unless the cube was turned elsewhere.
      if (link.given.get(of) !== facelets && !isFollowed) tell.current.onCube?.(facelets);
      link.given.set(of, facelets);
    };
    const hear: typeof link.onEvent = (event) => {
      const { onTurn } = tell.current;
      if (event.type === "turn") {
        onTurn?.(event.turn);
        give(onTurn !== undefined);
      } else if (event.type === "state") give();
    };
    // One that was put away meanwhile is chosen again.
    if (!link.isConnected.peek()) inHand.value = undefined;
    else {
      link.onEvent = hear;
      give();
    }
    return () => {
      if (link.onEvent === hear) link.onEvent = () => {};
    };
  }, [link, of]);
  if (!link)
    return (
      <SmartCubeButton
        label={t(page.onTurn ? "turn" : "use")}
        isRecorded={isSaved}
        onConnect={(chosen) => {
          inHand.value = chosen;
        }}
      />
    );
  return (
    <>
      <SmartChip link={link} />
      {cube !== undefined && onCube && link.isConnected.value && !link.isTrusted.value && (
        <Compare
          link={link}
          cube={cube}
          isSure={isSure}
          onCube={(facelets) => {
            link.given.set(of, facelets);
            onCube(facelets);
          }}
        />
      )}
      {isSaved && link.printSession && (
        <div class="smart-use pile">
          <Button
            look="quiet"
            onClick={() => saveFile("smart-cube.json", link.printSession!(), "application/json")}
          >
            {t("save-session")}
          </Button>
          <p class="soft">{t("save-session-why")}</p>
        </div>
      )}
    </>
  );
}

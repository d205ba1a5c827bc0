/** On a page: does your cube look like this? If not, it is solved, the camera sees it, or it is entered as the page's cube. */
import { Cube } from "@cubegram/core";
import { type CubeState, coloringOf, printFacelets, solvedState } from "@cubegram/core/state";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { ByCamera } from "../by-camera/index.tsx";
import { LooksLike } from "./connected.tsx";
import { SMART_SIZE } from "./held.ts";
import type { SmartLink } from "./link.ts";

const guideWords = texts("guide");

interface CompareProps {
  readonly link: SmartLink;
  /** What the page shows, held in any way, perhaps not whole. */
  readonly cube: string;
  /** Whether that is how the cube looks, as its check digits say. */
  readonly isSure: boolean;
  /** It looks like this; or, seen in part, it is for the page to ask for the rest. */
  readonly onCube: (facelets: string) => void;
}

export default function Compare({ link, cube, isSure, onCube }: CompareProps) {
  const [isOther, setOther] = useState(false);
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.scrollIntoView({ block: "nearest" }), [isOther]);
  const shown = useMemo(() => uprightOf(cube), [cube]);
  const take = (state: CubeState) => {
    link.looksLike(state);
    onCube(printFacelets(coloringOf(state)));
  };
  const same = shown && (() => link.looksLike(shown));
  useEffect(() => {
    if (isSure) same?.();
  }, [isSure, shown]);
  if (isSure) return null;
  return (
    <LooksLike onSame={same} onOther={() => setOther(true)}>
      {(question, why, buttons) => (
        <div class="pile smart-looks" ref={asked}>
          <p>{question}</p>
          <div class="row">{buttons}</div>
          {isOther && (
            <div class="row">
              <Button look="quiet" onClick={() => take(solvedState(SMART_SIZE))}>
                {guideWords("solved-yes")}
              </Button>
              <ByCamera
                size={SMART_SIZE}
                isWhole
                look="quiet"
                onRead={({ facelets }) => {
                  const state = uprightOf(facelets);
                  if (state) take(state);
                  else onCube(facelets);
                }}
              />
            </div>
          )}
          {why}
        </div>
      )}
    </LooksLike>
  );
}

/** The cube with white up and green in front; undefined for stickers that are none, or not yet. */
function uprightOf(facelets: string): CubeState | undefined {
  try {
    const cube = Cube.fromFacelets(facelets);
    return cube.size === SMART_SIZE ? cube.upright().state : undefined;
  } catch {
    return undefined;
  }
}

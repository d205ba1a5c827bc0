/** What comes to the stage later: the last few cubes, and in its sheet the choice of a size. */

import { useId } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { type StagedCube, sizeOf, stage } from "../../shell/stage.ts";
import { Segments } from "../../ui/segments.tsx";
import { CubePicture } from "../cube-picture.tsx";
import "./later.css";

const t = texts("stage");
const cubeWords = texts("cube-words");

export interface RecentProps {
  /** The page shows this cube from now on. */
  readonly onTake: (cube: StagedCube) => void;
}

/** The last few cubes, named by what they say, to come back to. */
export function Recent({ onTake }: RecentProps) {
  return (
    <nav class="strip stage-recent" aria-label={t("recent")}>
      {stage.value.recent.map((cube) => {
        const size = sizeOf(cube.facelets);
        const name = cube.says || `${size}×${size}`;
        return (
          <button
            key={cube.facelets}
            type="button"
            class="column stage-kept small tile"
            onClick={() => onTake(cube)}
          >
            <span class="stage-kept-cube" aria-hidden="true">
              <CubePicture cube={cube.facelets} view="cube" title={name} />
            </span>
            <span dir="auto">{name}</span>
          </button>
        );
      })}
    </nav>
  );
}

const USUAL = [2, 3, 4, 5, 6, 7];
const MIN_OTHER = 8;

/** How many layers the cube has: 2 … 7 at a touch, any other number typed. */
export function SizePicker({
  size,
  largest,
  onChoose,
}: {
  readonly size: number;
  readonly largest: number;
  readonly onChoose: (size: number) => void;
}) {
  const id = useId();
  const type = (text: string) => {
    const typed = Number(text);
    if (Number.isInteger(typed) && typed >= 2 && typed <= largest) onChoose(typed);
  };
  return (
    <div class="row size-picker">
      <Segments
        label={cubeWords("layers")}
        options={USUAL.map((value) => ({ value, label: `${value}×${value}` }))}
        chosen={size}
        onChoose={onChoose}
        isShort
      />
      {largest >= MIN_OTHER && (
        <div class="line">
          <label for={id}>{cubeWords("other-size")}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={2}
            max={largest}
            value={USUAL.includes(size) ? "" : size}
            placeholder={`${MIN_OTHER}–${largest}`}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
      )}
    </div>
  );
}

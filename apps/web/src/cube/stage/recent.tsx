/** The last few cubes, named by what they say, to come back to. */

import { texts } from "../../shell/language.ts";
import { type StagedCube, sizeOf, stage } from "../../shell/stage.ts";
import { CubePicture } from "../cube-picture.tsx";
import "./recent.css";

const t = texts("stage");

export interface RecentProps {
  /** The page shows this cube from now on. */
  readonly onTake: (cube: StagedCube) => void;
}

export default function Recent({ onTake }: RecentProps) {
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

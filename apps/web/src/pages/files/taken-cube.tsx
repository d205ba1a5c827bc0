/** A cube taken out of the box. It is the cube of the stage from now on: on other pages it can be read or solved. */
import { useEffect, useState } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Stage, type StageProps } from "../../cube/stage/index.tsx";
import { texts } from "../../shell/language.ts";
import { putOnStage } from "../../shell/stage.ts";
import { Button } from "../../ui/button.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { type BoxContent, cubesFrom } from "./box-content.ts";

const t = texts("files");

interface TakenCubeProps {
  readonly page: Pick<StageProps, "page" | "onTake">;
  readonly content: BoxContent;
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onBack: () => void;
}

export default function TakenCube({ page, content, at, onMove, onBack }: TakenCubeProps) {
  const [cube, setCube] = useState("");
  useEffect(() => {
    let isWanted = true;
    void cubesFrom(content, at, at + 1).then(([facelets = ""]) => {
      if (!isWanted) return;
      setCube(facelets);
      if (/^[URFDLB]+$/.test(facelets)) putOnStage("files", { facelets });
    });
    return () => {
      isWanted = false;
    };
  }, [content, at]);
  const name = t("cube-name", { n: at + 1 });
  const isThere = cube !== "" && !cube.startsWith("?");
  return (
    <Stage
      {...page}
      size={content.size}
      inWords={name}
      say={
        <>
          <FreshHeading>{name}</FreshHeading>
          {cube.startsWith("?") && <p>{t("cube-missing")}</p>}
          {content.ringed?.includes(at) && <p>{t("cube-wrong")}</p>}
        </>
      }
      buttons={
        <>
          <Button look="big" onClick={onBack}>
            {t("back-to-box")}
          </Button>
          <Button disabled={at === 0} onClick={() => onMove(at - 1)}>
            {t("previous")}
          </Button>
          <Button disabled={at >= content.places - 1} onClick={() => onMove(at + 1)}>
            {t("next")}
          </Button>
        </>
      }
    >
      <CubePicture cube={isThere ? cube : "?".repeat(6 * content.size ** 2)} title={name} />
    </Stage>
  );
}

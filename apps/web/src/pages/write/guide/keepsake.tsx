/** A picture of the finished cube, to send or to keep; whether it gives the words away is the writer's choice. */

import { useEffect, useState } from "preact/hooks";
import { texts } from "../../../shell/language.ts";
import { scheme } from "../../../shell/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { pngOf } from "../svg-image.ts";
import { drawKeepsake } from "./draw-keepsake.ts";
import FinderCard from "./finder-card.tsx";

const t = texts("write");

interface KeepsakeProps {
  readonly facelets: string;
  readonly text: string;
  readonly turns: number;
}

export default function Keepsake({ facelets, text, turns }: KeepsakeProps) {
  const [isTextShown, setTextShown] = useState(false);
  const picture = usePicture(facelets, text, isTextShown, turns);
  const send = async () => {
    if (!picture) return;
    const file = new File([picture.png], "cubegram.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      // Whoever closes the list of recipients wants nothing sent.
      await navigator.share({ files: [file] }).catch(() => undefined);
    } else saveFile("cubegram.png", picture.png, "image/png");
  };
  return (
    <>
      <div class="keepsake-picture">
        {picture && (
          <img src={picture.address} alt={isTextShown ? text : t("keepsake-ask")} width="270" height="338" />
        )}
      </div>
      <Toggle label={t("keepsake-text")} on={isTextShown} onChange={setTextShown} />
      <Button look="main" disabled={!picture} onClick={() => void send()}>
        {canShareFiles() ? t("keepsake-send") : t("keepsake-save")}
      </Button>
      <FinderCard facelets={facelets} />
    </>
  );
}

function canShareFiles(): boolean {
  const file = new File([""], "cubegram.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

interface Picture {
  readonly png: Blob;
  readonly address: string;
}

function usePicture(
  facelets: string,
  text: string,
  isTextShown: boolean,
  turns: number,
): Picture | undefined {
  const [picture, setPicture] = useState<Picture | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let address: string | undefined;
    const draw = async () => {
      const line = isTextShown ? t("turns", { n: turns }) : t("keepsake-ask");
      const isRightToLeft = document.documentElement.dir === "rtl";
      const canvas = await drawKeepsake({
        facelets,
        scheme: scheme.value,
        text,
        isTextShown,
        line,
        isRightToLeft,
      });
      const png = await pngOf(canvas);
      if (isOver) return;
      address = URL.createObjectURL(png);
      setPicture({ png, address });
    };
    void draw();
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [facelets, text, isTextShown, turns, scheme.value]);
  return picture;
}

/** The ways to share, each with what others can see. */
import { texts } from "../../shell/language.ts";
import { fitsLink, shareAddress } from "../../shell/route.ts";
import { scheme } from "../../shell/settings.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Progress } from "../../ui/notice.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { algsOf, password, record, toLink } from "./model.ts";
import { PasswordField } from "./options.tsx";
import { loadCube, pngOf, whitePaper } from "./svg-image.ts";
import { written } from "./use-written.ts";

const t = texts("write");

export default function ShareSheet() {
  const now = record.value.value;
  const found = written.value;
  if (now.text === "") return <p>{t("share-wait")}</p>;
  if (!found) return <Progress label={t("searching")} />;
  const facelets = found.cubes.map((cube) => cube.facelets);
  const parameters = { facelets: facelets.join("_") };
  const isLocked = password.value !== "";
  const save = async () => {
    for (const [i, each] of facelets.entries()) {
      const name = facelets.length === 1 ? "cubegram.png" : `cubegram-${i + 1}.png`;
      saveFile(name, await drawNet(each), "image/png");
    }
  };
  return (
    <div class="stack">
      {!isLocked && (
        <div class="stack write-share-way">
          <p>{t("share-clear")}</p>
          <CopyButton look="plain" text={() => shareAddress("write", toLink(now))} label={t("share-link")} />
        </div>
      )}
      <div class="stack write-share-way">
        <p>{t("share-instead")}</p>
        <div class="row">
          <Button onClick={() => void save()}>{t("share-picture")}</Button>
          <CopyButton look="plain" text={algsOf(found).join("\n")} label={t("copy-moves")} />
        </div>
      </div>
      {fitsLink(parameters) && (
        <div class="stack write-share-way">
          <p>{t("share-lock")}</p>
          <PasswordField />
          {isLocked && (
            <CopyButton look="main" text={() => shareAddress("read", parameters)} label={t("share-locked")} />
          )}
        </div>
      )}
    </div>
  );
}

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 900;
const MARGIN = 24;

/** All sides of a cube as a picture: enough to read it. */
async function drawNet(facelets: string): Promise<Blob> {
  const net = await loadCube(facelets, { view: "net", scheme: scheme.value }, WIDTH, HEIGHT);
  const context = whitePaper(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN);
  context.drawImage(net, MARGIN, MARGIN, WIDTH, HEIGHT);
  return pngOf(context.canvas);
}

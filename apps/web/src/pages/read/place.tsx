/** What to do with coordinates: see them on a map, or take them for the text that the cube would say instead. */
import type { SaidMessage } from "../../jobs/read.ts";
import { texts } from "../../shell/language.ts";

const t = texts("read");

export default function Place({ latitude, longitude, instead }: NonNullable<SaidMessage["place"]>) {
  const [north, east] = [latitude.toFixed(6), longitude.toFixed(6)];
  const map = `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;
  return (
    <>
      <p>
        <a class="button button-main" href={map} target="_blank" rel="noreferrer">
          {t("place-map")}
        </a>
      </p>
      <p class="soft" dir="auto">
        {t("place-instead", { text: instead })}
      </p>
    </>
  );
}

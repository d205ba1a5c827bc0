/** A text that is a place takes less room as numbers. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { record, withKind } from "./model.ts";

const t = texts("hide");

export default function PlaceOffer() {
  return (
    <div class="row">
      <span>{t("place-found")}</span>
      <Button onClick={() => record.set(withKind(record.value.peek(), "coordinates"))}>
        {t("place-use")}
      </Button>
    </div>
  );
}

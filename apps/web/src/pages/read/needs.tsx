/** What a message may need besides the cube that is entered: a password, other cubes. */

import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import {
  addCube,
  hand,
  isBlank,
  MAX_CUBES_READ,
  openCube,
  password,
  type ReadRecord,
  record,
  removeCube,
  shownFault,
} from "./model.ts";

const t = texts("read");

export function Needs() {
  return (
    <>
      <PasswordField label={t("password")} hint={t("password-hint")} password={password} />
      <AddCube />
    </>
  );
}

function AddCube() {
  const now = record.value.value;
  const { cubes } = now;
  if (cubes.length >= MAX_CUBES_READ || (cubes.length === 1 && isBlank(now, 0))) return null;
  const add = () => {
    show(addCube(now));
    announce(t("cube-added", { number: cubes.length + 1 }));
  };
  return (
    <div class="row">
      <Button onClick={add}>{t("add-cube")}</Button>
      <span class="soft">{t("add-cube-hint")}</span>
    </div>
  );
}

/** The cubes of a long message: choose and remove one. */
export function Cubes() {
  const now = record.value.value;
  const { cubes, at } = now;
  return (
    <div class="row read-cubes">
      <Segments
        label={t("cubes")}
        options={cubes.map((_, i) => ({ value: i, label: t("cube-n", { number: i + 1 }) }))}
        chosen={at}
        onChoose={(next) => show(openCube(now, next))}
      />
      <Button look="quiet" onClick={() => record.set(removeCube(now))}>
        {t("remove-cube", { number: at + 1 })}
      </Button>
    </div>
  );
}

/** Another cube is open: nothing of the one before is ringed, and painting begins at its first sticker. */
function show(next: ReadRecord): void {
  shownFault.value = undefined;
  hand.value = { ...hand.value, cursor: 0 };
  record.set(next);
}

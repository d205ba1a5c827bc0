/** What Read has besides: other ways to enter the cube, what a message may need, its number, and the net of a cube that is not being painted. */

import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import type { SaidMessage } from "../../jobs/read.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { CopyButton } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { isBlank, record, WAYS } from "./model.ts";
import { Needs } from "./needs.tsx";
import Painted from "./painted.tsx";
import { isInDoubt, type Reading } from "./use-reading.ts";

const t = texts("read");

interface ReadMoreProps {
  readonly reading: Reading;
  readonly isPainting: boolean;
  /** What the cubes say, if they do. */
  readonly message: SaidMessage | undefined;
}

export default function ReadMore({ reading, isPainting, message }: ReadMoreProps) {
  const now = record.value.value;
  const { size, way, at, cubes } = now;
  return (
    <>
      <Segments
        label={t("way")}
        options={WAYS.map((value) => ({ value, label: t(`way-${value}`) }))}
        chosen={way}
        onChoose={(chosen) => record.set({ ...now, way: chosen })}
      />
      {!isInDoubt(reading) && <Needs />}
      {message && <Details message={message} />}
      {message && cubes.length === 1 && (
        <p>
          <a href={printLink("solve", { facelets: cubes[0] })}>{t("to-solve")}</a>
        </p>
      )}
      {!isPainting && size <= MAX_EDITED_SIZE && !isBlank(now, at) && <Painted reading={reading} />}
    </>
  );
}

function Details({ message: { check, checkBits, number } }: { readonly message: SaidMessage }) {
  return (
    <div>
      {check === "passed" && <p>{t("check-passed-details", { one: 2 ** checkBits })}</p>}
      <h3>{t("number")}</h3>
      <p class="mono breaks" dir="ltr">
        {number}
      </p>
      <CopyButton text={number} />
    </div>
  );
}

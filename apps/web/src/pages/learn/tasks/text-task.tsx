/** A sentence to type: what each character costs, and how the states of the cube narrow down to it. */
import { useEffect } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { ask } from "../../../jobs/ask.ts";
import type { Narrowing } from "../../../jobs/narrow-text.ts";
import { useJob } from "../../../jobs/use-job.ts";
import { formatNumber, texts } from "../../../shell/language.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt, measured } from "../model.ts";

const t = texts("learn");

const MAX_LENGTH = 100;

export default function TextTask({ at, attempt: { text = "" } }: TaskProps<"text">) {
  const work = useJob(
    text === "" ? undefined : text,
    (options) => ask("learn", "narrow", { text, size: 3 }, { ...options, lane: "quick" }),
    { delay: 120 },
  );
  const found = text === "" ? undefined : work.output;
  // A text that is too long leaves the last cube that said one.
  const said = useJob(found?.fits ? text : undefined, (options) =>
    ask("challenge", "keyCube", { how: "text", size: 3, value: text }, { ...options, lane: "quick" }),
  );
  useEffect(() => {
    if (found)
      measured.value = {
        text: found.characters.map(({ character }) => character).join(""),
        bits: found.bits,
      };
  }, [found]);
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={said.output?.facelets ?? solvedFacelets(3)} view="cube" />}
      row={
        <div class="stack">
          <TextField
            label={t("your-sentence")}
            dir="auto"
            maxLength={MAX_LENGTH}
            autocomplete="off"
            value={text}
            onText={(typed) => attempt({ text: typed }, "text")}
          />
          <p class="learn-moves" aria-live="polite">
            {found && (
              <>
                <strong>{t("bits", { n: Math.ceil(found.bits) })}</strong>{" "}
                {t(found.fits ? "fits" : "too-long", { room: round(found.room) })}
              </>
            )}
          </p>
        </div>
      }
      about={found && <Costs found={found} />}
    >
      {work.error && <Notice kind="bad">{t("not-text")}</Notice>}
    </LessonStage>
  );
}

function Costs({ found }: { readonly found: Narrowing }) {
  const most = Math.max(8, ...found.characters.map(({ bits }) => bits));
  return (
    <div class="card stack">
      <ol class="row learn-costs" dir="auto" aria-label={t("costs")}>
        {found.characters.map(({ character, bits: own }, i) => (
          <li key={i} class="column">
            <span class="bar learn-cost-bar" aria-hidden="true">
              <span style={{ blockSize: `${Math.max(2, (100 * own) / most)}%` }} />
            </span>
            <span class="strong centered">{character === " " ? "␣" : character}</span>
            <small class="soft">{round(own)}</small>
          </li>
        ))}
      </ol>
      <Intervals found={found} />
    </div>
  );
}

const SHOWN_INTERVALS = 6;

/** The last characters, each as its part of the interval before it: each bar magnifies what the one above marks. */
function Intervals({ found }: { readonly found: Narrowing }) {
  const first = Math.max(0, found.characters.length - SHOWN_INTERVALS);
  return (
    <div class="stack">
      <h3>{t("intervals")}</h3>
      <p class="soft">{t("intervals-lead")}</p>
      <ol class="learn-intervals pile" dir="ltr" start={first + 1}>
        {found.characters.slice(first).map(({ character, from, width }, i) => (
          <li key={first + i} class="pile">
            <span class="strong centered">{character === " " ? "␣" : character}</span>
            <span class="bar learn-interval" aria-hidden="true">
              <span
                style={{
                  insetInlineStart: `${Math.min(99, 100 * from)}%`,
                  inlineSize: `${Math.max(0.8, 100 * width)}%`,
                }}
              />
            </span>
            <small>{t("share", { part: percent(width) })}</small>
          </li>
        ))}
      </ol>
      {found.fits && <p>{t("states-left", { n: BigInt(found.states) })}</p>}
    </div>
  );
}

function round(bits: number): string {
  return formatNumber(Math.round(bits * 10) / 10);
}

function percent(part: number): string {
  return formatNumber(Number((100 * part).toPrecision(2)));
}

/** Why every algorithm comes back: a sequence of states must meet itself, and undoing moves shows that it meets at the start. */

import { useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";

const t = texts("explore");

const STEPS = 4;
/** Where the sequence in the picture first meets itself: the state after 8 repetitions is that after 3. */
const MEETING = 3;
const PERIOD = 5;

const SOLVED = { fill: "var(--good)", stroke: "var(--good)" };

export function ProofCard() {
  const [step, setStep] = useState(0);
  const [undone, setUndone] = useState(0);
  const first = step < 2 ? MEETING : MEETING - undone;
  return (
    <div class="explore-parts stack">
      <div class="stack">
        <p class="soft">{t("proof-step", { n: step + 1, all: STEPS })}</p>
        <p aria-live="polite">{t(`proof-${(step + 1) as 1 | 2 | 3 | 4}`)}</p>
        {step === 2 && (
          <p class="row">
            <Button onClick={() => setUndone(undone + 1)} disabled={undone === MEETING}>
              {t("proof-undo")}
            </Button>
            <span aria-live="polite">{t("proof-equal", { a: first, b: first + PERIOD })}</span>
          </p>
        )}
        <div class="row">
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t("back")}
          </Button>
          <Button
            look="main"
            disabled={step === STEPS - 1}
            onClick={() => {
              setStep(step + 1);
              if (step + 1 === STEPS - 1) setUndone(MEETING);
            }}
          >
            {t("next")}
          </Button>
        </div>
      </div>
      <StatesPicture first={first} meets={step > 0} />
    </div>
  );
}

/** The states after 0, 1, 2 … repetitions as dots; an arrow leads from the last one back to the one it equals. */
function StatesPicture({ first, meets }: { readonly first: number; readonly meets: boolean }) {
  const last = first + PERIOD - 1;
  const count = meets ? last + 1 : MEETING + PERIOD;
  const x = (i: number) => 22 + i * 34;
  return (
    <svg
      class="drawn explore-states"
      viewBox="0 0 300 110"
      role="img"
      aria-label={meets ? t("proof-picture", { a: first, b: first + PERIOD }) : t("proof-picture-open")}
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} stroke="var(--ink-soft)" stroke-width={1.8}>
          {i > 0 && <path d={`M${x(i - 1) + 11} 70H${x(i) - 13}m-5 -4l5 4l-5 4`} />}
          <circle cx={x(i)} cy={70} r={10} fill="var(--surface)" stroke-width={2} {...(i === 0 && SOLVED)} />
          <text
            x={x(i)}
            y={98}
            font-size="12"
            font-weight="600"
            text-anchor="middle"
            fill="var(--ink-soft)"
            stroke="none"
          >
            {i}
          </text>
        </g>
      ))}
      {meets && (
        <path
          stroke="var(--accent)"
          stroke-width={2.4}
          d={`M${x(last)} 58Q${(x(first) + x(last)) / 2} -22 ${x(first)} 57m-6 -6l6 6l5 -7`}
        />
      )}
    </svg>
  );
}

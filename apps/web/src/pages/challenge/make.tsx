/** Making a challenge: the note and the cube that opens it go into a link. */
import { useState } from "preact/hooks";
import { announceNewCube, Stage } from "../../cube/stage/index.tsx";
import { ask } from "../../jobs/ask.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { shareAddress } from "../../shell/route.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice, Progress } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  EntryButtons,
  EntryCube,
  EntryError,
  EntryField,
  EntrySmart,
  findKeyCube,
  useKeyCube,
} from "./entry.tsx";
import {
  type Challenge,
  type CubeEntry,
  cubeInput,
  emptyEntry,
  MAX_EDITED_SIZE,
  NOTE_BYTES,
  noteBytes,
  password,
  record,
  resized,
  setEntry,
  strengthOf,
  withStickers,
} from "./model.ts";

const t = texts("challenge");

const MakeMore = lazy(() => import("./make-more.tsx"));
const HowMade = lazy(async () => ({ default: (await import("./make-more.tsx")).HowMade }));

export function Make() {
  const draft = record.value.value;
  const { note, lock } = draft;
  const cube = useKeyCube(lock);
  const [made, setMade] = useState<{ readonly of: string; readonly link: string }>();
  const sealing = useJobOnDemand();
  const [complaint, setComplaint] = useState("");
  const left = NOTE_BYTES - noteBytes(note);
  const inputs = JSON.stringify([note, cubeInput(lock) ?? lock.mixed, password.value]);
  const link = made?.of === inputs ? made.link : undefined;
  const address = shareAddress("challenge", { note: link ?? "" });
  const set = (change: Partial<Challenge>, merge?: string) => record.set({ ...draft, ...change }, { merge });
  const make = async () => {
    const facelets = await findKeyCube(lock);
    const missing = note.trim() === "" ? t("need-note") : facelets === undefined ? t("need-cube") : "";
    setComplaint(missing);
    if (missing !== "" || facelets === undefined || left < 0) return;
    const input = { facelets, note, password: password.value };
    const sealed = await sealing.run((options) => ask("challenge", "sealWithCube", input, options));
    if (sealed === undefined) return;
    setMade({ of: inputs, link: sealed });
    announce(t("made-announce"));
  };
  const mix = async () => {
    const { facelets } = await ask("challenge", "randomCube", { size: lock.size }, { lane: "quick" });
    setEntry({ ...lock, how: "random", mixed: facelets });
    announceNewCube();
  };
  const problem = complaint || (sealing.error ? t("failed") : "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <PageHead title={t("title")} record={record} />
      <Stage
        page="challenge"
        size={lock.size}
        largest={MAX_EDITED_SIZE}
        onSize={(size) => setEntry(resized(lock, size))}
        onTake={({ facelets }) => record.set(withStickers(draft, facelets) ?? draft)}
        row={
          link === undefined ? (
            <div class="stack">
              <TextField
                label={t("note-label")}
                hint={`${t("note-hint")} ${left >= 0 && left < 500 ? t("note-room", { n: left }) : ""}`}
                error={left < 0 ? t("note-too-long", { n: -left }) : undefined}
                rows={2}
                dir="auto"
                value={note}
                onText={(text) => set({ note: text }, "note")}
              />
              <EntryField entry={lock} />
            </div>
          ) : (
            <Link address={address} onLeave={() => setMade(undefined)} />
          )
        }
        say={
          <>
            {note === "" && <p class="soft">{t("lead")}</p>}
            <EntryError entry={lock} cube={cube} />
            {link === undefined && <EntrySmart of="challenge" entry={lock} />}
            {problem !== "" && (
              <Notice kind="bad" alert>
                {problem}
              </Notice>
            )}
            {sealing.isRunning && (
              <Progress label={t("making")} done={sealing.done} onCancel={sealing.cancel} />
            )}
          </>
        }
        buttons={
          link === undefined ? (
            <>
              <EntryButtons entry={lock} label={t("make")} disabled={sealing.isRunning} />
              {lock.how === "random" && (
                <Button look={lock.mixed ? "plain" : "big"} onClick={() => void mix()}>
                  {t(lock.mixed ? "mix-again" : "mix")}
                </Button>
              )}
            </>
          ) : (
            <>
              <CopyButton text={address} label={t("copy-link")} look="big" />
              <Button
                onClick={() => {
                  set({ opening: link, answer: emptyEntry("stickers") });
                  scrollTo(0, 0);
                }}
              >
                {t("try-link")}
              </Button>
            </>
          )
        }
        more={<MakeMore entry={lock} cube={cube} />}
        about={
          <>
            {cube.output && <HowMade {...cube.output} />}
            <Strength entry={lock} />
          </>
        }
      >
        <EntryCube entry={lock} cube={cube} />
      </Stage>
    </form>
  );
}

function Link({ address, onLeave }: { readonly address: string; readonly onLeave: () => void }) {
  return (
    <div class="stack challenge-link">
      <div class="row gathered">
        <FreshHeading of={address}>{t("link-heading")}</FreshHeading>
        <Button look="quiet" onClick={onLeave}>
          {t("change-note")}
        </Button>
      </div>
      <Field label={t("link-label")} isLabelHidden hint={t("link-hint", { n: address.length })}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="mono small"
            dir="ltr"
            readOnly
            rows={2}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
    </div>
  );
}

/** How hard the note is to open without the cube, in words. */
function Strength({ entry }: { readonly entry: CubeEntry }) {
  const strength = strengthOf(entry);
  const isWeak = strength === "small" || strength === "said";
  return (
    <section class="card stack" aria-labelledby="challenge-strength">
      <h2 id="challenge-strength">{t("strength-heading")}</h2>
      <p>{t(`strength-${strength}`)}</p>
      {password.value !== "" && <p>{t("strength-password")}</p>}
      <p>{t("strength-seen")}</p>
      <p class="soft">{t("make-why")}</p>
      {isWeak && (
        <div>
          <Button onClick={() => setEntry(resized({ ...entry, how: "random" }, Math.max(3, entry.size)))}>
            {t("strength-mix")}
          </Button>
        </div>
      )}
    </section>
  );
}

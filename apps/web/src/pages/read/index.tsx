/** Read: a cube is painted, shown to the camera, pasted or made by moves, and says its message. */

import { ByCamera, doubtsOf, type SeenCube } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { useRecognized } from "../../cube/pasted/use-recognized.ts";
import { SmartCube } from "../../cube/smart/index.tsx";
import { Stage } from "../../cube/stage/index.tsx";
import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import { MAX_READ_SIZE } from "../../cubes/written.ts";
import { texts } from "../../shell/language.ts";
import { CopyButton } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import {
  byHand,
  cubeOf,
  hand,
  isBlank,
  preview,
  type ReadRecord,
  record,
  shownFault,
  toLink,
  withFacelets,
  withFound,
  withSize,
  withStaged,
  writtenOf,
} from "./model.ts";
import { diagnosisAt, meantText, messageOf, type Reading, useReading } from "./use-reading.ts";
import "./style.css";

const t = texts("read");

const Painted = lazy(() => import("./painted.tsx"));
const LargeNet = lazy(() => import("../../cube/large-net/index.tsx"));
const Outcome = lazy(() => import("./outcome.tsx"));
const Typed = lazy(() => import("./typed.tsx"));
const Faults = lazy(async () => ({ default: (await import("./faults.tsx")).Faults }));
const MendButton = lazy(async () => ({ default: (await import("./faults.tsx")).MendButton }));
const ReadMore = lazy(() => import("./more.tsx"));

export default function ReadPage() {
  const now = record.value.value;
  const { size, way, at, cubes } = now;
  const written = useRecognized(writtenOf(now), (found) =>
    record.amend(withFound(record.value.peek(), found)),
  );
  const reading = useReading();
  // What is typed is not a cube, so what was read before does not apply.
  const isStale = written.output?.some(({ kind }) => kind !== "cube" && kind !== "empty") ?? false;
  const diagnosis = isStale || reading.isRunning ? undefined : diagnosisAt(reading, at);
  const message = isStale ? undefined : messageOf(reading);
  const meant = diagnosis && meantText(diagnosis);
  // Of a text in doubt it is first weighed whether there is one.
  const text = message?.isUnsettled ? undefined : (message?.text ?? meant?.text);
  const isPainting = isBeingPainted(reading) && !(isStale && way === "paste");
  return (
    <>
      <PageHead title={t("title")} record={record} link={toLink(now)} />
      <Stage
        page="read"
        size={size}
        largest={way === "paint" ? MAX_EDITED_SIZE : MAX_READ_SIZE}
        onSize={(next) => record.set(withSize(now, next))}
        onTake={(cube) => record.set(withStaged(now, cube) ?? now)}
        row={way !== "paint" && <Typed found={written.output} />}
        say={
          <>
            {isBlank(now, at) && cubes.length === 1 && !isStale ? (
              <p class="soft">{t(way !== "paint" ? "lead" : size % 2 === 1 ? "hold" : "hold-even")}</p>
            ) : cubes.length === 1 && !isStale && !reading.isAsked ? (
              <p class="soft">{t("waiting")}</p>
            ) : (
              <Outcome reading={reading} isStale={isStale} />
            )}
            {way === "paint" && (
              <SmartCube
                of="read"
                size={size}
                cube={cubeOf(now).facelets}
                isSure={message?.check === "passed"}
                onCube={takeTurned}
              />
            )}
          </>
        }
        buttons={
          <>
            {diagnosis && diagnosis.repairs.length > 0 && <MendButton diagnosis={diagnosis} />}
            {text && <CopyButton look={diagnosis ? "plain" : "main"} text={text} />}
            <ByCamera
              painted={cubes[at]}
              {...(message && { label: t("another") })}
              look={text || diagnosis ? "plain" : "main"}
              onRead={takeCube}
            />
          </>
        }
        more={<ReadMore reading={reading} isPainting={isPainting} message={message} />}
        about={diagnosis && <Faults diagnosis={diagnosis} />}
      >
        {isPainting ? <Painted reading={reading} /> : <Shown reading={reading} />}
      </Stage>
    </>
  );
}

/** What the camera read. If nothing is in doubt, the message comes next, at the top. */
function takeCube({ size, facelets, doubts, cursor }: SeenCube): void {
  const now: ReadRecord = { ...withSize(record.value.peek(), size), way: "paint" };
  hand.value = { ...hand.value, cursor };
  shownFault.value = undefined;
  record.set(withFacelets(now, now.at, facelets));
  if (doubts.length === 0) scrollTo(0, 0);
}

/** A smart cube, as far as is known. */
function takeTurned(facelets: string): void {
  const now = record.value.peek();
  record.set(withFacelets(now, now.at, facelets), { merge: "smart" });
}

/**
 * Whether the cube is one to paint on: it is not finished, it can't be right, or it may have been painted wrong. Once check digits vouch
 * for it, it is seen as it is in the hand.
 */
function isBeingPainted(reading: Reading): boolean {
  const now = record.value.value;
  const { size, way, at, cubes } = now;
  if (size > MAX_EDITED_SIZE || way === "moves" || (way === "paste" && isBlank(now, at))) return false;
  if (reading.places[at] === undefined || diagnosisAt(reading, at)) return true;
  const isUnsure = byHand.value === cubes[at] || doubtsOf(cubes[at]) !== undefined;
  return isUnsure && messageOf(reading)?.check !== "passed";
}

/** The cube as it is in the hand; one that can't be right and is too large to be painted, unfolded, with its faulty stickers ringed. */
function Shown({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  const { facelets } = cubeOf(now);
  const diagnosis = diagnosisAt(reading, now.at);
  if (!diagnosis || now.size <= MAX_EDITED_SIZE)
    return <CubePicture cube={facelets} view="cube" title={t("entry")} />;
  return (
    <LargeNet cube={preview.value ?? facelets} marked={diagnosis.faults[shownFault.value ?? 0]?.facelets} />
  );
}

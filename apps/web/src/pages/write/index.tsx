/** The Write page: a text, what it takes, and how to put it on real cubes. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { whenIdle } from "../../shell/slices.ts";
import { Button, SHARE_ICON } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Compose } from "./compose.tsx";
import { password, record } from "./model.ts";
import { useShorterMoves, useWritten } from "./use-written.ts";
import "./style.css";

const t = texts("write");

const WriteGuide = lazy(() => import("./guide/guide.tsx"));

export default function WritePage() {
  const { guide } = record.value.value;
  const live = useWritten(record.value.value, password.value);
  useShorterMoves(live);
  const isWritten = live.written.output !== undefined && !live.written.isRunning;
  // Where the app is kept for use offline, the guide is fetched anyway; then it opens at once.
  useEffect(
    () => (isWritten && "serviceWorker" in navigator ? whenIdle(WriteGuide.start) : undefined),
    [isWritten],
  );
  if (guide) return <WriteGuide guide={guide} size={record.value.value.size} />;
  return (
    <>
      <PageHead title={t("title")} record={record}>
        <Share />
      </PageHead>
      <Compose live={live} />
    </>
  );
}

const ShareSheet = lazy(() => import("./share-sheet.tsx"));

/** Loaded when it is opened for the first time. */
const isWanted = signal(false);

/** What can be shared: a link that tells anyone the message, the cube itself, or a link that needs a password. */
function Share() {
  return (
    <>
      <Button look="quiet" popovertarget="write-share" aria-label={t("share-title")} title={t("share-title")}>
        <Icon path={SHARE_ICON} />
      </Button>
      <dialog
        id="write-share"
        class="menu"
        popover="auto"
        aria-label={t("share-title")}
        onToggle={() => {
          isWanted.value = true;
        }}
      >
        {isWanted.value && <ShareSheet />}
      </dialog>
    </>
  );
}

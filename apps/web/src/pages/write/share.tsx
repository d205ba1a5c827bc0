/** What can be shared: a link that tells anyone the message, the cube itself, or a link that needs a password. */

import { signal } from "@preact/signals";
import { Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { SHARE_ICON } from "../../ui/share-button.tsx";

const t = texts("write");

const ShareSheet = lazy(() => import("./share-sheet.tsx"));

/** Loaded when it is opened for the first time. */
const isWanted = signal(false);

export function Share() {
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

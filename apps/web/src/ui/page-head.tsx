/** The head of a page: its heading, undo and redo, and the link to it. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { texts } from "../shell/language.ts";
import { brokenLink } from "../shell/page-record.ts";
import { fitsLink, type Parameters, page, shareAddress } from "../shell/route.ts";
import type { Steps } from "../shell/timeline.ts";
import { Button, CopyButton, SHARE_ICON } from "./button.tsx";
import { Notice } from "./notice.tsx";

const t = texts("app");

/** The one heading of a page and a sentence below it; takes the focus when the page is entered. Below, if need be, that its link is broken. */
export function PageHead({
  title,
  lead,
  record,
  link,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  /** What can be undone. */
  readonly record?: Steps;
  /** What a link to this page says of it, as the page's `toLink` gives it. */
  readonly link?: Parameters;
  /** Next to the title, behind undo and share. */
  readonly children?: ComponentChildren;
}) {
  return (
    <>
      <div class="row page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p class="lead soft">{lead}</p>}
        </div>
        {(record || children) && (
          <div class="row page-tools">
            {record && <UndoBar record={record} />}
            {link && <ShareButton parameters={link} />}
            {children}
          </div>
        )}
      </div>
      {brokenLink.value === page.value && (
        <Notice kind="bad" alert>
          {t("link-broken")}
        </Notice>
      )}
    </>
  );
}

/** Undo and redo for a page's record, as buttons and as keys (Ctrl-Z, Ctrl-Shift-Z). */
function UndoBar({ record }: { readonly record: Steps }) {
  useUndoKeys(record);
  const buttons = [
    ["undo", "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3", record.canUndo, record.undo],
    ["redo", "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3", record.canRedo, record.redo],
  ] as const;
  return (
    <span class="undo-bar">
      {buttons.map(([name, path, can, act]) => (
        <Button
          key={name}
          look="quiet"
          aria-label={t(name)}
          title={t(name)}
          disabled={!can.value}
          onClick={act}
        >
          <Icon path={path} />
        </Button>
      ))}
    </span>
  );
}

/** For the page shown, Ctrl-Y too, even in its fields, because those are drawn from the record. */
function useUndoKeys(record: Steps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) record.redo();
      else record.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [record]);
}

/** Copies the link that opens this page in this state. */
function ShareButton({ parameters }: { readonly parameters: Parameters }) {
  return (
    <CopyButton
      icon={SHARE_ICON}
      text={() => shareAddress(page.peek(), parameters)}
      label={t("share")}
      done={t(fitsLink(parameters) ? "share-copied" : "share-in-part")}
    />
  );
}

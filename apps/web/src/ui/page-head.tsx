/** The one heading of a page and a sentence below it; takes the focus when the page is entered. Below, if need be, that its link is broken. */
import type { ComponentChildren } from "preact";
import { texts } from "../shell/language.ts";
import { brokenLink } from "../shell/page-record.ts";
import { page } from "../shell/route.ts";
import { Notice } from "./notice.tsx";

const t = texts("app");

export function PageHead({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Next to the title: undo, share. */
  readonly children?: ComponentChildren;
}) {
  return (
    <>
      <div class="row page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p class="lead soft">{lead}</p>}
        </div>
        {children && <div class="row page-tools">{children}</div>}
      </div>
      {brokenLink.value === page.value && (
        <Notice kind="bad" alert>
          {t("link-broken")}
        </Notice>
      )}
    </>
  );
}

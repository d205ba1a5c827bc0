/** The one heading of a page and a sentence below it; takes the focus when the page is entered. */
import type { ComponentChildren } from "preact";

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
    <div class="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p class="lead">{lead}</p>}
      </div>
      {children && <div class="page-tools">{children}</div>}
    </div>
  );
}

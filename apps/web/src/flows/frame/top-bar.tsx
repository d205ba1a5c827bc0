/** The bar over a flow: a cross to leave it, the only heading of the page on one line, and how far one is. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../shell/icon.tsx";
import "./style.css";

interface TopBarProps {
  readonly title: ComponentChildren;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly progress: { readonly "aria-label": string; readonly value: number; readonly max: number };
  /** Beside the heading. */
  readonly children?: ComponentChildren;
}

export function TopBar({ title, leaveLabel, onLeave, progress, children }: TopBarProps) {
  return (
    <div class="guide-top">
      <button
        type="button"
        class="button button-quiet guide-leave"
        aria-label={leaveLabel}
        title={leaveLabel}
        onClick={onLeave}
      >
        <Icon path="M6 6l12 12M18 6L6 18" />
      </button>
      <h1 class="two-lines guide-text" dir="auto" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <progress class="guide-progress" {...progress} />
    </div>
  );
}

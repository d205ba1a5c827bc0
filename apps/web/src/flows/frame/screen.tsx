/** What every flow is made of: a screen, the bar over it, and the keys that go back and on. */
import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../shell/icon.tsx";
import { Button } from "../../ui/button.tsx";
import "./style.css";

interface ScreenProps {
  /** The cube, as large as there is room. */
  readonly stage: ComponentChildren;
  readonly heading: ComponentChildren;
  /** A short line below the heading. */
  readonly children?: ComponentChildren;
  /** The buttons, `GoOn` last. */
  readonly buttons: ComponentChildren;
}

/** One screen of the guide: something to look at, a sentence, and buttons that are always within reach. */
export function Screen({ stage, heading, children, buttons }: ScreenProps) {
  return (
    <div class="guide-screen pile">
      <div class="middle guide-stage">{stage}</div>
      <div class="guide-say centered pile">
        <h2 tabIndex={-1}>{heading}</h2>
        {children}
      </div>
      <div class="row in-reach guide-buttons">{buttons}</div>
    </div>
  );
}

/** The one button of a screen that continues. */
export function GoOn(props: Omit<ComponentProps<typeof Button>, "look">) {
  return <Button look="big" {...props} />;
}

interface TopBarProps {
  readonly title: ComponentChildren;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly progress: { readonly "aria-label": string; readonly value: number; readonly max: number };
  /** Beside the heading. */
  readonly children?: ComponentChildren;
}

/** The bar over a flow: a cross to leave it, the only heading of the page on one line, and how far one is. */
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

type Way = (() => void) | undefined;

/** The arrow keys go back and on, wherever nothing else wants them. */
export function useArrowKeys(back: Way, on: Way): void {
  const ways = useRef({ ArrowLeft: back, ArrowRight: on });
  ways.current = { ArrowLeft: back, ArrowRight: on };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      const go = (ways.current as Partial<Record<string, Way>>)[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Arrow keys belong to fields, and to the player when it has the focus. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, cube-player, [role=grid]") !== null
  );
}

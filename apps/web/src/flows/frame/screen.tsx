/** One screen of the guide: something to look at, a sentence, and buttons that are always within reach. */
import type { ComponentChildren, ComponentProps } from "preact";
import { Button } from "../../ui/button.tsx";

interface ScreenProps {
  /** The cube, as large as there is room. */
  readonly stage: ComponentChildren;
  readonly heading: ComponentChildren;
  /** A short line below the heading. */
  readonly children?: ComponentChildren;
  /** The buttons, `GoOn` last. */
  readonly buttons: ComponentChildren;
}

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

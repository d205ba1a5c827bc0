/** Buttons: plain ones, and those that copy a text. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../shell/announce.ts";
import { texts } from "../shell/language.ts";

export type ButtonLook = "main" | "plain" | "quiet" | "big";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "class" | "look"> & {
  readonly look?: ButtonLook;
  readonly children?: ComponentChildren;
};

/** A button. `main` for the one next thing to do, `quiet` for tools; it submits no form unless it says `submit`. */
export function Button({ look = "plain", type = "button", children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} class={`button button-${look}`}>
      {children}
    </button>
  );
}

const t = texts("app");

const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** The text, or a function that makes it on demand. */
  readonly text: string | (() => string);
  readonly label?: string;
  readonly done?: string;
  readonly look?: ButtonLook;
  /** A drawing in a 24 × 24 box, for places without room for the label. */
  readonly icon?: string;
}

/** Copies a text and says so, or says that copying is not allowed. */
export function CopyButton({
  text,
  label = t("copy"),
  done = t("copied"),
  look = "quiet",
  icon,
}: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const result = await navigator.clipboard.writeText(typeof text === "string" ? text : text()).then(
      () => done,
      () => t("share-failed"),
    );
    setSaid(result);
    announce(result);
    setTimeout(() => setSaid(""), SHOWN_MS);
  };
  return (
    <Button look={look} onClick={() => void copy()}>
      {icon && (
        <svg class="icon copy-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={said ? "M4 12l5 5L20 6" : icon} />
        </svg>
      )}
      <span class="copy-word">{said || label}</span>
    </Button>
  );
}

/** An arrow out of a box, in a 24 × 24 box. */
export const SHARE_ICON = "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8";

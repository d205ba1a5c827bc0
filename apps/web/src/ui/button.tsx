/** A button. `main` for the one next thing to do, `quiet` for tools; it submits no form unless it says `submit`. */
import type { ComponentChildren, JSX } from "preact";

export type ButtonLook = "main" | "plain" | "quiet" | "big";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "class" | "look"> & {
  readonly look?: ButtonLook;
  readonly children?: ComponentChildren;
};

export function Button({ look = "plain", type = "button", children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} class={`button button-${look}`}>
      {children}
    </button>
  );
}

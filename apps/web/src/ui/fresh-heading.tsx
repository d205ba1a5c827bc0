/** A heading that takes the focus when what it names is new: whoever asked for it reads on there. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface FreshHeadingProps {
  /** Whether it was just asked for, rather than there on arrival; always, if nothing is said. */
  readonly isNew?: { current: boolean };
  /** What it names. */
  readonly of?: unknown;
  readonly id?: string;
  readonly children: ComponentChildren;
}

export function FreshHeading({ isNew = { current: true }, of, id, children }: FreshHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew.current) heading.current?.focus();
    isNew.current = false;
  }, [of]);
  return (
    <h2 ref={heading} tabIndex={-1} id={id}>
      {children}
    </h2>
  );
}

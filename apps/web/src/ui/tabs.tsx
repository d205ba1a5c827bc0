/** Several views of one thing, one at a time: a row of tabs, and the chosen one's panel. Arrow keys go from tab to tab. */
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import "./tabs.css";

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** What the chosen tab shows. */
  readonly children: ComponentChildren;
}

export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget as Element).direction === "rtl" ? -step : step;
    const at = tabs.findIndex(({ value }) => value === chosen);
    const next = (at + forward + tabs.length) % tabs.length;
    onChoose(tabs[next].value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next].focus();
  };
  return (
    <div class="stack stack-apart">
      <div class="strip tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label: words }) => (
          <button
            key={value}
            type="button"
            role="tab"
            class="bare tab"
            id={`${id}-${value}`}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChoose(value)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

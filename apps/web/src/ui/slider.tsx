/**
 * A slider that a finger may scroll over. A browser moves the knob as soon as a finger touches the track; here nothing counts until
 * the finger lifts or goes sideways, and if the page is scrolled instead, everything stays as it was.
 */
import type { ComponentProps } from "preact";
import { useRef, useState } from "preact/hooks";

/** So far sideways, in pixels, a finger means the slider. */
const SIDEWAYS = 8;

interface Touch {
  readonly before: number;
  readonly x: number;
  isSideways: boolean;
  /** Where the browser has put the knob. */
  latest: number;
}

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "role"> & {
  readonly value: number;
  readonly onChange: (value: number) => void;
};

export function Slider({ value, onChange, ...attributes }: SliderProps) {
  const touch = useRef<Touch | undefined>(undefined);
  // What the knob shows during a touch that does not count yet.
  const [held, setHeld] = useState<number | undefined>(undefined);
  const end = (counts: boolean) => {
    const ended = touch.current;
    touch.current = undefined;
    setHeld(undefined);
    if (!ended) return;
    if (counts && ended.latest !== value) onChange(ended.latest);
    if (!counts && ended.isSideways) onChange(ended.before);
  };
  return (
    <input
      {...attributes}
      type="range"
      value={held ?? value}
      onPointerDown={({ pointerType, clientX }) => {
        if (pointerType === "touch")
          touch.current = { before: value, x: clientX, isSideways: false, latest: value };
      }}
      onPointerMove={({ clientX }) => {
        const now = touch.current;
        if (!now || now.isSideways || Math.abs(clientX - now.x) < SIDEWAYS) return;
        now.isSideways = true;
        if (now.latest !== value) onChange(now.latest);
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={(event) => {
        event.currentTarget.value = String(touch.current?.before ?? value);
        end(false);
      }}
      onInput={({ currentTarget }) => {
        const moved = currentTarget.valueAsNumber;
        if (!touch.current) return onChange(moved);
        touch.current.latest = moved;
        if (touch.current.isSideways) onChange(moved);
        else setHeld(moved);
      }}
    />
  );
}

/** A box of cubes: those in sight are drawn, a row on a canvas; where one is lost or not yet there, its place is empty. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { type BoxContent, cubesFrom, filled } from "./box-content.ts";
import { boxLayout, drawCubes, placeByKey, rowsInSight } from "./box-layout.ts";

const t = texts("files");

interface BoxProps {
  readonly content: BoxContent;
  /** The place under the cursor. */
  readonly at: number;
  /** Whether a cube was put back into it: then it is the box that goes on. */
  readonly isBack: boolean;
  readonly onMove: (at: number) => void;
  /** Takes this cube out of the box. */
  readonly onTake: (at: number) => void;
}

export default function Box({ content, at, isBack, onMove, onTake }: BoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [[width, height], setRoom] = useState<readonly [number, number]>([0, 0]);
  const [top, setTop] = useState(0);
  // Rows come one after another as long as nobody has scrolled.
  const [scrolled, setScrolled] = useState<unknown>(undefined);
  useLayoutEffect(() => {
    const measure = () => setRoom([box.current!.clientWidth, box.current!.clientHeight]);
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    measure();
    if (isBack) box.current!.focus({ preventScroll: true });
    return () => watch.disconnect();
  }, []);
  const { size, places, ringed = [], of } = content;
  const layout = boxLayout(places, size, width, height);
  const { columns, rows, cell } = layout;
  const [first, end] = rowsInSight(layout, top, height);
  const row = Math.floor(at / columns);
  useLayoutEffect(() => {
    const { scrollTop } = box.current!;
    if (row * cell < scrollTop) box.current!.scrollTop = row * cell;
    else if ((row + 1) * cell > scrollTop + height) box.current!.scrollTop = (row + 1) * cell - height;
  }, [row, cell]);
  const lastRow = places - (rows - 1) * columns;
  const corner = `${lastRow * cell}px`;
  const have = filled(content);
  return (
    <div
      class={scrolled === of ? "box" : "box box-filling"}
      ref={box}
      dir="ltr"
      role="listbox"
      aria-label={t("box")}
      aria-activedescendant={id}
      tabIndex={0}
      onScroll={(event) => {
        // Only a new row changes what is drawn.
        const next = Math.floor(event.currentTarget.scrollTop / cell) * cell;
        if (next !== top) setTop(next);
        if (next > 0) setScrolled(of);
      }}
      onKeyDown={(event) => {
        const next = placeByKey(event.key, at, places, layout, height);
        if (next === undefined && event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (next === undefined) onTake(at);
        else onMove(next);
      }}
      onClick={(event) => {
        const tray = event.currentTarget.firstElementChild!.getBoundingClientRect();
        const column = Math.floor((event.clientX - tray.left) / cell);
        const taken = Math.floor((event.clientY - tray.top) / cell) * columns + column;
        if (column < columns && taken < places) onTake(taken);
      }}
    >
      <div
        class="box-tray"
        style={{
          inlineSize: `${columns * cell}px`,
          blockSize: `${rows * cell}px`,
          backgroundSize: `${cell}px ${cell}px`,
          clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${cell}px), ${corner} calc(100% - ${cell}px), ${corner} 100%, 0 100%)`,
        }}
      >
        {width > 0 &&
          Array.from({ length: Math.max(0, Math.min(end, Math.ceil(have / columns)) - first) }, (_, i) => (
            <Row
              key={first + i}
              content={content}
              from={(first + i) * columns}
              to={Math.min((first + i + 1) * columns, have)}
              top={(first + i) * cell}
              delay={i}
              cell={cell}
            />
          ))}
        {ringed.map((place) => {
          const at = Math.floor(place / columns);
          return at < first || at >= end ? null : (
            <span key={place} class="box-ring" style={placeStyle(place, columns, cell)} />
          );
        })}
        <div
          id={id}
          class="box-cursor"
          role="option"
          tabIndex={-1}
          aria-selected="true"
          aria-posinset={at + 1}
          aria-setsize={places}
          aria-label={t("cube-name", { n: at + 1 })}
          style={placeStyle(at, columns, cell)}
        />
      </div>
    </div>
  );
}

function placeStyle(place: number, columns: number, cell: number) {
  return {
    insetInlineStart: `${(place % columns) * cell}px`,
    insetBlockStart: `${Math.floor(place / columns) * cell}px`,
    inlineSize: `${cell}px`,
    blockSize: `${cell}px`,
  };
}

function Row({
  content,
  from,
  to,
  top,
  delay,
  cell,
}: {
  readonly content: BoxContent;
  readonly from: number;
  /** As far as there are cubes. */
  readonly to: number;
  /** Pixels. */
  readonly top: number;
  /** How many rows come before it. */
  readonly delay: number;
  readonly cell: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    void cubesFrom(content, from, to).then((cubes) => {
      // Whoever scrolls quickly has left the row behind meanwhile.
      if (isWanted && canvas.current)
        drawCubes(canvas.current, { cubes, size: content.size, cell, scheme: scheme.value });
    });
    return () => {
      isWanted = false;
    };
  }, [content.of, from, to, cell, scheme.value]);
  return (
    <canvas
      ref={canvas}
      class="box-row"
      width={0}
      height={0}
      style={{
        insetBlockStart: `${top}px`,
        inlineSize: `${(to - from) * cell}px`,
        blockSize: `${cell}px`,
        animationDelay: `calc(${delay} * var(--motion) / 2)`,
      }}
    />
  );
}

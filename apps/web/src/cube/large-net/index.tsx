/** The net of a cube that is too large to paint: it can be zoomed, with the faulty stickers ringed. */

import { netLayout } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import { useEffect, useRef, useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CubePicture } from "../cube-picture.tsx";
import "./style.css";

const t = texts("net-editor");

const ZOOMS = [1, 1.5, 2, 3, 4, 6];
/** Smaller stickers are hard to tell apart, so the view zooms in on the one being sought. */
const MIN_STICKER_PX = 14;

interface LargeNetProps {
  /** 6n² letters U R F D L B, `?` where unknown. */
  readonly cube: string;
  readonly marked?: readonly number[] | undefined;
}

export default function LargeNet({ cube, marked = [] }: LargeNetProps) {
  const size = Math.sqrt(cube.length / FACES.length);
  const box = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const at = ZOOMS.indexOf(zoom);
  const { width, height, cornerOf } = netLayout(size);
  // Zooms until the first ringed sticker can be seen, and brings it to the middle.
  useEffect(() => {
    const element = box.current;
    if (!element || marked.length === 0) return;
    const pixels = (times: number) => (element.clientWidth * times) / width;
    const near = ZOOMS.find((each) => 10 * pixels(each) >= MIN_STICKER_PX) ?? ZOOMS[ZOOMS.length - 1];
    setZoom(near);
    const [x, y] = cornerOf(marked[0]);
    // Once the picture has its new size.
    requestAnimationFrame(() =>
      element.scrollTo({
        left: x * pixels(near) - element.clientWidth / 2,
        top: y * pixels(near) - element.clientHeight / 2,
      }),
    );
  }, [marked.join(), size]);
  return (
    <div class="large-net pile">
      <div class="row">
        <Button disabled={at === 0} onClick={() => setZoom(ZOOMS[at - 1])}>
          {t("smaller")}
        </Button>
        <Button disabled={at === ZOOMS.length - 1} onClick={() => setZoom(ZOOMS[at + 1])}>
          {t("larger")}
        </Button>
        {marked.length > 0 && <span class="soft">{t("ringed", { n: marked.length })}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="large-net-box" ref={box} tabIndex={0} aria-label={t("net-scrolls")} dir="ltr">
        <div class="large-net-picture" style={{ inlineSize: `${zoom * 100}%` }}>
          <CubePicture cube={cube} />
          <svg class="over drawn" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
            {marked.map((facelet) => {
              const [x, y] = cornerOf(facelet);
              const ring = { x: x + 1, y: y + 1, width: 8, height: 8, rx: 2 };
              return (
                <g key={facelet}>
                  <rect {...ring} stroke="#ffffff" stroke-width={3.4} />
                  <rect {...ring} stroke="#000000" stroke-width={1.7} class="large-net-ring" />
                </g>
              );
            })}
          </svg>
        </div>
      </section>
    </div>
  );
}

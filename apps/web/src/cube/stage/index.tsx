/**
 * The stage of a page: one large cube, always in the same place; below it its moves in a row, one sentence and the button that goes on. All
 * else is in a sheet, "More", which stays as the user left it; beside it or below, what explains the cube.
 */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import type { Tab } from "../../shell/pages.ts";
import { isMoreOpen, openMore } from "../../shell/settings.ts";
import { stage } from "../../shell/stage.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { RecentProps } from "./later.tsx";
import "./style.css";

const t = texts("stage");

/** Pictures of earlier cubes: below everything, when the rest is there. */
const Recent = lazy(async () => ({ default: (await import("./later.tsx")).Recent }));
/** In the sheet, which most never open. */
const SizePicker = lazy(async () => ({ default: (await import("./later.tsx")).SizePicker }));

/** Where a random cube takes the place of the last one; the button that was pressed may be gone. */
export function announceNewCube(): void {
  announce(t("new-cube"));
}

export interface StageProps extends Partial<RecentProps> {
  readonly page: Tab;
  /** The cube: played, turned or painted. */
  readonly children: ComponentChildren;
  /** What it shows, for those who do not see it: the size, and the last move if there is one. */
  readonly size: number;
  readonly lastMove?: string | undefined;
  /** The same in words, where it is not one cube. */
  readonly inWords?: string;
  /** Its moves, or the field where they are typed. */
  readonly row?: ComponentChildren;
  /** What is asked, or what was found. */
  readonly say?: ComponentChildren;
  /** The main button and at most two others. */
  readonly buttons?: ComponentChildren;
  /** What explains the cube, open to all. */
  readonly about?: ComponentChildren;
  /** Of a cube that may have another size. */
  readonly largest?: number;
  readonly onSize?: (size: number) => void;
  /** In the sheet, below the size. */
  readonly more?: ComponentChildren;
}

export function Stage(props: StageProps) {
  const { page, size, lastMove, about, onSize, largest = size } = props;
  const id = useId();
  const hasMore = onSize !== undefined || Boolean(props.more);
  const isOpen = hasMore && isMoreOpen(page);
  return (
    <div class={isOpen || about ? "stage stage-wide pile" : "stage pile"}>
      <section class="stage-scene column pile" aria-label={t("label")} aria-describedby={id}>
        <p class="visually-hidden" id={id}>
          {props.inWords ?? t("cube", { size })} {lastMove && t("last-move", { move: lastMove })}
        </p>
        <div class="column stage-cube">{props.children}</div>
        {props.row && <div class="stage-row">{props.row}</div>}
        {props.say && <div class="stage-say pile">{props.say}</div>}
        <div class="row gathered in-reach stage-actions">
          {props.buttons}
          {hasMore && (
            <Button
              aria-expanded={isOpen}
              aria-controls={`${id}-more`}
              onClick={() => openMore(page, !isOpen)}
            >
              {t("more")}
            </Button>
          )}
        </div>
      </section>
      {(isOpen || about) && (
        <div class="stage-beside stack">
          {isOpen && (
            <section class="card stack stage-more" id={`${id}-more`} aria-label={t("more")}>
              {onSize && <SizePicker size={size} largest={largest} onChoose={onSize} />}
              {props.more}
            </section>
          )}
          {about}
        </div>
      )}
      {props.onTake && stage.value.recent.length > 0 && <Recent onTake={props.onTake} />}
    </div>
  );
}

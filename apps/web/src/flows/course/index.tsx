/** "Solve your first cube": seven lessons, one screen per step. */

import { useEffect, useRef } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { TopBar } from "../frame/screen.tsx";
import { HereScreen } from "./here-screen.tsx";
import { keptCourse } from "./kept.ts";
import { LESSONS } from "./lessons.ts";
import { atLesson, type Course, nextLesson } from "./model.ts";
import { ChooseScreen, DoneScreen, IdeaScreen, ListScreen, OwnScreen } from "./screens.tsx";
import { WatchScreen } from "./watch-screen.tsx";
import "./style.css";

const t = texts("course");

interface FirstCubeProps {
  /** A cube in hand that is already known. */
  readonly own?: string | undefined;
  readonly onLeave: () => void;
  /** The cube in hand is solved. */
  readonly onSolved?: (() => void) | undefined;
}

/** The editor is loaded when a cube is to be painted. */
const PaintScreen = lazy(() => import("./paint-screen.tsx"));

const SCREENS = {
  list: ListScreen,
  idea: IdeaScreen,
  watch: WatchScreen,
  practice: HereScreen,
  choose: ChooseScreen,
  paint: PaintScreen,
  own: OwnScreen,
  here: HereScreen,
  done: DoneScreen,
};

/** The whole screen, with a button to leave it. */
export default function FirstCube({ own, onLeave, onSolved }: FirstCubeProps) {
  const { screen, done } = keptCourse().value;
  return (
    <div class="guide pile">
      <TopBar
        title={t("title")}
        leaveLabel={t("leave")}
        onLeave={onLeave}
        progress={{ "aria-label": t("progress"), value: done.length, max: LESSONS.length }}
      >
        {screen !== "list" && (
          <Button look="quiet" onClick={() => change({ ...keptCourse().peek(), screen: "list" })}>
            {t("all")}
          </Button>
        )}
      </TopBar>
      <CourseView own={own} onSolved={onSolved} />
    </div>
  );
}

/** The screens alone, for places with a frame of their own. */
export function CourseView({ own, onSolved }: Pick<FirstCubeProps, "own" | "onSolved">) {
  const kept = keptCourse();
  const course = kept.value;
  useEffect(() => {
    // If a cube is brought along, it is the one to practice on; the course begins where that cube has something to
    // teach.
    if (own !== undefined && kept.peek().own !== own)
      change({ ...atLesson(kept.peek(), nextLesson(kept.peek()) ?? 0), own });
  }, [own]);
  const place = `${course.lesson} ${course.screen} ${course.round}`;
  const section = useFocusOnHeading(place);
  const Shown = SCREENS[course.screen];
  const isEnd = course.screen === "done" && course.lesson === LESSONS.length - 1 && course.own !== undefined;
  return (
    <section class="guide-step" ref={section} aria-label={t("title")}>
      <Shown
        key={place}
        course={course}
        change={(next) => {
          change(next);
          if (isEnd) onSolved?.();
        }}
      />
    </section>
  );
}

function change(next: Course): void {
  keptCourse().value = next;
}

/** Screen readers begin a new screen at its heading; on arrival from elsewhere, at the top of the page. */
function useFocusOnHeading(screen: string) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(navigator.userActivation?.hasBeenActive ? "" : screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    section.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [screen]);
  return section;
}

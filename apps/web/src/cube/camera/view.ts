/** What the camera view shows, as a record: what it says follows from what was seen and for how long, and what is offered from that. */
import type { CameraLook, CameraReading, NoCube, ShownFace } from "../../jobs/camera.ts";
import type { CameraProblem, Facing } from "./stream.ts";

export const FACES = 6;

type Stage = "opening" | "looking" | "deciding" | "stopped" | "picture" | CameraProblem;

/** What to say while it looks. */
type Hint =
  | "first"
  | "next"
  | "missing"
  | "seen-before"
  | "nothing"
  | "dark"
  | "unsure"
  | "corner"
  | "mixed"
  | "sizes"
  | "impossible";

export interface CameraView {
  readonly stage: Stage;
  readonly hint: Hint;
  readonly taken: readonly ShownFace[];
  /** Colors 0 … 5 of the centers not seen yet, if they can be inferred. */
  readonly centers: readonly number[] | undefined;
  /** The faces in the picture now, and its width and height. */
  readonly seen: CameraLook["seen"];
  readonly frame: { readonly width: number; readonly height: number };
  readonly hasTorch: boolean;
  readonly isTorchOn: boolean;
  readonly facing: Facing;
  /** A cube that is not certain, but may be accepted anyway. */
  readonly likely: CameraReading | undefined;
  /** Whether the sides taken are no cube, and why. */
  readonly noCube: NoCube | undefined;
  /** Whether no new side was shown for a while. */
  readonly isStuck: boolean;
  /** What is wrong with the pictures that were chosen, in words. */
  readonly trouble: (() => string) | undefined;
}

export const START: CameraView = {
  stage: "opening",
  hint: "first",
  taken: [],
  centers: undefined,
  seen: [],
  frame: { width: 4, height: 3 },
  hasTorch: false,
  isTorchOn: false,
  facing: "environment",
  likely: undefined,
  noCube: undefined,
  isStuck: false,
  trouble: undefined,
};

/** For this long nothing is said about a picture without a face, or with a known one, nor of sides that are no cube. */
const PATIENCE_MS = 2500;
/** Whoever shows no new side for this long may not be able to. */
const STUCK_MS = 7000;
/** Mean brightness of a picture, 0 … 255, below which it is the light. */
const DARK = 35;
/** From this probability of another cube with the same six faces on, a corner is asked for. */
const REARRANGED = 0.02;

/** The view after a look: `idle` since there was anything unknown in the picture, `still` since a side was taken, both in milliseconds. */
export function afterLook(
  view: CameraView,
  { seen, taken, needed, brightness }: CameraLook,
  frame: CameraView["frame"],
  { idle, still }: { readonly idle: number; readonly still: number },
): CameraView {
  const isNew = taken.length > view.taken.length;
  const isStuck = taken.length > 0 && still > STUCK_MS;
  const next = { ...view, seen, taken, frame, isStuck, centers: isNew ? needed.centers : view.centers };
  const say = (hint: Hint) => ({ ...next, hint });
  const why = still > PATIENCE_MS ? whyNoCube(view.noCube) : undefined;
  if (why) return say(why);
  if (view.likely && taken.length === FACES)
    return say(view.likely.rearranged > REARRANGED ? "corner" : "unsure");
  if (isNew) return say("next");
  const isDark = seen.length === 0 && brightness < DARK;
  if (idle > PATIENCE_MS && isDark) return say("dark");
  if (isStuck) return say(taken.length === FACES ? "unsure" : "missing");
  // What was said of sides that were no cube is withdrawn.
  if (idle <= PATIENCE_MS) return say(isNoCube(view) ? "next" : view.hint);
  if (seen.length === 0) return say("nothing");
  return say(taken.length === FACES ? "unsure" : "seen-before");
}

function whyNoCube({ sizes = [], isMixed = false, impossible }: Partial<NoCube> = {}): Hint | undefined {
  if (isMixed) return sizes.length > 1 ? "sizes" : "mixed";
  return impossible && "impossible";
}

function isNoCube({ hint }: CameraView): boolean {
  return isOfSeveral({ hint }) || hint === "impossible";
}

/** Whether it says that the sides are of several cubes. */
export function isOfSeveral({ hint }: Pick<CameraView, "hint">): boolean {
  return hint === "mixed" || hint === "sizes";
}

/** The one thing to do next, when there is one but to go on turning. */
export type Way = "start" | "pictures" | "take" | "again" | "paint";

const WAYS_WITHOUT_A_LOOK: Partial<Readonly<Record<Stage, Way>>> = {
  refused: "start",
  busy: "start",
  stopped: "start",
  none: "pictures",
  insecure: "pictures",
  picture: "pictures",
};

export function wayOn(view: CameraView): Way | undefined {
  const { stage, hint, likely, taken, isStuck } = view;
  if (stage !== "looking") return WAYS_WITHOUT_A_LOOK[stage];
  if (isOfSeveral(view)) return "again";
  if (likely || hint === "impossible") return "take";
  // With six sides there is no rest to paint, but what is wrong with them to mend.
  if (isStuck) return taken.length === FACES ? "take" : "paint";
  return undefined;
}

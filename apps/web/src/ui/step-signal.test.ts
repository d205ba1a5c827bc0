import { beforeEach, expect, test, vi } from "vitest";
import { STEP_SIGNALS, stepSignal } from "../shell/settings.ts";
import { signalStep } from "./step-signal.ts";

const vibrate = vi.fn();
const start = vi.fn();
const node = { connect: (next: unknown) => next };

/** What browsers have and tests have not. */
class SilentContext {
  readonly currentTime = 0;
  createOscillator() {
    return { ...node, frequency: { value: 0 }, start, stop: vi.fn() };
  }
  createGain() {
    return { ...node, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } };
  }
}

beforeEach(() => {
  vibrate.mockClear();
  start.mockClear();
  vi.stubGlobal("navigator", { vibrate });
  vi.stubGlobal("AudioContext", SilentContext);
});

test.each([
  ["none", 0, 0],
  ["buzz", 1, 0],
  ["tone", 0, 1],
  ["both", 1, 1],
] as const)("%s: %i buzzes and %i tones a step", (wanted, buzzes, tones) => {
  stepSignal.value = wanted;
  signalStep();
  expect(vibrate).toHaveBeenCalledTimes(buzzes);
  expect(start).toHaveBeenCalledTimes(tones);
});

test("nothing is felt or heard unless it is wanted", () => {
  expect(STEP_SIGNALS[0]).toBe("none");
});

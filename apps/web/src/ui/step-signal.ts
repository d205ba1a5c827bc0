/** Signals that a step is done by a short buzz or tone, as the settings say, for someone who looks at the cube rather than the screen. */
import { stepSignal } from "../shell/settings.ts";

const BUZZ_MS = 35;
const TONE_HZ = 880;
const TONE_SECONDS = 0.09;
const VOLUME = 0.15;

/** One for the whole app: browsers allow few. */
let audio: AudioContext | undefined;

/** Must be called from a user action: browsers make no sound before. */
export function signalStep(): void {
  const wanted = stepSignal.value;
  if (wanted === "buzz" || wanted === "both") globalThis.navigator?.vibrate?.(BUZZ_MS);
  if (wanted === "tone" || wanted === "both") playTone();
}

function playTone(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = TONE_HZ;
  loudness.gain.setValueAtTime(VOLUME, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + TONE_SECONDS);
  tone.connect(loudness).connect(destination);
  tone.start(now);
  tone.stop(now + TONE_SECONDS);
}

/** The look of the controls. Colors follow the page's `color-scheme`; every one of them is a custom property. */
export const STYLES: string = `
:host {
  --_text: var(--cube-player-text, light-dark(#1b1f27, #eceff4));
  --_muted: var(--cube-player-muted, light-dark(#5a6270, #a8b0bd));
  --_line: var(--cube-player-line, light-dark(#d3d8e0, #3c4350));
  --_surface: var(--cube-player-surface, light-dark(#f2f4f7, #262b34));
  --_accent: var(--cube-player-accent, light-dark(#6528ae, #c7a3ff));
  --_on-accent: var(--cube-player-on-accent, light-dark(#ffffff, #231036));
  display: flex;
  flex-direction: column;
  gap: .5rem;
  inline-size: 22rem;
  max-inline-size: 100%;
  color: var(--_text);
  color-scheme: var(--cube-player-color-scheme, inherit);
  font: 1rem/1.4 var(--cube-player-font, system-ui, sans-serif);
}
:host([hidden]) { display: none; }
*, ::before { box-sizing: border-box; }
.stage {
  position: relative;
  aspect-ratio: 1;
  min-block-size: 0;
  color: var(--cube-player-plastic, light-dark(#17191e, #262a33));
  transition: color 1ms;
  background: var(--cube-player-background, none);
  border-radius: .75rem;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  cursor: grab;
}
:host([locked]) .stage { touch-action: pan-y; }
.stage:active { cursor: grabbing; }
.stage > :is(canvas, svg) { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; display: block; }
:focus-visible { outline: 3px solid var(--_accent); outline-offset: 1px; }
.stage:focus:not(:focus-visible) { outline: none; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem; }
button, select { font: inherit; color: inherit; border: 1px solid transparent; border-radius: .5rem; background: none; cursor: pointer; }
.bar button { display: grid; place-items: center; inline-size: 2rem; block-size: 2.25rem; padding: 0; }
.bar button svg { inline-size: 1.375rem; fill: currentColor; }
.bar .play { inline-size: 2.25rem; background: var(--_accent); color: var(--_on-accent); border-radius: 50%; margin-inline: .125rem; }
button:hover:enabled, select:hover { background: var(--_surface); }
.bar .play:hover:enabled { background: color-mix(in srgb, var(--_accent) 88%, var(--_text)); }
button:disabled { color: var(--_muted); cursor: default; }
:is(:disabled, [aria-busy]) svg { opacity: .45; }
.bar .play:disabled { background: var(--_line); color: var(--_text); }
input { flex: 1 1 2rem; min-inline-size: 2rem; block-size: 2.25rem; margin: 0 .375rem; padding: 0; background: none; appearance: none; -webkit-appearance: none; cursor: pointer; }
input:disabled { cursor: default; }
input::-webkit-slider-runnable-track { block-size: .375rem; border-radius: 1rem; background: linear-gradient(to right, var(--_accent) var(--done, 0%), var(--_line) var(--done, 0%)); }
input::-moz-range-track { block-size: .375rem; border-radius: 1rem; background: linear-gradient(to right, var(--_accent) var(--done, 0%), var(--_line) var(--done, 0%)); }
input::-webkit-slider-thumb { -webkit-appearance: none; inline-size: 1.125rem; block-size: 1.125rem; margin-block-start: -.375rem; border-radius: 50%; background: var(--_accent); border: 2px solid var(--_on-accent); box-shadow: 0 0 0 1px var(--_accent); }
input::-moz-range-thumb { inline-size: 1rem; block-size: 1rem; border-radius: 50%; background: var(--_accent); border: 2px solid var(--_on-accent); box-shadow: 0 0 0 1px var(--_accent); }
input:disabled::-webkit-slider-thumb { background: var(--_muted); box-shadow: 0 0 0 1px var(--_muted); }
select { block-size: 2.25rem; padding-inline: .25rem; border-color: var(--_line); }
option { color: light-dark(#1b1f27, #eceff4); background: light-dark(#fff, #262b34); }
ol { position: relative; display: flex; flex-wrap: wrap; align-content: flex-start; gap: .125rem; margin: 0; padding: .25rem; max-block-size: 8.5rem; overflow-y: auto; list-style: none; border: 1px solid var(--_line); border-radius: .75rem; }
ol:empty { display: none; }
ol button { min-inline-size: 2rem; min-block-size: 1.875rem; padding: 0 .375rem; font-variant-numeric: tabular-nums; font-weight: 500; }
ol [aria-current] { background: var(--_accent); color: var(--_on-accent); }
ol [aria-current]:hover:enabled { background: var(--_accent); }
.problem { margin: 0; padding: .5rem .75rem; border: 1px solid var(--_line); border-radius: .75rem; background: var(--_surface); }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
@media (pointer: coarse) {
  .bar button, select, input { block-size: 2.75rem; }
  .bar button, .bar .play { inline-size: 2.75rem; }
  .bar { justify-content: space-between; }
  .bar input { order: 1; flex-basis: calc(100% - 4rem); }
  .save { order: 2; }
  ol button { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
}
@media (forced-colors: active) {
  .bar button svg { fill: ButtonText; }
  ol [aria-current] { outline: 2px solid Highlight; }
}
@media print { .bar, ol { display: none; } }
`;

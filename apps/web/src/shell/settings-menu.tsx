/** Language, light or dark, and how cubes are colored and lettered: a popover in the header. */

import coverage from "virtual:languages";
import type { Signal } from "@preact/signals";
import { Icon } from "./icon.tsx";
import { chooseLanguage, LANGUAGES, language, languageName, texts } from "./language.ts";
import { LETTERS, letters, SCHEMES, STEP_SIGNALS, scheme, stepSignal, THEMES, theme } from "./settings.ts";

const t = texts("app");

export function SettingsMenu() {
  return (
    <div class="settings">
      <button type="button" class="button button-quiet" popovertarget="settings">
        <Icon path="M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5" />
        <span class="settings-word">{t("settings")}</span>
      </button>
      <dialog id="settings" class="menu" popover="auto" aria-label={t("settings")}>
        <LanguageChoice />
        <Choice of="theme" words={THEMES} chosen={theme} say={(word) => t(`theme-${word}`)} />
        <Choice of="scheme" words={SCHEMES} chosen={scheme} say={(word) => t(`scheme-${word}`)} />
        <Choice of="letters" words={LETTERS} chosen={letters} say={(word) => t(`letters-${word}`)} />
        <Choice of="steps" words={STEP_SIGNALS} chosen={stepSignal} say={(word) => t(`steps-${word}`)} />
      </dialog>
    </div>
  );
}

function LanguageChoice() {
  return (
    <label class="field pile">
      <span class="field-label">{t("language")}</span>
      <select value={language.value} onChange={(event) => void chooseLanguage(event.currentTarget.value)}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageName(code)}
            {coverage[code] < 100 && ` (${coverage[code]} %)`}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly of: "theme" | "scheme" | "letters" | "steps";
  readonly words: readonly T[];
  readonly chosen: Signal<T>;
  readonly say: (word: T) => string;
}

function Choice<T extends string>({ of, words, chosen, say }: ChoiceProps<T>) {
  return (
    <fieldset class="choice pile">
      <legend class="field-label">{t(of)}</legend>
      <div class="row segments">
        {words.map((word) => (
          <label key={word} class="segment">
            <input
              type="radio"
              name={of}
              value={word}
              checked={chosen.value === word}
              onChange={() => {
                chosen.value = word;
              }}
            />
            <span class="middle soft small">{say(word)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

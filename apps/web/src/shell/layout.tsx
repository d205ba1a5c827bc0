/** The frame around every page: skip link, header with navigation, the page, footer, and the live region for screen readers. */

import coverage from "virtual:languages";
import { effect, type Signal } from "@preact/signals";
import { announcement } from "./announce.ts";
import { HelpLink, Icon } from "./icon.tsx";
import { chooseLanguage, LANGUAGES, language, languageName, texts } from "./language.ts";
import { type LoadPage, PageOutlet } from "./page-outlet.tsx";
import { PAGES, type PageName, TABS, type Tab } from "./pages.ts";
import { page } from "./route.ts";
import { LETTERS, letters, SCHEMES, STEP_SIGNALS, scheme, stepSignal, THEMES, theme } from "./settings.ts";

const t = texts("app");

/** Light or dark: the system's choice by default; the style sheet reads `data-theme`. */
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export function Layout({ load }: { readonly load: LoadPage }) {
  return (
    <>
      <a class="skip-link" href="#main">
        {t("skip")}
      </a>
      <header class="line top">
        <a class="line brand" href="#/write">
          <Logo />
          <span>Cubegram</span>
        </a>
        <Navigation />
        <HelpLink topic={page.value === "read" ? "found" : undefined} />
        <SettingsMenu />
      </header>
      <main id="main" tabIndex={-1} class={`page page-${page.value}`}>
        <PageOutlet load={load} />
      </main>
      <footer class="bottom soft small">
        <p>{t("footer-private")}</p>
      </footer>
      <div class="visually-hidden" aria-live="polite" role="status">
        {announcement.value}
      </div>
    </>
  );
}

/** Three faces of a cube: the mark of the app. The same picture as the icons (plugins/icons.ts). */
function Logo() {
  return (
    <svg
      width="30"
      viewBox="0 0 32 32"
      stroke="#1d2028"
      stroke-linejoin="round"
      stroke-width="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#ffffff" d="M16 2 28.5 8.6 16 15.2 3.5 8.6z" />
      <path fill="#009b48" d="M2.7 10 15.2 16.6v13.2L2.7 23z" />
      <path fill="#b71234" d="M29.3 10 16.8 16.6v13.2L29.3 23z" />
    </svg>
  );
}

/** How many pages the phone's bar shows. */
const AT_HAND = 4;

/** The pages as links: a row in the header; on a phone a bar at the bottom, with the less used ones behind "More". */
function Navigation() {
  const rest = PAGES.slice(AT_HAND);
  return (
    <nav class="nav" aria-label={t("nav-label")}>
      <ul class="row">
        {PAGES.map((name, i) => (
          <li key={name} class={i < AT_HAND ? undefined : "nav-wide"}>
            <PageLink name={name} />
          </li>
        ))}
        <li class="nav-more">
          <button
            type="button"
            class={`line bare nav-link${(rest as readonly PageName[]).includes(page.value) ? " nav-link-current" : ""}`}
            popovertarget="nav-rest"
          >
            <Icon path={MORE} />
            <span>{t("nav-more")}</span>
          </button>
        </li>
      </ul>
      <div id="nav-rest" class="sheet" popover="auto">
        <ul class="row">
          {rest.map((name) => (
            <li key={name}>
              <PageLink name={name} inSheet />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function PageLink({ name, inSheet = false }: { readonly name: Tab; readonly inSheet?: boolean }) {
  const isCurrent = page.value === name;
  return (
    <a
      class={`line bare nav-link${isCurrent ? " nav-link-current" : ""}${inSheet ? " sheet-link" : ""}`}
      href={`#/${name}`}
      onClick={() => inSheet && document.getElementById("nav-rest")?.hidePopover()}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon path={TABS[name]} />
      <span>{t(`nav-${name}`)}</span>
    </a>
  );
}

const MORE = "M5 12h.01M12 12h.01M19 12h.01";

/** Language, light or dark, and how cubes are colored and lettered: a popover in the header. */
function SettingsMenu() {
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

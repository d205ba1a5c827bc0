/** The frame around every page: skip link, header with navigation, the page, footer, and the live region for screen readers. */
import { effect } from "@preact/signals";
import { announcement } from "./announce.ts";
import { HelpLink } from "./help-link.tsx";
import { texts } from "./language.ts";
import { Navigation } from "./navigation.tsx";
import { type LoadPage, PageOutlet } from "./page-outlet.tsx";
import { page } from "./route.ts";
import { theme } from "./settings.ts";
import { SettingsMenu } from "./settings-menu.tsx";

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

/** The frame around every page: skip link, header with navigation, the page, footer, and the live region for screen readers. */
import { texts } from "./language.ts";
import "./theme.ts";
import { announcement } from "./announce.ts";
import { HelpLink } from "./help-link.tsx";
import { Logo } from "./logo.tsx";
import { Navigation } from "./navigation.tsx";
import { type LoadPage, PageOutlet } from "./page-outlet.tsx";
import { page } from "./route.ts";
import { SettingsMenu } from "./settings-menu.tsx";

const t = texts("app");

export function Layout({ load }: { readonly load: LoadPage }) {
  return (
    <>
      <a class="skip-link" href="#main">
        {t("skip")}
      </a>
      <header class="top">
        <a class="brand" href="#/write">
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
      <footer class="bottom">
        <p>{t("footer-private")}</p>
      </footer>
      <div class="visually-hidden" aria-live="polite" role="status">
        {announcement.value}
      </div>
    </>
  );
}

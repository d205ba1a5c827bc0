/** The pages as links: a row in the header; on a phone a bar at the bottom, with the less used ones behind "More". */
import { texts } from "./language.ts";
import { PAGES, page } from "./route.ts";

const t = texts("app");

type Tab = (typeof PAGES)[number];

/** How many pages the phone's bar shows. */
const AT_HAND = 4;

export function Navigation() {
  const rest = PAGES.slice(AT_HAND);
  return (
    <nav class="nav" aria-label={t("nav-label")}>
      <ul>
        {PAGES.map((name, i) => (
          <li key={name} class={i < AT_HAND ? undefined : "nav-wide"}>
            <PageLink name={name} />
          </li>
        ))}
        <li class="nav-more">
          <button
            type="button"
            class={rest.some((name) => name === page.value) ? "nav-link nav-link-current" : "nav-link"}
            popovertarget="nav-rest"
          >
            <NavIcon name="more" />
            <span>{t("nav-more")}</span>
          </button>
        </li>
      </ul>
      <div id="nav-rest" class="sheet" popover="auto">
        <ul>
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
  const look = ["nav-link", isCurrent && "nav-link-current", inSheet && "sheet-link"]
    .filter(Boolean)
    .join(" ");
  return (
    <a
      class={look}
      href={`#/${name}`}
      onClick={inSheet ? closeSheet : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <NavIcon name={name} />
      <span>{t(`nav-${name}`)}</span>
    </a>
  );
}

function closeSheet(): void {
  document.getElementById("nav-rest")?.hidePopover();
}

/** Line drawings in a 24 × 24 box. */
const ICONS: Readonly<Record<Tab | "more", string>> = {
  write: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  read: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  solve: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  explore: "M20 12a8 8 0 1 1-2.4-5.7M20 3v4h-4",
  check: "M4 12l5 5L20 6",
  files: "M6 3h8l5 5v13H6zM14 3v5h5",
  learn: "M3 8l9-4 9 4-9 4zM7 10.5V16c0 1 2.5 2 5 2s5-1 5-2v-5.5",
  challenge: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

function NavIcon({ name }: { readonly name: Tab | "more" }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} />
    </svg>
  );
}

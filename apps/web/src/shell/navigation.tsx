/** The pages as links: a row in the header; on a phone a bar at the bottom, with the less used ones behind "More". */
import { Icon } from "./icon.tsx";
import { texts } from "./language.ts";
import { PAGES, type PageName, TABS, type Tab } from "./pages.ts";
import { page } from "./route.ts";

const t = texts("app");

/** How many pages the phone's bar shows. */
const AT_HAND = 4;

export function Navigation() {
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

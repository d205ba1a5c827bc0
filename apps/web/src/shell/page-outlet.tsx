/** Shows the page that the address names: loads it, moves the focus to its heading, names the window after it. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { catalogs, language, texts } from "./language.ts";
import { type PageName, page } from "./route.ts";
import { pause } from "./slices.ts";

const t = texts("app");

/** Loads a page, when it is first shown. */
export type LoadPage = (name: PageName) => Promise<{ readonly default: ComponentType }>;

export function PageOutlet({ load }: { readonly load: LoadPage }) {
  const shown = useSignal<{ readonly name: PageName; readonly Page: ComponentType } | undefined>(undefined);
  const failed = useSignal(false);
  useSignalEffect(() => {
    const name = page.value;
    failed.value = false;
    void loaded(load(name)).then(
      (Page) => {
        if (page.peek() === name) shown.value = { name, Page };
      },
      () => {
        failed.value = true;
      },
    );
  });
  useSignalEffect(() => {
    const name = shown.value?.name ?? page.value;
    void language.value;
    document.title = `${t(name === "help" ? name : `nav-${name}`)} · Cubegram`;
  });
  useHeadingFocus(shown.value?.name);
  if (failed.value) return <p class="line well notice notice-bad">{t("page-failed")}</p>;
  if (!shown.value) return <p class="loading">{t("loading")}</p>;
  const { Page, name } = shown.value;
  return <Page key={name} />;
}

async function loaded(loading: ReturnType<LoadPage>): Promise<ComponentType> {
  const module = await loading;
  await catalogs();
  await pause();
  return module.default;
}

/** After a change of page or topic (not on arrival) the focus moves to the new heading, where a screen reader continues. */
export function useHeadingFocus(name: string | undefined): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (name === undefined) return;
    const isArrival = last.current === undefined;
    last.current = name;
    if (isArrival) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
  }, [name]);
}

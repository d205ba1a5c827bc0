/** A component that is loaded when it is first shown, for what a page seldom needs or does not need right away. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { catalogs, texts } from "../shell/language.ts";
import { pause } from "../shell/slices.ts";

const t = texts("app");

/**
 * All places that show the component share what is known of it: one that appears while another waits must not wait for news
 * that the other has already had. `start` loads it ahead, for what will be shown next; `StandIn` is shown until it is there.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  StandIn?: ComponentType<Props>,
): ComponentType<Props> & { readonly start: () => void } {
  const shown = signal<ComponentType<Props> | undefined>(StandIn);
  const isFailed = signal(false);
  let pending: Promise<void> | undefined;
  return Object.assign(Lazy, { start });

  function Lazy(props: Props) {
    // After the picture: asking for a dozen files takes as long as drawing it, and the tap that led here waits for that.
    useEffect(start, []);
    const Shown = shown.value;
    if (Shown) return <Shown {...props} />;
    return isFailed.value ? <p>{t("page-failed")}</p> : <p class="loading">{t("loading")}</p>;
  }

  /** When it is shown again, a failed load is retried. */
  function start(): void {
    if (pending) return;
    isFailed.value = false;
    pending = fetchNow().catch(() => {
      isFailed.value = true;
      pending = undefined;
    });
  }

  async function fetchNow(): Promise<void> {
    const module = await load();
    await catalogs();
    await pause();
    shown.value = module.default;
  }
}

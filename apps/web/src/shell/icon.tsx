/** Pictures of lines, and the way to the help, which is one with a word. */
import { texts } from "./language.ts";
import { type HelpTopic, printLink } from "./link.ts";
import { page } from "./route.ts";

/** A picture of lines beside a word or instead of one, in a box of 24 × 24. Whoever does not see it has the word. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

const t = texts("app");

/** The way to the help: beside the settings, at the top of the guide and in the camera, each time to the part that fits. */
export function HelpLink({ topic }: { readonly topic?: HelpTopic | undefined }) {
  return (
    <a
      class="button button-quiet help-link"
      href={printLink("help", topic && { topic })}
      title={t("help")}
      aria-current={page.value === "help" ? "page" : undefined}
    >
      <Icon path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9 10a3 3 0 1 1 3 3v1M12 17h.01" />
      <span class="settings-word">{t("help")}</span>
    </a>
  );
}

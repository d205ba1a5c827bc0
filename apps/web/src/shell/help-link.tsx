/** The way to the help: beside the settings, at the top of the guide and in the camera, each time to the part that fits. */
import { Icon } from "./icon.tsx";
import { texts } from "./language.ts";
import { type HelpTopic, printLink } from "./link.ts";
import { page } from "./route.ts";

const t = texts("app");

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

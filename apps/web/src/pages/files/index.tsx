/** Placeholder until the page is built. */
import { t } from "../../app/messages/index.ts";

export default function Page() {
  return <h1 tabIndex={-1}>{t("nav-files")}</h1>;
}

/** Copies the link that opens this page in this state. */
import { t } from "../app/messages/index.ts";
import { fitsLink, type PageName, type Parameters, shareAddress } from "../app/route.ts";
import { CopyButton } from "./copy-button.tsx";

export function ShareButton({
  page,
  parameters,
}: {
  readonly page: PageName;
  /** As the page's `toLink` gives them. */
  readonly parameters: Parameters;
}) {
  const done = t(fitsLink(parameters) ? "share-copied" : "share-in-part");
  return <CopyButton text={() => shareAddress(page, parameters)} label={t("share")} done={done} />;
}

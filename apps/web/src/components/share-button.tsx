/** Copies the link that opens this page in this state. */
import { t } from "../app/messages.ts";
import { fitsLink, type PageName, type Parameters, shareAddress } from "../app/route.ts";
import { CopyButton } from "./copy-button.tsx";

export function ShareButton({
  page,
  parameters,
  done: said,
}: {
  readonly page: PageName;
  /** As the page's `toLink` gives them. */
  readonly parameters: Parameters;
  /** What is said when it is copied: what a person should know about the link. */
  readonly done?: string;
}) {
  const done =
    said && fitsLink(parameters) ? said : t(fitsLink(parameters) ? "share-copied" : "share-in-part");
  return (
    <CopyButton
      icon="M12 15V4M8 7l4-4 4 4M5 12v8h14v-8"
      text={() => shareAddress(page, parameters)}
      label={t("share")}
      done={done}
    />
  );
}

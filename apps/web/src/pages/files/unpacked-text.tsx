/** What the file says. */
import { texts } from "../../shell/language.ts";

const t = texts("files");

export default function UnpackedText({ text }: { readonly text: string }) {
  return (
    <div class="card stack">
      <h2 id="files-text">{t("text-heading")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="well files-text" tabIndex={0} aria-labelledby="files-text">
        <pre dir="auto">{text}</pre>
      </section>
    </div>
  );
}

/**
 * Copies the few lines of HTML that show this cube, with its moves, on any page. The player is a file next to the app.
 */
import { texts } from "../shell/language.ts";
import { scheme } from "../shell/settings.ts";
import { CopyButton } from "../ui/button.tsx";

const t = texts("app");

interface EmbedButtonProps {
  readonly size: number;
  /** Facelets before the moves; default solved. */
  readonly state?: string;
  readonly alg: string;
}

export function EmbedButton(props: EmbedButtonProps) {
  return <CopyButton text={() => embedCode(props)} label={t("embed")} />;
}

function embedCode({ size, state, alg }: EmbedButtonProps): string {
  const attributes: Readonly<Record<string, string | undefined>> = {
    size: size === 3 ? undefined : String(size),
    state,
    alg,
    scheme: scheme.value === "standard" ? undefined : scheme.value,
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [` ${name}="${escaped(value)}"`] : [],
  );
  const address = new URL("cube-player.js", location.href.split("#")[0]);
  return `<script type="module" src="${escaped(address.href)}"></script>\n<cube-player${written.join("")}></cube-player>\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A smart cube in the hand turns the one on the screen. */
import type { Turn } from "@cubegram/core/geometry";
import { useEffect, useRef, useState } from "preact/hooks";
import { SmartCubeButton } from "../../cube/smart/button.tsx";
import { SmartChip } from "../../cube/smart/chip.tsx";
import type { SmartLink } from "../../cube/smart/link.ts";
import { texts } from "../../shell/language.ts";

const t = texts("smart");

export default function SmartCube({ onTurn }: { readonly onTurn: (turn: Turn) => void }) {
  const [link, setLink] = useState<SmartLink>();
  const tell = useRef(onTurn);
  tell.current = onTurn;
  useEffect(() => {
    if (!link) return;
    link.onEvent = (event) => event.type === "turn" && tell.current(event.turn);
    return () => link.disconnect();
  }, [link]);
  return link ? <SmartChip link={link} /> : <SmartCubeButton label={t("turn")} onConnect={setLink} />;
}

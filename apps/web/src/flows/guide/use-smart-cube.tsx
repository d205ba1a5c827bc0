/** On the first screens: a smart cube may lead instead of the buttons; one that is connected does. */
import { useEffect } from "preact/hooks";
import { SmartCubeButton } from "../../cube/smart/button.tsx";
import { canBeSmart, inHand } from "../../cube/smart/held.ts";
import type { SmartLink } from "../../cube/smart/link.ts";
import { leader } from "./hands.ts";

export function UseSmartCube({ size }: { readonly size: number }) {
  const isPossible = canBeSmart(size) && !leader.value;
  useEffect(() => {
    const link = inHand.peek();
    if (isPossible && link?.isConnected.peek()) void lead(link);
  }, []);
  return isPossible ? <SmartCubeButton onConnect={lead} /> : null;
}

const lead = async (link: SmartLink) => (await import("./smart/index.tsx")).startLeading(link);

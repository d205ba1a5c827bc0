/** On the first screens: a smart cube may lead instead of the buttons. */
import { SmartCubeButton } from "../../cube/smart/button.tsx";
import { leader } from "./leader.ts";

/** Layers of the smart cubes that there are. */
const SMART_SIZE = 3;

export function UseSmartCube({ size }: { readonly size: number }) {
  if (size !== SMART_SIZE || leader.value) return null;
  return (
    <SmartCubeButton
      onConnect={async (link) => {
        const { startLeading } = await import("./smart/index.ts");
        startLeading(link);
      }}
    />
  );
}

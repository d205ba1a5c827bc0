/** A cube shown twice: as it looks in the hand, and all of its sides. */
import { CubePicture } from "../../cube/cube-picture.tsx";

export function CubeToCompare({ facelets }: { readonly facelets: string }) {
  return (
    <div class="guide-pictures">
      <CubePicture cube={facelets} view="cube" />
      <CubePicture cube={facelets} />
    </div>
  );
}

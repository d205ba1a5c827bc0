/** Layer numbers that do not name a block of layers. */
import { type FaceName, MAX_SIZE } from "../geometry/index.ts";
import type { Span } from "../result.ts";
import { quote, report, type Source } from "./source.ts";

/** A move's letters with one or two layer numbers before them. */
export interface NumberedStem {
  readonly span: Span;
  readonly layers: readonly string[];
  readonly face: FaceName;
  /** Rw, or a lower-case r that means it. */
  readonly isWide: boolean;
  /** A lower-case r of the old style. */
  readonly isInner: boolean;
}

/** Reports the first thing wrong with the numbers, if anything is. */
export function findBadLayers(source: Source, stem: NumberedStem): boolean {
  const { span, layers, face, isInner } = stem;
  if (isInner) {
    const cause = "in the old style a lower-case letter is the second layer and takes no number";
    report(source, "layer-not-allowed", span, cause, `${layers.join("-")}${face}w`);
  } else if (!layers.some((layer) => findBadNumber(source, stem, layer))) {
    findBadRange(source, stem);
  }
  return source.problem !== undefined;
}

function findBadNumber(source: Source, { span, layers, face, isWide }: NumberedStem, layer: string): boolean {
  const number = Number(layer);
  if (number < 1 || number > MAX_SIZE) {
    const written = quote(source.plain.slice(span.start, span.end));
    const cause = `${written} names layer ${number}; layers are counted 1 … ${MAX_SIZE} from the face`;
    report(source, "no-such-layer", span, cause);
  } else if (layer[0] === "0") {
    const plain = `${layers.map(Number).join("-")}${face}${isWide ? "w" : ""}`;
    report(source, "leading-zero", span, `${quote(layer)} starts with a zero`, plain);
  }
  return source.problem !== undefined;
}

function findBadRange(source: Source, { span, layers, face, isWide }: NumberedStem): undefined {
  const written = quote(source.plain.slice(span.start, span.end));
  const [first, last] = layers.map(Number);
  if (last === undefined) {
    if (isWide && first === 1)
      report(source, "layer-range", span, `${written} is a wide turn of one layer`, face);
  } else if (first === last) {
    report(
      source,
      "layer-range",
      span,
      `${written} is a range of one layer`,
      first === 1 ? face : `${first}${face}`,
    );
  } else if (first > last) {
    const cause = `${written} counts from the inside; the outer layer comes first`;
    report(source, "layer-range", span, cause, `${last}-${first}${face}w`);
  } else if (!isWide) {
    report(source, "layer-range", span, `${written} turns several layers`, `${first}-${last}${face}w`);
  }
}

/** A picture of lines beside a word or instead of one, in a box of 24 × 24. Whoever does not see it has the word. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

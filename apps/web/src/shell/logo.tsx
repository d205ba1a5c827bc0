/** Three faces of a cube: the mark of the app. The same picture as the icons (plugins/icons.ts). */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="logo-top" d="M16 2 28.5 8.6 16 15.2 3.5 8.6z" />
      <path class="logo-left" d="M2.7 10 15.2 16.6v13.2L2.7 23z" />
      <path class="logo-right" d="M29.3 10 16.8 16.6v13.2L29.3 23z" />
    </svg>
  );
}

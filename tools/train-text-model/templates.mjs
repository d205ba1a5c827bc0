export function templateLines(language) {
  return [];
}

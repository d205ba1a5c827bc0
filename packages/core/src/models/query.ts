/** The query of an address: `https://host/path?a=b&c=d#e`, or `a=b&c=d` alone. Read here, since this package has no `URL`. */

/** name → value; of a name that is there twice the first counts. `+` is a blank, a broken percent sign stands for itself. */
export function queryOf(text: string): ReadonlyMap<string, string> {
  const [address] = text.trim().split("#", 1);
  const query = address.includes("?") ? address.slice(address.indexOf("?") + 1) : address;
  const found = new Map<string, string>();
  for (const pair of query.split("&")) {
    const equals = pair.indexOf("=");
    if (equals <= 0) continue;
    const name = decoded(pair.slice(0, equals));
    if (!found.has(name)) found.set(name, decoded(pair.slice(equals + 1)));
  }
  return found;
}

function decoded(text: string): string {
  const plain = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

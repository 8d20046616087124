/** Writes which items of a list are in a subset as a bit each, in base64url. */
export function encodeSubset(subset: readonly string[], all: readonly string[]): string {
  const bytes = new Uint8Array(Math.ceil(all.length / 8));
  for (const item of subset) {
    const index = all.indexOf(item);
    if (index >= 0) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return Buffer.from(bytes).toString('base64url');
}

/** The items that `encodeSubset` wrote, in the order of the list. */
export function decodeSubset(encoded: string, all: readonly string[]): string[] {
  const bytes = Buffer.from(encoded, 'base64url');
  return all.filter((_, index) => ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1);
}

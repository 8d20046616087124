/** The fragment of a link that carries a cart to a page, out of sight of every server: base64url of it as JSON. */
export function encodeCartFragment(items: readonly object[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(items));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#cart=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The JSON that such a fragment carries; null where it carries none. */
export function decodeCartFragment(fragment: string): string | null {
  const text = /^#cart=([\w-]+)$/.exec(fragment)?.[1];
  if (text === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

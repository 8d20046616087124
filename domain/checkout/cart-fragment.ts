/** Encodes a cart as base64url JSON for a URL fragment, which browsers do not send to servers. */
export function encodeCartFragment(items: readonly object[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(items));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#cart=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Decodes the JSON of a cart fragment; null if it is not one. */
export function decodeCartFragmentToJson(fragment: string): string | null {
  const text = /^#cart=([\w-]+)$/.exec(fragment)?.[1];
  if (text === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

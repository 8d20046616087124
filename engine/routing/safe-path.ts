const LONGEST = 2000;
const BASE = 'http://same-site.invalid';
// Control characters, white space, backslashes, and letters that some software folds to a dot, a slash or an at sign.
export const SUSPICIOUS_PATH_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Z}\\\u2024\u3002\uff0e\uff61\u2044\u2215\uff0f\u29f8\uff3c\uff20\ufe6b]/u;

/**
 * A path of this very site, safe to send a visitor to: path, query and fragment as a browser would read them. Null for
 * whatever could lead, or be rewritten to lead, anywhere else.
 */
export function toSafePath(value: string): string | null {
  if (value.length > LONGEST || !isPlain(value)) return null;
  let address: URL;
  try {
    address = new URL(value, BASE);
  } catch {
    return null;
  }
  if (address.origin !== BASE || address.username !== '' || address.password !== '') return null;
  return isPlain(address.pathname) ? address.pathname + address.search + address.hash : null;
}

/** Looks as deep as three layers of percent encoding, which proxies and applications may take off the path. */
function isPlain(value: string): boolean {
  if (SUSPICIOUS_PATH_CHARACTERS.test(value)) return false;
  let path = /^[^?#]*/.exec(value)?.[0] ?? '';
  for (let layer = 0; layer < 3; layer += 1) {
    if (!path.startsWith('/') || path.startsWith('//') || SUSPICIOUS_PATH_CHARACTERS.test(path.replaceAll(' ', '')))
      return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      return layer > 0;
    }
  }
  return true;
}

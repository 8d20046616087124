const LONGEST = 2000;
const BASE = 'http://same-site.invalid';
// Control characters, white space, backslashes, and characters that some software normalises to a dot, slash or at
// sign.
export const SUSPICIOUS_PATH_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Z}\\\u2024\u3002\uff0e\uff61\u2044\u2215\uff0f\u29f8\uff3c\uff20\ufe6b]/u;

/**
 * A path of the same site, safe as a redirect target, as browsers would read it. Null for anything that could lead
 * elsewhere.
 */
export function toSafeRedirectPath(value: string): string | null {
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

/** Decodes up to three layers of percent encoding, which proxies may remove. */
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

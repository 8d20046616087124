import { createDecipheriv } from 'node:crypto';
import type { CookieKeysOfSecret, SealedCookieBinding } from './cookie-keys.server.ts';

/** First character of a cookie in the former format; a compact JWE begins with `e`. */
const VERSION = '1';
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export function isFormerCookieFormat(sealed: string): boolean {
  return sealed.startsWith(VERSION);
}

/**
 * Opens what shops sealed before their cookies were JSON Web Encryption: `1`, and in base64url a nonce, a tag, and the
 * encrypted `<seconds>.<value>`. The cookie of a device lives for a year, so this goes a year after the last of them.
 */
export function decryptFormerCookieFormat(
  keys: readonly CookieKeysOfSecret[],
  place: SealedCookieBinding,
  sealed: string,
): { readonly value: string; readonly expires: number } | null {
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  if (bytes.length <= NONCE + TAG) return null;
  for (const { formerKeyOf } of keys) {
    const text = decrypt(bytes, formerKeyOf(place), place.customer ?? '');
    if (text === null) continue;
    const [seconds = ''] = text.split('.', 1);
    return { value: text.slice(seconds.length + 1), expires: Number(seconds) * 1000 };
  }
  return null;
}

function decrypt(bytes: Buffer, key: Buffer, customer: string): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(customer))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

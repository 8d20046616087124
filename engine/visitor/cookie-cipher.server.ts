import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Site, cookie and customer that a sealed value is bound to. */
export interface CookieBinding {
  readonly site: string;
  readonly cookie: string;
  /** Customer id; empty where the value itself names it. */
  readonly customer?: string;
}

export interface CookieCipher {
  /** `expires` is in epoch milliseconds. */
  seal(place: CookieBinding, value: string, expires: number): string;
  /** Null if sealed elsewhere, changed or expired. */
  open(place: CookieBinding, sealed: string, now: number): UnsealedValue | null;
}

export interface UnsealedValue {
  readonly value: string;
  /** Epoch milliseconds from which it does not open any more. */
  readonly expires: number;
}

const VERSION = '1';
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const SHORTEST_SECRET = 16;

export interface CookieCipherOptions {
  /** Previous secret during a rotation: only decrypts. */
  readonly previousSecret?: string | null;
  readonly random?: (size: number) => Buffer;
}

/**
 * Encrypts cookie values with a key per site and cookie, derived from the operator's secret. Changed or moved values do
 * not decrypt.
 *
 * @throws TypeError for a secret that is too short.
 */
export function createCookieCipher(
  secret: string,
  { previousSecret = null, random = randomBytes }: CookieCipherOptions = {},
): CookieCipher {
  const keyOf = keysOf(secret);
  const openingKeys = previousSecret === null ? [keyOf] : [keyOf, keysOf(previousSecret)];
  return {
    seal(place, value, expires) {
      const nonce = random(NONCE);
      const cipher = createCipheriv(CIPHER, keyOf(place), nonce).setAAD(Buffer.from(place.customer ?? ''));
      const text = `${Math.floor(expires / 1000)}.${value}`;
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(place, sealed, now) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (!sealed.startsWith(VERSION) || bytes.length <= NONCE + TAG) return null;
      for (const key of openingKeys) {
        const text = decrypt(bytes, key(place), place.customer ?? '');
        if (text === null) continue;
        const [seconds = ''] = text.split('.', 1);
        const expires = Number(seconds) * 1000;
        return expires > now ? { value: text.slice(seconds.length + 1), expires } : null;
      }
      return null;
    },
  };
}

function keysOf(secret: string): (place: CookieBinding) => Buffer {
  if (secret.length < SHORTEST_SECRET) throw new TypeError(`a secret needs at least ${SHORTEST_SECRET} characters`);
  const keys = new Map<string, Buffer>();
  return ({ site, cookie }) => {
    const info = JSON.stringify(['vitrine cookie', site, cookie]);
    const known = keys.get(info);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'vitrine', info, 32));
    keys.set(info, key);
    return key;
  };
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

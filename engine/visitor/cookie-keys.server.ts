import { hkdfSync } from 'node:crypto';

/** What a sealed value is bound to: it opens nowhere else. */
export interface SealedCookieBinding {
  readonly site: string;
  readonly cookie: string;
  /** The customer that it belongs to; empty where it names the customer itself. */
  readonly customer?: string;
}

/** The keys derived from one secret of the operator. */
export interface CookieKeysOfSecret {
  /** Public name of the secret, in the header of what it seals. */
  readonly id: string;
  /** Key of one cookie of one site. */
  keyOf(place: SealedCookieBinding): Promise<CryptoKey>;
  /** Key of the cookies that were sealed before they were JSON Web Encryption. */
  formerKeyOf(place: SealedCookieBinding): Buffer;
}

const SHORTEST_SECRET = 16;
const KEY_BYTES = 32;
const ID_BYTES = 6;

/** @throws TypeError for a secret that is too short. */
export function deriveCookieKeysFromSecret(secret: string): CookieKeysOfSecret {
  if (secret.length < SHORTEST_SECRET) throw new TypeError(`a secret needs at least ${SHORTEST_SECRET} characters`);
  const derive = (info: readonly string[], size: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'vitrine', JSON.stringify(info), size));
  const keys = new Map<string, Promise<CryptoKey>>();
  return {
    id: derive(['vitrine cookie key'], ID_BYTES).toString('base64url'),
    keyOf({ site, cookie }) {
      const name = JSON.stringify([site, cookie]);
      const known = keys.get(name);
      if (known) return known;
      const bytes = derive(['vitrine cookie jwe', site, cookie], KEY_BYTES);
      const key = crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
      keys.set(name, key);
      return key;
    },
    formerKeyOf: ({ site, cookie }) => derive(['vitrine cookie', site, cookie], KEY_BYTES),
  };
}

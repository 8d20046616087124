import { EncryptJWT, errors, type JWEHeaderParameters, type JWTPayload, jwtDecrypt } from 'jose';
import { deriveCookieKeysFromSecret, type SealedCookieBinding } from './cookie-keys.server.ts';
import { decryptFormerCookieFormat, isFormerCookieFormat } from './former-cookie-format.server.ts';

export type { SealedCookieBinding } from './cookie-keys.server.ts';

export interface CookieCipher {
  /** `expires` is in epoch milliseconds. */
  seal(place: SealedCookieBinding, value: string, expires: number): Promise<string>;
  /** Null for whatever was not sealed here, for this place, or has expired. */
  open(place: SealedCookieBinding, sealed: string, now: number): Promise<UnsealedValue | null>;
}

export interface UnsealedValue {
  readonly value: string;
  /** Epoch milliseconds from which it does not open any more. */
  readonly expires: number;
}

export interface CookieCipherOptions {
  /** Secrets before a rotation: they open existing cookies, and seal none. */
  readonly previousSecrets?: readonly string[];
}

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/**
 * Seals values as JSON Web Encryption, with a key of their own for each site and cookie, derived from the operator's secret
 * that the header names. What was changed, cut, or moved to another place does not open.
 *
 * @throws TypeError for a secret that is too short.
 */
export function createCookieCipher(secret: string, { previousSecrets = [] }: CookieCipherOptions = {}): CookieCipher {
  const keys = [secret, ...previousSecrets].map(deriveCookieKeysFromSecret);
  const [current = deriveCookieKeysFromSecret(secret)] = keys;
  return {
    async seal(place, value, expires) {
      const jwt = new EncryptJWT({ v: value })
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: current.id })
        .setExpirationTime(Math.floor(expires / 1000));
      return (place.customer ? jwt.setSubject(place.customer) : jwt).encrypt(await current.keyOf(place));
    },
    async open(place, sealed, now) {
      if (isFormerCookieFormat(sealed)) {
        const opened = decryptFormerCookieFormat(keys, place, sealed);
        return opened && opened.expires > now ? opened : null;
      }
      const keyOf = ({ kid }: JWEHeaderParameters) => {
        const named = keys.find(({ id }) => id === kid);
        if (!named) throw new errors.JWEDecryptionFailed();
        return named.keyOf(place);
      };
      const claims = await decrypt(sealed, keyOf, now);
      if (claims?.exp === undefined || (claims.sub ?? '') !== (place.customer ?? '')) return null;
      return typeof claims['v'] === 'string' ? { value: claims['v'], expires: claims.exp * 1000 } : null;
    },
  };
}

async function decrypt(
  sealed: string,
  keyOf: (header: JWEHeaderParameters) => Promise<CryptoKey>,
  now: number,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

import { jwtVerify, SignJWT } from 'jose';

/** Claims of an access token. */
export interface AccessTokenClaims {
  readonly customerId: string;
  readonly sessionId: string;
  readonly siteKey: string;
}

const LIFE = 5 * 60;
const USE = 'access';

/** Signs and reads access tokens: JWTs that live five minutes of the shop's time, with the customer id as subject. */
export class AccessTokenCodec {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** `now` is in epoch milliseconds. */
  issue({ customerId, sessionId, siteKey }: AccessTokenClaims, now: number): Promise<string> {
    const issued = Math.floor(now / 1000);
    return new SignJWT({ sid: sessionId, use: USE })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(customerId)
      .setAudience(siteKey)
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFE)
      .sign(this.#secret);
  }

  /** Null for a token that is expired, altered, of another brand or of another kind. */
  async read(token: string, siteKey: string, now: number): Promise<AccessTokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        audience: siteKey,
        currentDate: new Date(now),
        requiredClaims: ['sub', 'exp', 'sid'],
      });
      const { sub, sid, use } = payload;
      if (use !== USE || typeof sub !== 'string' || typeof sid !== 'string') return null;
      return { customerId: sub, sessionId: sid, siteKey };
    } catch {
      return null;
    }
  }
}

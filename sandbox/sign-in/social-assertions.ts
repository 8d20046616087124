import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { jwtVerify, SignJWT } from 'jose';

/** Stand-in providers of the sandbox, which accept any e-mail address. */
export const SOCIAL_SIGN_IN_STAND_INS = [
  { provider: 'northstar', name: 'Northstar' },
  { provider: 'daylight', name: 'Daylight' },
] as const;

/** A provider's assertion about a visitor. */
export interface SocialSignInAssertion {
  readonly id: string;
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface SocialAssertionToIssue {
  readonly provider: string;
  readonly siteKey: string;
  readonly nonce: string;
  readonly email: string;
}

const LIFE = 5 * 60;

/** Signs, reads and uses up assertions of the stand-in providers: JWTs that are valid once, for five minutes. */
export class SocialAssertionCodec {
  readonly #db: DatabaseSync;
  readonly #secret: Uint8Array;

  constructor(db: DatabaseSync, secret: Uint8Array) {
    this.#db = db;
    this.#secret = secret;
  }

  issue({ provider, siteKey, nonce, email }: SocialAssertionToIssue, now: number): Promise<string> {
    const issued = Math.floor(now / 1000);
    return new SignJWT({ nonce, email })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(randomUUID())
      .setIssuer(provider)
      .setAudience(siteKey)
      .setSubject(createHash('sha256').update(`${provider} ${email.toLowerCase()}`).digest('hex'))
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFE)
      .sign(this.#secret);
  }

  /** Null for an assertion that is expired, altered, or for another provider, brand or nonce. */
  async read(text: string, { provider, siteKey, nonce }: Omit<SocialAssertionToIssue, 'email'>, now: number) {
    try {
      const { payload } = await jwtVerify(text, this.#secret, {
        algorithms: ['HS256'],
        issuer: provider,
        audience: siteKey,
        currentDate: new Date(now),
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { jti, sub, exp } = payload;
      const email = payload['email'];
      if (payload['nonce'] !== nonce || typeof email !== 'string') return null;
      if (jti === undefined || sub === undefined || exp === undefined) return null;
      return { id: jti, provider, subject: sub, email, expiresAt: exp * 1000 } satisfies SocialSignInAssertion;
    } catch {
      return null;
    }
  }

  isUsed({ id }: SocialSignInAssertion): boolean {
    return this.#db.prepare('SELECT 1 FROM used_assertions WHERE id = ?').get(id) !== undefined;
  }

  markUsed({ id, expiresAt }: SocialSignInAssertion, now: number): void {
    this.#db.prepare('DELETE FROM used_assertions WHERE expires_at < ?').run(now);
    this.#db.prepare('INSERT INTO used_assertions VALUES (?, ?)').run(id, expiresAt);
  }
}

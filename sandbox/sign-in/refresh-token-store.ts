import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { jwtVerify, SignJWT } from 'jose';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../storage/rows.ts';

/** A refresh token without its signature. The same data always gives the same token. */
export interface RefreshToken {
  readonly id: string;
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly usedAt: number | null;
  /** Id of the token that it was exchanged for. */
  readonly successor: string | null;
}

/** Seconds that a session lives without use (specification: Business constants and limits, "session timeout"). */
export const SESSION_TIMEOUT_SECONDS = 3600;

/** Milliseconds in which tabs that refresh at the same time get the same new tokens. */
const GRACE_PERIOD_MS = 10_000;
const USE = 'refresh';

/** The result of presenting a refresh token. */
export type RefreshTokenOutcome =
  | { readonly outcome: 'renewed'; readonly token: RefreshToken }
  | { readonly outcome: 'reused'; readonly token: RefreshToken }
  | { readonly outcome: 'unknown' };

/** Refresh tokens of sessions. Each is valid once and creates its successor. */
export class RefreshTokenStore {
  readonly #db: DatabaseSync;
  readonly #secret: Uint8Array;

  constructor(db: DatabaseSync, secret: Uint8Array) {
    this.#db = db;
    this.#secret = secret;
  }

  issue(sessionId: string, now: number): RefreshToken {
    const token = { id: randomUUID(), sessionId, issuedAt: now, usedAt: null, successor: null };
    this.#db
      .prepare('INSERT INTO refresh_tokens (id, session_id, issued_at) VALUES (?, ?, ?)')
      .run(token.id, sessionId, now);
    return token;
  }

  /** The result of presenting a token, without exchanging it. */
  find(id: string, now: number): RefreshTokenOutcome {
    const token = this.#byId(id);
    if (!token) return { outcome: 'unknown' };
    if (token.usedAt !== null && now - token.usedAt > GRACE_PERIOD_MS) return { outcome: 'reused', token };
    return now >= token.issuedAt + SESSION_TIMEOUT_SECONDS * 1000
      ? { outcome: 'unknown' }
      : { outcome: 'renewed', token };
  }

  /** The successor of a token: created by its first use, and the same during the grace period. */
  getOrCreateSuccessor(token: RefreshToken, now: number): RefreshToken {
    const known = token.successor === null ? null : this.#byId(token.successor);
    if (known) return known;
    const next = this.issue(token.sessionId, now);
    this.#db.prepare('UPDATE refresh_tokens SET used_at = ?, successor = ? WHERE id = ?').run(now, next.id, token.id);
    return next;
  }

  /** A JWT with the customer id as subject. */
  sign({ id, sessionId, issuedAt }: RefreshToken, customerId: string, siteKey: string): Promise<string> {
    const issued = Math.floor(issuedAt / 1000);
    return new SignJWT({ sid: sessionId, use: USE })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(id)
      .setSubject(customerId)
      .setAudience(siteKey)
      .setIssuedAt(issued)
      .setExpirationTime(issued + SESSION_TIMEOUT_SECONDS)
      .sign(this.#secret);
  }

  /** Id of the token in a JWT; null when altered or of another brand. Ignores its age. */
  async verify(text: string, siteKey: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(text, this.#secret, {
        algorithms: ['HS256'],
        audience: siteKey,
        currentDate: new Date(0),
        requiredClaims: ['sub', 'jti', 'sid'],
      });
      return payload['use'] === USE && typeof payload.jti === 'string' ? payload.jti : null;
    } catch {
      return null;
    }
  }

  #byId(id: string): RefreshToken | null {
    const row = this.#db.prepare('SELECT * FROM refresh_tokens WHERE id = ?').get(id);
    return row ? refreshTokenOf(row) : null;
  }
}

function refreshTokenOf(row: DatabaseRow): RefreshToken {
  return {
    id: readTextColumn(row, 'id'),
    sessionId: readTextColumn(row, 'session_id'),
    issuedAt: readIntegerColumn(row, 'issued_at'),
    usedAt: readNullableIntegerColumn(row, 'used_at'),
    successor: readNullableTextColumn(row, 'successor'),
  };
}

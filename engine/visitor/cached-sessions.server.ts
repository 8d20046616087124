import { readAccessTokenExpiry } from '../api/api-session.server.ts';
import { type ByteCache, createByteCache } from '../memory/byte-cache.ts';
import type { CookieCipher } from './cookie-cipher.server.ts';
import { COOKIES } from './cookies.ts';
import {
  SESSION_COOKIES,
  type SessionCookieSource,
  type UnsealedSession,
  unsealSession,
} from './session-cookies.server.ts';

/** A session with the moments, in epoch milliseconds, that its cookies and tokens name. */
export interface CachedSession extends UnsealedSession {
  /** When its access token expires; infinite where that does not tell. */
  readonly accessUntil: number;
}

const SEALED = [...SESSION_COOKIES, COOKIES.device];

export type SessionCache = ByteCache<CachedSession>;

export function createSessionCache(maxBytes = 16 * 1024 * 1024): SessionCache {
  return createByteCache({ name: 'opened sessions', maxBytes });
}

/**
 * Opens the session of a request, and caches it by its sealed cookies until the first of them expires, so that they are
 * deciphered once. Cookies that can't be opened are not cached.
 */
export function createCachedSessionReader(
  sealer: CookieCipher,
  remembered = createSessionCache(),
): (opening: SessionCookieSource) => CachedSession | null {
  return (opening) => {
    const { site, cookie, now } = opening;
    const key = [site, ...SEALED.map((definition) => cookie(definition) ?? '')].join('\n');
    const known = remembered.get(key);
    if (known && known.until > now) return known;
    const opened = unsealSession(sealer, opening);
    if (!opened) return null;
    const fresh = { ...opened, accessUntil: readAccessTokenExpiry(opened.session) ?? Number.POSITIVE_INFINITY };
    remembered.set(key, fresh);
    return fresh;
  };
}

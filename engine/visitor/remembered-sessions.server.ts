import { LRUCache } from 'lru-cache';
import { accessExpiry } from '../api/api-session.server.ts';
import { COOKIES } from './cookies.ts';
import type { Sealer } from './seal.server.ts';
import { LOGIN_COOKIES, type OpenedSession, type Opening, openSession } from './session-cookies.server.ts';

/** A session with the moments, in epoch milliseconds, that its cookies and tokens name. */
export interface RememberedSession extends OpenedSession {
  /** When its access token expires; infinite where that does not tell. */
  readonly accessUntil: number;
}

const SEALED = [...LOGIN_COOKIES, COOKIES.device];

/**
 * Opens the session of a request, and remembers the latest ones by their sealed cookies, letter by letter, until the
 * first of those expires: who asks again is not deciphered again. What does not open is never remembered.
 */
export function rememberSessions(sealer: Sealer, most = 2_000): (opening: Opening) => RememberedSession | null {
  const remembered = new LRUCache<string, RememberedSession>({ max: most });
  return (opening) => {
    const { site, cookie, now } = opening;
    const key = [site, ...SEALED.map((definition) => cookie(definition) ?? '')].join('\n');
    const known = remembered.get(key);
    if (known && known.until > now) return known;
    const opened = openSession(sealer, opening);
    if (!opened) return null;
    const fresh = { ...opened, accessUntil: accessExpiry(opened.session) ?? Number.POSITIVE_INFINITY };
    remembered.set(key, fresh);
    return fresh;
  };
}

import { LRUCache } from 'lru-cache';
import { readAccessTokenExpiry } from '../api/api-session.server.ts';
import { type ByteLimitedCache, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { CookieCipher } from './cookie-cipher.server.ts';
import { COOKIE_DEFINITIONS } from './cookies.ts';
import {
  SESSION_COOKIE_DEFINITIONS,
  type SessionCookieSource,
  type UnsealedSession,
  unsealDeviceId,
  unsealSession,
} from './session-cookies.server.ts';

/** A session with expiry times in epoch milliseconds. */
export interface CachedSession extends UnsealedSession {
  /** Expiry of the access token; infinite if unknown. */
  readonly accessUntil: number;
}

const SEALED = [...SESSION_COOKIE_DEFINITIONS, COOKIE_DEFINITIONS.device];

export type UnsealedSessionCache = ByteLimitedCache<CachedSession>;

export function createUnsealedSessionCache(maxBytes = 16 * 1024 * 1024): UnsealedSessionCache {
  return createByteLimitedCache({ name: 'opened sessions', maxBytes });
}

/**
 * Decrypts session cookies once and caches the session until the first of them expires. Invalid cookies are not cached.
 */
export function createCachedSessionReader(
  sealer: CookieCipher,
  remembered = createUnsealedSessionCache(),
): (opening: SessionCookieSource) => Promise<CachedSession | null> {
  return async (opening) => {
    const { site, cookie, now } = opening;
    const key = [site, ...SEALED.map((definition) => cookie(definition) ?? '')].join('\n');
    const known = remembered.get(key);
    if (known && known.until > now) return known;
    const opened = await unsealSession(sealer, opening);
    if (!opened) return null;
    const fresh = { ...opened, accessUntil: readAccessTokenExpiry(opened.session) ?? Number.POSITIVE_INFINITY };
    remembered.set(key, fresh);
    return fresh;
  };
}

/** Reads the device of a browser without a session, and caches it by its sealed cookie, which its pages bring each time. */
export function createCachedDeviceReader(
  sealer: CookieCipher,
  most = 10_000,
): (source: SessionCookieSource) => Promise<string | null> {
  const devices = new LRUCache<string, string>({ max: most });
  return async (source) => {
    const sealed = source.cookie(COOKIE_DEFINITIONS.device);
    if (sealed === undefined) return null;
    const key = `${source.site}\n${sealed}`;
    const known = devices.get(key);
    if (known !== undefined) return known;
    const deviceId = await unsealDeviceId(sealer, source);
    if (deviceId !== null) devices.set(key, deviceId);
    return deviceId;
  };
}

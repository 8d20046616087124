import { LRUCache } from 'lru-cache';
import { readAccessTokenExpiry } from '../api/api-session.server.ts';
import { type ByteLimitedCache, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { CustomerDataPlace, CustomerReference } from '../memory/customer-data-place.ts';
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

/** What the cache of opened sessions holds of customers. */
export function createOpenedSessionData(cache: UnsealedSessionCache): CustomerDataPlace {
  const entriesOf = ({ site, customerId }: CustomerReference) =>
    [...cache.entries()].filter(
      ([key, { session }]) => key.startsWith(`${site}\n`) && session.customerId === customerId,
    );
  return {
    place: 'opened sessions',
    list: (customer) =>
      entriesOf(customer).map(([, { session, until }]) => {
        const { accessToken: _access, refreshToken: _refresh, customerToken: _customer, ...known } = session;
        return { ...known, until };
      }),
    erase(customer) {
      const entries = entriesOf(customer);
      for (const [key] of entries) cache.delete(key);
      return entries.length;
    },
    removeExpired(now) {
      for (const [key, { until }] of [...cache.entries()]) if (until <= now) cache.delete(key);
    },
  };
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

export interface CachedDeviceReader {
  read(source: SessionCookieSource): Promise<string | null>;
  readonly customerData: CustomerDataPlace;
}

/** Milliseconds for which a device is cached after its last request. */
const DEVICE_CACHE_TIME = 60 * 60 * 1000;

/** Reads the device of a browser without a session, and caches it by its sealed cookie, which its pages bring each time. */
export function createCachedDeviceReader(sealer: CookieCipher, most = 10_000): CachedDeviceReader {
  const devices = new LRUCache<string, { readonly deviceId: string; until: number }>({ max: most });
  const entriesOf = ({ site, deviceIds }: CustomerReference) =>
    [...devices.entries()].filter(([key, { deviceId }]) => key.startsWith(`${site}\n`) && deviceIds.includes(deviceId));
  return {
    async read(source) {
      const sealed = source.cookie(COOKIE_DEFINITIONS.device);
      if (sealed === undefined) return null;
      const key = `${source.site}\n${sealed}`;
      const until = source.now + DEVICE_CACHE_TIME;
      const known = devices.get(key);
      if (known) {
        known.until = until;
        return known.deviceId;
      }
      const deviceId = await unsealDeviceId(sealer, source);
      if (deviceId !== null) devices.set(key, { deviceId, until });
      return deviceId;
    },
    customerData: {
      place: 'devices',
      list: (customer) => entriesOf(customer).map(([, { deviceId }]) => ({ deviceId })),
      erase(customer) {
        const entries = entriesOf(customer);
        for (const [key] of entries) devices.delete(key);
        return entries.length;
      },
      removeExpired(now) {
        for (const [key, { until }] of [...devices.entries()]) if (until <= now) devices.delete(key);
      },
    },
  };
}

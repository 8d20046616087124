import { expect, test } from 'vitest';
import { createTestSession } from '../api/testing.ts';
import { createByteLimitedCache } from '../memory/byte-cache.ts';
import {
  type CachedSession,
  createCachedDeviceReader,
  createCachedSessionReader,
  createOpenedSessionData,
} from './cached-sessions.server.ts';
import { type CookieCipher, createCookieCipher } from './cookie-cipher.server.ts';
import { createCookieReader } from './cookies.ts';
import { createSessionCookies } from './session-cookies.server.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const HOUR = 3_600_000;
const sealer = createCookieCipher('the secret of the operator');

/** Opens sessions, and counts the cookies that were deciphered for it. */
function counting(maxEntries?: number) {
  let deciphered = 0;
  const counted: CookieCipher = {
    ...sealer,
    open: (...openArguments) => {
      deciphered += 1;
      return sealer.open(...openArguments);
    },
  };
  const cache = createByteLimitedCache<CachedSession>({
    name: 'sessions',
    maxBytes: 1_000_000,
    ...(maxEntries !== undefined && { maxEntries }),
  });
  const devices = createCachedDeviceReader(counted);
  return {
    sessionOf: createCachedSessionReader(counted, cache),
    deviceOf: devices.read,
    places: [createOpenedSessionData(cache), devices.customerData],
    deciphered: () => deciphered,
  };
}

async function opening(customer: string, now = NOW) {
  const around = { secure: true, now: NOW, consent: new Set(['essential'] as const) };
  const cookies = await createSessionCookies(sealer, 'shop', createTestSession(customer, NOW), around);
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { site: 'shop', cookie: createCookieReader(header, { secure: true }), now };
}

test('session cookies that come again are deciphered once, and no longer accepted once the first of them expires', async () => {
  const { sessionOf, deciphered } = counting();
  const first = await opening('7');
  const session = await sessionOf(first);
  expect([session, deciphered()]).toEqual([
    { session: createTestSession('7', NOW), until: NOW + HOUR, accessUntil: NOW + 300_000 },
    8,
  ]);
  expect([await sessionOf({ ...first, now: NOW + HOUR - 1 }), deciphered()]).toEqual([session, 8]);
  await expect(sessionOf({ ...first, now: NOW + HOUR })).rejects.toThrow('no customer encoded id in state');
});

test('session cookies that are sealed again are deciphered again, and those of another brand are not accepted from the cache', async () => {
  const { sessionOf, deciphered } = counting();
  const first = await opening('7');
  await sessionOf(first);
  await sessionOf(await opening('7'));
  expect(deciphered()).toBe(16);
  await expect(sessionOf({ ...first, site: 'other' })).rejects.toThrow('no customer encoded id in state');
});

test('a full session cache forgets the least recently used session first', async () => {
  const { sessionOf, deciphered } = counting(2);
  const [first, second, third] = await Promise.all([opening('1'), opening('2'), opening('3')]);
  for (const source of [first, second, first, third, first]) await sessionOf(source);
  expect(deciphered()).toBe(24);
  expect((await sessionOf(second))?.session.customerId).toBe('2');
  expect(deciphered()).toBe(32);
});

test('the device cookie is deciphered once, and gives no device at another brand or without the cookie', async () => {
  const { deviceOf, deciphered } = counting();
  const source = await opening('7');
  expect([await deviceOf(source), await deviceOf(source), deciphered()]).toEqual(['device-1', 'device-1', 1]);
  expect(await deviceOf({ ...source, site: 'other' })).toBeNull();
  expect(await deviceOf({ ...source, cookie: () => undefined })).toBeNull();
});

test('the cached session and devices of a customer are listed without tokens and erased, without erasing other customers', async () => {
  const { sessionOf, deviceOf, places, deciphered } = counting();
  const [seventh, eighth] = [await opening('7'), await opening('8')];
  for (const source of [seventh, eighth]) await sessionOf(source);
  await deviceOf(seventh);
  const customer = { site: 'shop', customerId: '7', deviceIds: ['device-1'] };
  const list = (of = customer) => places.map((place) => place.list(of));
  const { accessToken, refreshToken, customerToken, ...known } = createTestSession('7', NOW);
  expect(list()).toEqual([[{ ...known, until: NOW + HOUR }], [{ deviceId: 'device-1' }]]);
  expect(list({ ...customer, site: 'other' })).toEqual([[], []]);
  expect(places.map((place) => place.erase(customer))).toEqual([1, 1]);
  expect([list(), list({ ...customer, customerId: '8' })[0]?.length]).toEqual([[[], []], 1]);
  const before = deciphered();
  await sessionOf(eighth);
  expect(deciphered()).toBe(before);
});

test('a device is removed from the cache an hour after its last request', async () => {
  const { deviceOf, places, deciphered } = counting();
  const source = await opening('7');
  await deviceOf(source);
  await deviceOf({ ...source, now: NOW + HOUR / 2 });
  const listDevicesAt = (now: number) => {
    places[1]?.removeExpired?.(now);
    return places[1]?.list({ site: 'shop', customerId: '7', deviceIds: ['device-1'] });
  };
  expect(listDevicesAt(NOW + 1.5 * HOUR - 1)).toEqual([{ deviceId: 'device-1' }]);
  expect(listDevicesAt(NOW + 1.5 * HOUR)).toEqual([]);
  expect([await deviceOf(source), deciphered()]).toEqual(['device-1', 2]);
});

test('an opened session is removed from the cache once its cookies do not open any more', async () => {
  const { sessionOf, places } = counting();
  await sessionOf(await opening('7'));
  const customer = { site: 'shop', customerId: '7', deviceIds: [] };
  const left = (now: number) => {
    places[0]?.removeExpired?.(now);
    return places[0]?.list(customer).length;
  };
  expect([left(NOW + HOUR - 1), left(NOW + HOUR)]).toEqual([1, 0]);
});

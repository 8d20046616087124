import { expect, test } from 'vitest';
import { createTestSession } from '../api/testing.ts';
import { createByteCache } from '../memory/byte-cache.ts';
import { type CachedSession, createCachedSessionReader } from './cached-sessions.server.ts';
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
    open: (...asked) => {
      deciphered += 1;
      return sealer.open(...asked);
    },
  };
  const cache = createByteCache<CachedSession>({
    name: 'sessions',
    maxBytes: 1_000_000,
    ...(maxEntries !== undefined && { maxEntries }),
  });
  return { sessionOf: createCachedSessionReader(counted, cache), deciphered: () => deciphered };
}

function opening(customer: string, now = NOW) {
  const around = { secure: true, now: NOW, consent: new Set(['essential'] as const) };
  const cookies = createSessionCookies(sealer, 'shop', createTestSession(customer, NOW), around);
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { site: 'shop', cookie: createCookieReader(header, { secure: true }), now };
}

test('the same session cookies are decrypted once until the first of them expires', () => {
  const { sessionOf, deciphered } = counting();
  const first = opening('7');
  const session = sessionOf(first);
  expect([session, deciphered()]).toEqual([
    { session: createTestSession('7', NOW), until: NOW + HOUR, accessUntil: NOW + 300_000 },
    8,
  ]);
  expect([sessionOf({ ...first, now: NOW + HOUR - 1 }), deciphered()]).toEqual([session, 8]);
  expect(() => sessionOf({ ...first, now: NOW + HOUR })).toThrow('no customer encoded id in state');
});

test('cached sessions are kept apart by cookies and brand', () => {
  const { sessionOf, deciphered } = counting();
  const first = opening('7');
  sessionOf(first);
  sessionOf(opening('7'));
  expect(deciphered()).toBe(16);
  expect(() => sessionOf({ ...first, site: 'other' })).toThrow('no customer encoded id in state');
});

test('the least recently used cached session is evicted first', () => {
  const { sessionOf, deciphered } = counting(2);
  const [first, second, third] = [opening('1'), opening('2'), opening('3')];
  for (const asked of [first, second, first, third, first]) sessionOf(asked);
  expect(deciphered()).toBe(24);
  expect(sessionOf(second)?.session.customerId).toBe('2');
  expect(deciphered()).toBe(32);
});

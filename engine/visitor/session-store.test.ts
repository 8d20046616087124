import { stringifySetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { type ApiSession, parseSessionAnswer } from '../api/api-session.server.ts';
import { createLiveSession, type LiveSession } from '../api/live-session.server.ts';
import { PageReadBudget } from '../api/page-reads.ts';
import { createTestSession, createTestToken } from '../api/testing.ts';
import { createCookieCipher } from './cookie-cipher.server.ts';
import { createCookieReader } from './cookies.ts';
import { calculateSessionTimeLeft, createSessionStore } from './session-store.server.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60_000;
const first: ApiSession = { ...createTestSession('7', NOW, '1'), segment: 'premium', pricingId: 'list-2' };
const second = createTestSession('7', NOW + 5 * MINUTE, '2');

interface Setting {
  readonly renew?: (live: LiveSession) => void;
  readonly secure?: boolean;
}

function setUp({ renew = (live) => live.replace(second), secure = true }: Setting = {}) {
  const failures: unknown[] = [];
  let renewals = 0;
  const sessions = createSessionStore({
    sealer: createCookieCipher('the secret of the operator'),
    renew: async (_, live) => {
      renewals += 1;
      renew(live);
    },
    failed: (_, error) => failures.push(error),
    refused: (_, error) => failures.push(error),
  });
  const consent = new Set(['essential'] as const);
  const written = (live: LiveSession, now = NOW, site = 'shop') =>
    sessions.setCookies(site, live, { secure, now, consent });
  /** The cookies that a browser holds after an answer with this session. */
  const jarOf = (session: ApiSession, now = NOW, site = 'shop') => {
    const live = createLiveSession(null);
    live.replace(session);
    return new Map(written(live, now, site).map(({ name, value }) => [name, value ?? '']));
  };
  const open = (jar: ReadonlyMap<string, string>, now = NOW, site = 'shop') => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return sessions.open({
      site,
      cookies,
      cookie: createCookieReader(cookies, { secure }),
      address: null,
      now,
      reads: new PageReadBudget(),
    });
  };
  return { sessions, failures, written, jarOf, open, renewals: () => renewals };
}

const changed = (live: LiveSession) => live.change;

describe('session cookies', () => {
  test('restore the session and are not set again', async () => {
    const { jarOf, open } = setUp();
    const live = await open(jarOf({ ...first, forced: 'password-change' }));
    expect(live.current).toEqual({ ...first, forced: 'password-change' });
    expect([live.deviceId, changed(live)]).toEqual(['device-1', { kind: 'none' }]);
    const opening = { ...first, isFirst: true };
    expect((await open(jarOf(opening))).current).toEqual(opening);
  });

  test('are sealed, HttpOnly, bound to the host and last for the session timeout', () => {
    const { written } = setUp();
    const live = createLiveSession(null);
    live.replace({ ...first, timeout: 1800 });
    const texts = written(live).map((cookie) => stringifySetCookie(cookie));
    expect(texts.map((text) => text.replace(/=1[\w-]+;/, '=SEALED;'))).toEqual([
      ...[
        'access-token',
        'refresh-token',
        'customer-id',
        'customer-token',
        'session-state',
        'pricing-id',
        'segment',
      ].map(
        (name) =>
          `__Host-${name}=SEALED; Max-Age=1800; Path=/; Expires=Sat, 10 Jan 2026 12:30:00 GMT; HttpOnly; Secure; SameSite=Lax`,
      ),
      '__Host-device=SEALED; Max-Age=31536000; Path=/; Expires=Sun, 10 Jan 2027 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
    const plain = Buffer.from(texts.join(), 'utf8').toString();
    for (const secret of [first.accessToken, first.refreshToken, first.customerToken])
      expect(plain).not.toContain(secret);
  });

  test('last an hour where the API names no timeout', async () => {
    const { jarOf, open, written } = setUp();
    const { customerId, accessToken, refreshToken, customerToken } = first;
    const session = parseSessionAnswer({ customerId, accessToken, refreshToken, customerToken }, NOW);
    const live = createLiveSession(null);
    live.replace(session);
    expect(stringifySetCookie(written(live)[0] ?? { name: '', value: '' })).toContain('; Max-Age=3600; ');
    expect((await open(jarOf(session))).current?.timeout).toBe(3600);
  });

  test('have plain names over http', () => {
    expect([...setUp({ secure: false }).jarOf(first).keys()]).toContain('access-token');
  });

  test('are removed with an expiry one day in the past, with a notice for the signed-out customer', () => {
    const { written } = setUp();
    const live = createLiveSession(first);
    live.end('signed-out');
    const gone = written(live).map((cookie) => stringifySetCookie(cookie));
    expect(gone).toHaveLength(7);
    for (const text of gone) expect(text).toMatch(/^__Host-[a-z-]+=; Path=\/; Expires=Fri, 09 Jan 2026 12:00:00 GMT;/);
    live.end('unauthorised');
    expect(written(live).map(({ name, value }) => `${name}=${value}`)).toContain('__Host-notice=signed_out');
  });
});

test('are not needed for a visitor, who costs nothing', () => {
  const { open, jarOf, sessions, failures } = setUp();
  const stranger = open(new Map([['__Host-cart', 'access-denied']]));
  expect(stranger).toMatchObject({ current: null, ended: null, deviceId: null, change: { kind: 'none' } });
  const device = [...jarOf(first)].filter(([name]) => name.endsWith('device'));
  expect(open(new Map(device))).toMatchObject({ current: null, ended: null, deviceId: 'device-1' });
  const around = { secure: true, now: NOW, consent: new Set<never>() };
  expect([sessions.setCookies('shop', createLiveSession(null), around), failures]).toEqual([[], []]);
});

describe('a request is signed out as unauthorised with', () => {
  const { jarOf } = setUp();
  const own = jarOf(first);
  const others = jarOf({ ...createTestSession('8', NOW, '8') });
  const elsewhere = jarOf(first, NOW, 'other-brand');
  const withCookie = (name: string, value: string | undefined) => {
    const jar = new Map(own);
    if (value === undefined) jar.delete(`__Host-${name}`);
    else jar.set(`__Host-${name}`, value);
    return jar;
  };
  const NAMES = [
    'access-token',
    'refresh-token',
    'customer-id',
    'customer-token',
    'session-state',
    'pricing-id',
    'segment',
  ];
  const MESSAGES = new Map([
    ['customer-id', 'no customer encoded id in state'],
    ['access-token', 'token is null'],
    ['refresh-token', 'token is null'],
    ['customer-token', 'token is null'],
  ]);
  const messageOf = (name: string) => MESSAGES.get(name) ?? 'customer id mismatch';

  async function signedOut(jar: ReadonlyMap<string, string>, now = NOW) {
    const { open, failures, written } = setUp();
    // That the own session was opened here before lets nobody else in.
    expect((await open(own)).current?.customerId).toBe('7');
    const live = await open(jar, now);
    expect([live.current, live.ended]).toEqual([null, 'unauthorised']);
    expect(written(live)).toHaveLength(8);
    return failures.map(String);
  }

  test.each(NAMES)('no %s', async (name) => {
    expect(await signedOut(withCookie(name, undefined))).toEqual([`AuthValidationError: ${messageOf(name)}`]);
  });

  test.each(NAMES)('an invented %s', async (name) => {
    expect(await signedOut(withCookie(name, 'made-up'))).toEqual([`AuthValidationError: ${messageOf(name)}`]);
  });

  test.each(NAMES)('the %s of another brand', async (name) => {
    await signedOut(withCookie(name, elsewhere.get(`__Host-${name}`)));
  });

  test.each(NAMES)('the %s of another customer', async (name) => {
    expect(await signedOut(withCookie(name, others.get(`__Host-${name}`)))).toEqual([
      `AuthValidationError: ${name === 'customer-token' ? 'token is null' : 'customer id mismatch'}`,
    ]);
  });

  test.each(NAMES)('another cookie in place of %s', async (name) => {
    await signedOut(withCookie(name, own.get(name === 'segment' ? '__Host-pricing-id' : '__Host-segment')));
  });

  test('a token that cannot be decoded', async () => {
    const jar = jarOf({ ...first, accessToken: 'no token' });
    expect(await signedOut(jar)).toEqual(['AuthValidationError: could not decode token']);
  });

  test('a token of another customer', async () => {
    const jar = jarOf({ ...first, refreshToken: createTestToken('8', NOW, MINUTE) });
    expect(await signedOut(jar)).toEqual(['AuthValidationError: customer id mismatch']);
  });

  test('only expired cookies', async () => {
    await signedOut(own, NOW + 3600_000);
  });
});

describe('a session is refreshed', () => {
  test.each([
    ['not while its tokens are good', 4.4, 0],
    ['from half a minute before the access token expires', 4.5, 1],
    ['after it expired', 30, 1],
  ])('%s', async (_, minutes, times) => {
    const { jarOf, open, renewals, written } = setUp();
    const live = await open(jarOf(first), NOW + minutes * MINUTE);
    expect([renewals(), live.current]).toEqual([times, times > 0 ? second : first]);
    expect(written(live)).toHaveLength(times > 0 ? 8 : 0);
  });

  test('in use, long before its cookies would expire', async () => {
    const short: ApiSession = { ...first, timeout: 240 };
    const { jarOf, open, renewals } = setUp();
    await open(jarOf(short), NOW + 59_000);
    expect(renewals()).toBe(0);
    await open(jarOf(short), NOW + 60_000);
    expect(renewals()).toBe(1);
  });

  test('and kept when the refresh fails, unless it has ended', async () => {
    const down = setUp({
      renew: () => {
        throw new Error('down');
      },
    });
    expect((await down.open(down.jarOf(first), NOW + 5 * MINUTE)).current).toEqual(first);
    expect(down.failures).toHaveLength(1);
    const over = setUp({ renew: (live) => live.end('unauthorised') });
    expect((await over.open(over.jarOf(first), NOW + 5 * MINUTE)).ended).toBe('unauthorised');
  });
});

test('calculateSessionTimeLeft returns the seconds until an unused session ends', () => {
  expect([0, 90_500, 3600_000, 9000_000].map((later) => calculateSessionTimeLeft(first, NOW + later))).toEqual([
    3600, 3509, 0, 0,
  ]);
});

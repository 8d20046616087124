import { stringifySetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { type ApiSession, parseSessionAnswer } from '../api/api-session.server.ts';
import { type SessionDuringRequest, trackSessionChangesDuringRequest } from '../api/live-session.server.ts';
import { PageReadBudget } from '../api/page-reads.ts';
import { createTestSession, createUnsignedTestJwt } from '../api/testing.ts';
import { createCookieCipher } from './cookie-cipher.server.ts';
import { createCookieReader } from './cookies.ts';
import { calculateSessionTimeLeft, createCookieSessionStore } from './session-store.server.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60_000;
const first: ApiSession = { ...createTestSession('7', NOW, '1'), segment: 'premium', pricingId: 'list-2' };
const second = createTestSession('7', NOW + 5 * MINUTE, '2');

interface Setting {
  readonly renew?: (live: SessionDuringRequest) => void;
  readonly secure?: boolean;
}

function setUp({ renew = (live) => live.replace(second), secure = true }: Setting = {}) {
  const failures: unknown[] = [];
  let renewals = 0;
  const sessions = createCookieSessionStore({
    sealer: createCookieCipher('the secret of the operator'),
    renew: async (_, live) => {
      renewals += 1;
      renew(live);
    },
    failed: (_, error) => failures.push(error),
    refused: (_, error) => failures.push(error),
  });
  const consent = new Set(['essential'] as const);
  const written = (live: SessionDuringRequest, now = NOW, site = 'shop') =>
    sessions.setCookies(site, live, { secure, now, consent });
  /** The cookies of a browser after a response with this session. */
  const jarOf = async (session: ApiSession, now = NOW, site = 'shop') => {
    const live = trackSessionChangesDuringRequest(null);
    live.replace(session);
    return new Map((await written(live, now, site)).map(({ name, value }) => [name, value ?? '']));
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

const changed = (live: SessionDuringRequest) => live.change;

describe('session cookies', () => {
  test('restore the session and are not set again when it did not change', async () => {
    const { jarOf, open } = setUp();
    const live = await open(await jarOf({ ...first, forced: 'password-change' }));
    expect(live.current).toEqual({ ...first, forced: 'password-change' });
    expect([live.deviceId, changed(live)]).toEqual(['device-1', { kind: 'none' }]);
    for (const more of [{ isFirst: true }, { locale: 'cy-GB' }, { isFirst: true, locale: 'cy-GB' }]) {
      const opening = { ...first, ...more };
      expect((await open(await jarOf(opening))).current).toEqual(opening);
    }
  });

  test('are sealed, out of reach of scripts and other hosts, and last for the timeout of the session', async () => {
    const { written } = setUp();
    const live = trackSessionChangesDuringRequest(null);
    live.replace({ ...first, timeout: 1800 });
    const texts = (await written(live)).map((cookie) => stringifySetCookie(cookie));
    expect(texts.map((text) => text.replace(/=eyJ[\w.-]+;/, '=SEALED;'))).toEqual([
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
    const live = trackSessionChangesDuringRequest(null);
    live.replace(session);
    expect(stringifySetCookie((await written(live))[0] ?? { name: '', value: '' })).toContain('; Max-Age=3600; ');
    expect((await open(await jarOf(session))).current?.timeout).toBe(3600);
  });

  test('on plain http have plain names', async () => {
    expect([...(await setUp({ secure: false }).jarOf(first)).keys()]).toContain('access-token');
  });

  test('are removed by an expiry one day in the past, with a notice cookie where the session ended as unauthorised', async () => {
    const { written } = setUp();
    const live = trackSessionChangesDuringRequest(first);
    live.end('signed-out');
    const gone = (await written(live)).map((cookie) => stringifySetCookie(cookie));
    expect(gone).toHaveLength(7);
    for (const text of gone) expect(text).toMatch(/^__Host-[a-z-]+=; Path=\/; Expires=Fri, 09 Jan 2026 12:00:00 GMT;/);
    live.end('unauthorised');
    expect((await written(live)).map(({ name, value }) => `${name}=${value}`)).toContain('__Host-notice=signed_out');
  });
});

test('a visitor without session cookies has no session, gets no cookies and causes no failure report', async () => {
  const { open, jarOf, sessions, failures } = setUp();
  const anonymousSession = await open(new Map([['__Host-cart', 'access-denied']]));
  expect(anonymousSession).toMatchObject({ current: null, ended: null, deviceId: null, change: { kind: 'none' } });
  const device = [...(await jarOf(first))].filter(([name]) => name.endsWith('device'));
  expect(await open(new Map(device))).toMatchObject({ current: null, ended: null, deviceId: 'device-1' });
  const around = { secure: true, now: NOW, consent: new Set<never>() };
  expect([await sessions.setCookies('shop', trackSessionChangesDuringRequest(null), around), failures]).toEqual([
    [],
    [],
  ]);
});

describe('a customer is signed out as unauthorised who comes with', async () => {
  const { jarOf } = setUp();
  const own = await jarOf(first);
  const others = await jarOf({ ...createTestSession('8', NOW, '8') });
  const elsewhere = await jarOf(first, NOW, 'other-brand');
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
    // A session that was opened before must not admit other cookies.
    expect((await open(own)).current?.customerId).toBe('7');
    const live = await open(jar, now);
    expect([live.current, live.ended]).toEqual([null, 'unauthorised']);
    expect(await written(live)).toHaveLength(8);
    return failures.map(String);
  }

  test.each(NAMES)('no %s cookie', async (name) => {
    expect(await signedOut(withCookie(name, undefined))).toEqual([`AuthValidationError: ${messageOf(name)}`]);
  });

  test.each(NAMES)('a made-up %s cookie', async (name) => {
    expect(await signedOut(withCookie(name, 'made-up'))).toEqual([`AuthValidationError: ${messageOf(name)}`]);
  });

  test.each(NAMES)('the %s cookie of another brand', async (name) => {
    await signedOut(withCookie(name, elsewhere.get(`__Host-${name}`)));
  });

  test.each(NAMES)('the %s cookie of another customer', async (name) => {
    expect(await signedOut(withCookie(name, others.get(`__Host-${name}`)))).toEqual([
      `AuthValidationError: ${name === 'customer-token' ? 'token is null' : 'customer id mismatch'}`,
    ]);
  });

  test.each(NAMES)('the value of another cookie in the %s cookie', async (name) => {
    await signedOut(withCookie(name, own.get(name === 'segment' ? '__Host-pricing-id' : '__Host-segment')));
  });

  test('an access token that cannot be decoded', async () => {
    const jar = await jarOf({ ...first, accessToken: 'no token' });
    expect(await signedOut(jar)).toEqual(['AuthValidationError: could not decode token']);
  });

  test('a refresh token of another customer', async () => {
    const jar = await jarOf({ ...first, refreshToken: createUnsignedTestJwt('8', NOW, MINUTE) });
    expect(await signedOut(jar)).toEqual(['AuthValidationError: customer id mismatch']);
  });

  test('only expired cookies', async () => {
    await signedOut(own, NOW + 3600_000);
  });
});

/** The cookies of `first` as shops set them before sealed cookies were JSON Web Encryption. */
const FORMER_COOKIES = [
  'access-token=1NYsqv6_UVhMaM2qdLCrK1ZaeXTgNTklA6cNAedep6qKo6NK3aMSf4Mpry-Cn_jd9zpDtaz58BMY6cFBsJbkSB5XlP6AFMEZEhFOUx-AFrceMqrCAVSS72vPd_gtqTVPaAzxYgjzvmUwxJO5AnYR9TjY2Zpm1ch2t',
  'refresh-token=1Lg5Nc3m9kvHCy49ggWlI_E6OeiJcqqe1KNf40qVtgIzp7k2xx9fU53XfjmhwjdAPms0eAaXq8-TJE8bWyLbRRxCE3aGTvTUR41GSVuRnbZAhDny-4tSmFXYV9l4lBRc-HS1hQqQM8eAkukmMsSxi_VoqELOSX7ZsO90',
  'customer-id=1wV0ksfRxiY-rOZJx8Y1mmAiOAN-LwUucwAJnRiBIkbYYOuGxko6bVA',
  'customer-token=1j8LZa3RFkdjXM_4KEq34ci3oDWEzJ9THjxegoijMNtOZ432B5kQcS1jmiBh7mYG-KriZh_q9jQ',
  'session-state=1oqZrVKOmjwaaVB1OZbLW_hjhRWZBGecs2FSFofqCSIaijslqSZv68ytIhpJNd2VEkWbImfqhleRa-w',
  'pricing-id=1KSJwSegewBIQBh17L8-YAfmTkjs2HoysOe5alGLQJloPJqjy4jdjXXtRVXHP',
  'segment=1kLJWnLbUNLfAitvVSN9WgSfb6O4rlx7kAz8UmlPTjqHaTRtIbDz3-u7HjWvWfQ',
  'device=1PSLNtChi87NfOuv-QqOPABEmUeuesm7gqCXAOhHBS7fRaiyQ7M0-zf2IrU8DsSs',
];

function formerJar() {
  return new Map(
    FORMER_COOKIES.map((line): [string, string] => {
      const [name, value = ''] = line.split('=');
      return [`__Host-${name}`, value];
    }),
  );
}

test('a session whose cookies have the former format lives on, and its renewal seals it in the present one', async () => {
  const { open, written } = setUp();
  const jar = formerJar();
  const live = await open(jar);
  expect([live.current, live.deviceId, live.change]).toEqual([first, 'device-1', { kind: 'none' }]);
  expect((await open(new Map([...jar].filter(([name]) => name.endsWith('device'))))).deviceId).toBe('device-1');

  const renewed = await open(jar, NOW + 5 * MINUTE);
  const set = await written(renewed, NOW + 5 * MINUTE);
  expect(set.map(({ name }) => name)).toEqual([...jar.keys()]);
  for (const { value } of set) expect(value).toMatch(/^eyJ/);
  const again = await open(new Map(set.map(({ name, value }) => [name, value ?? ''])), NOW + 5 * MINUTE);
  expect([again.current, again.deviceId]).toEqual([second, 'device-1']);
});

test('a session is ended where a cookie in the former format was changed', async () => {
  const { open, failures } = setUp();
  const jar = formerJar();
  jar.set('__Host-customer-token', `${jar.get('__Host-customer-token')?.slice(0, -4)}AAAA`);
  expect([(await open(jar)).ended, failures.map(String)]).toEqual([
    'unauthorised',
    ['AuthValidationError: token is null'],
  ]);
});

describe('a session is renewed', () => {
  test.each([
    ['not while its tokens are good', 4.4, 0],
    ['from half a minute before the access token expires', 4.5, 1],
    ['after it expired', 30, 1],
  ])('%s', async (_, minutes, times) => {
    const { jarOf, open, renewals, written } = setUp();
    const live = await open(await jarOf(first), NOW + minutes * MINUTE);
    expect([renewals(), live.current]).toEqual([times, times > 0 ? second : first]);
    expect(await written(live)).toHaveLength(times > 0 ? 8 : 0);
  });

  test('once a quarter of its timeout has passed', async () => {
    const short: ApiSession = { ...first, timeout: 240 };
    const { jarOf, open, renewals } = setUp();
    await open(await jarOf(short), NOW + 59_000);
    expect(renewals()).toBe(0);
    await open(await jarOf(short), NOW + 60_000);
    expect(renewals()).toBe(1);
  });

  test('and kept unchanged when the renewal fails, but ended when the renewal says that it is over', async () => {
    const down = setUp({
      renew: () => {
        throw new Error('down');
      },
    });
    expect((await down.open(await down.jarOf(first), NOW + 5 * MINUTE)).current).toEqual(first);
    expect(down.failures).toHaveLength(1);
    const over = setUp({ renew: (live) => live.end('unauthorised') });
    expect((await over.open(await over.jarOf(first), NOW + 5 * MINUTE)).ended).toBe('unauthorised');
  });
});

test('a renewal sets no cookies when the customer signs out while they are being sealed', async () => {
  const { jarOf, open, written } = setUp();
  const jar = await jarOf(first);
  const [renewed, leaving] = [await open(jar, NOW + 5 * MINUTE), await open(jar)];
  const set = written(renewed);
  leaving.end('signed-out');
  expect(await written(leaving)).toHaveLength(8);
  expect(await set).toEqual([]);
});

test('calculateSessionTimeLeft gives the seconds that a session has left without use, down to 0', () => {
  expect([0, 90_500, 3600_000, 9000_000].map((later) => calculateSessionTimeLeft(first, NOW + later))).toEqual([
    3600, 3509, 0, 0,
  ]);
});

import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { mailedCode } from '../../sandbox/testing/sign-in.ts';
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { proves } from '../../scripts/test/proves.ts';
import { sessionShop } from './testing/session-shop.ts';

const MINUTE = 60_000;
const PASSWORD = 'Correct-Horse-9';
const ada = { email: 'ada@harbour.example', password: PASSWORD };
const LOGIN_COOKIES = [
  'access-token',
  'refresh-token',
  'customer-id',
  'customer-token',
  'session-state',
  'pricing-id',
  'segment',
];
/** A customer's call that this customer is refused for a reason of its own: whoever hears it is signed in. */
const ASK = 'customer.resend-email-confirmation';

let sandbox: TestSandbox;
let now: number;

beforeAll(async () => {
  now = Date.now();
  sandbox = await TestSandbox.open(new Date(now).toISOString());
});
afterAll(() => sandbox.close());

function open(fetcher?: typeof fetch) {
  return sessionShop({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    clock: () => now,
    ...(fetcher && { fetch: fetcher }),
  });
}

function later(minutes: number): void {
  now += minutes * MINUTE;
  sandbox.moveTo(new Date(now).toISOString());
}

async function signedIn(shop = open(), who = ada, forced = false) {
  const browser = shop.browser();
  const { status, json } = await browser.call('auth.login', { body: who, customerId: null });
  expect([status, json.result?.forcePasswordChange]).toEqual([200, forced]);
  const customerId: string = json.result.customerId;
  return { ...browser, shop, customerId, ask: () => browser.call(ASK, { customerId }) };
}

/** The sessions of a customer as the sandbox keeps them, the newest first. */
function sessionsOf(customerId: string) {
  const query = 'SELECT device_uuid, fingerprint FROM sessions WHERE customer_id = ? ORDER BY rowid DESC';
  const rows = sandbox.shop.db.prepare(query).all(customerId);
  return rows.map((row) => ({ device: row['device_uuid'], fingerprint: row['fingerprint'] }));
}

const sha256 = (text: unknown) => hash('sha256', String(text), 'hex');

const paths = (shop: ReturnType<typeof open>) => shop.sent.map(({ url }) => new URL(url).pathname.replace('/v2', ''));
const refreshes = (shop: ReturnType<typeof open>) => paths(shop).filter((path) => path === '/refresh').length;

describe('a customer who signs in', () => {
  test('is told who it is and what is forced, and gets every token in a sealed cookie alone', async () => {
    const browser = open().browser();
    const answer = await browser.call('auth.login', { body: ada });
    const { status, json, text, setCookies } = answer;
    expect([status, Object.keys(json.result).sort()]).toEqual([
      200,
      ['accountUpgrade', 'customerId', 'forcePasswordChange', 'sessionTimeout'],
    ]);
    expect(text).not.toMatch(/eyJ|token/i);
    expect([...browser.jar.keys()].sort()).toEqual([...LOGIN_COOKIES, 'device'].sort());
    for (const line of setCookies) expect(line).toMatch(/^[a-z-]+=1[\w-]+; Max-Age=\d+; .*HttpOnly; SameSite=Lax$/);
    expect(Buffer.from([...browser.jar.values()].join(), 'base64url').toString('latin1')).not.toContain('eyJ');
    const { json: summary } = await browser.visitor();
    expect(summary).toEqual({
      cartCount: 0,
      cartKinds: [],
      account: 'Account',
      availableFunds: null,
      unviewed: null,
      announcements: [],
      region: null,
      customerId: json.result.customerId,
      sessionTimeLeft: expect.any(Number),
      notices: [],
      prompts: [],
      idle: { idleAfter: expect.any(Number), warnFor: expect.any(Number) },
    });
    proves('cookies-storage', ['access-token', 'refresh-token', 'customer-id'], answer);
    proves('flows', 'auth', answer);
  });

  test('makes calls in the own name, signed with the own token', async () => {
    const { shop, ask, customerId } = await signedIn();
    const answer = await ask();
    expect([answer.status, answer.json.code]).toEqual([409, 'email_confirmed']);
    const headers = shop.sent.at(-1)?.headers;
    expect([headers?.get('x-customer-id'), headers?.get('authorization')?.slice(0, 10)]).toEqual([
      customerId,
      'Bearer eyJ',
    ]);
    expect(headers?.get('idempotency-key')).toMatch(/^00000000-/);
    const [request] = shop.sent.slice(-1);
    if (request) proves('rules', ['transport.headers', 'auth.roles'], request);
  });

  test('is known by the device from then on, signed out too', async () => {
    const { shop, call, jar } = await signedIn();
    await call('auth.logout');
    expect([...jar.keys()]).toEqual(['device', 'ended-sessions']);
    await call('auth.login', { body: ada });
    const device = shop.sent.at(-1)?.headers.get('x-device-id');
    expect(device).toMatch(/^[\w-]{8,}$/);
  });

  test('and may not is told so, and no cookie is set', async () => {
    const browser = open().browser();
    const { status, json, setCookies } = await browser.call('auth.login', { body: { ...ada, password: 'wrong' } });
    expect([status, json.code, setCookies]).toEqual([401, 'login_incorrect', []]);
  });

  test('brings the cart of the visitor along, and signs in also where the cart can not follow', async () => {
    const shop = open();
    const browser = shop.browser();
    const ticket = {
      productType: 'lottery_ticket',
      lotteryKey: 'golden-bay',
      gameType: 'random',
      numGames: 4,
      quickpick: true,
    };
    await browser.call('anon-cart.items.add', { body: ticket });
    expect(browser.jar.has('cart')).toBe(true);
    await browser.call('auth.login', { body: ada });
    expect([paths(shop).at(-1), browser.jar.has('cart')]).toEqual([
      expect.stringMatching(/^\/anon-cart\/.+\/convert$/),
      false,
    ]);
    const another = open(async (input, init) =>
      String(input).endsWith('/convert') ? Response.json({}, { status: 500 }) : fetch(input, init),
    );
    const second = another.browser();
    await second.call('anon-cart.items.add', { body: ticket });
    expect((await second.call('auth.login', { body: ada })).status).toBe(200);
    expect(second.jar.has('cart')).toBe(true);
  });

  test('and must choose another password is told so until that is done', async () => {
    const { call, customerId, jar } = await signedIn(open(), { ...ada, email: 'dev@harbour.example' }, true);
    const forced = jar.get('session-state');
    const body = { newPassword: 'Another-Horse-9' };
    const { status, text } = await call('password.force-change', { customerId, body });
    expect([status, text]).toEqual([200, expect.stringContaining('"result"')]);
    expect(jar.get('session-state')).not.toBe(forced);
    const again = await call('auth.login', { body: { email: 'dev@harbour.example', password: 'Another-Horse-9' } });
    expect(again.json.result.forcePasswordChange).toBe(false);
  });

  test('with a code is asked for it, and elevated by it', async () => {
    const browser = open().browser();
    const cleo = { email: 'cleo@harbour.example', password: PASSWORD };
    const { status, json } = await browser.call('auth.login', { body: cleo });
    expect([status, json.code, json.result]).toEqual([
      403,
      '2fa_required',
      { method: 'email', methods: ['email'], identifier: expect.stringMatching(/@\*{6}$/) },
    ]);
    const otp = mailedCode(sandbox, 'cleo@harbour.example');
    const second = await browser.call('auth.login', { body: { ...cleo, otp, saveDevice: true } });
    expect([second.status, second.text]).toEqual([200, expect.not.stringMatching(/eyJ|token/i)]);
    const wrong = await browser.call('auth.refresh', {
      customerId: second.json.result.customerId,
      body: { otp: '000000' },
    });
    expect([wrong.status, wrong.json.code, browser.jar.has('access-token')]).toEqual([403, '2fa_incorrect', true]);
    proves('errors', ['two-factor.required', 'two-factor.incorrect'], wrong);
  });

  test('on top of another session ends that one', async () => {
    const { shop, call, jar } = await signedIn();
    const old = new Map(jar);
    await call('auth.login', { body: { email: 'ivo@harbour.example', password: PASSWORD } });
    expect(paths(shop).slice(-2)).toEqual(['/login', '/logout']);
    const thief = shop.browser();
    for (const [name, value] of old) thief.jar.set(name, value);
    const { json } = await thief.visitor();
    const answer = await thief.call(ASK, { customerId: json.customerId });
    expect(answer.status).toBe(401);
  });
});

describe('tokens that run out', () => {
  test('are exchanged before the call, once for twenty at the same time, and nobody is signed out', async () => {
    const { shop, ask, jar } = await signedIn();
    const before = jar.get('access-token');
    later(6);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ json }) => json.code)).toEqual(Array.from({ length: 20 }, () => 'email_confirmed'));
    expect(refreshes(shop)).toBe(1);
    expect(jar.get('access-token')).not.toBe(before);
    later(6);
    const again = await ask();
    expect(again.json.code).toBe('email_confirmed');
    proves('flows', 'token-refresh', again);
  });

  test('that the API alone thinks too old are exchanged after the call, once for twenty', async () => {
    const { shop, ask } = await signedIn();
    sandbox.moveTo(new Date(now + 6 * MINUTE).toISOString());
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ json }) => json.code)).toEqual(Array.from({ length: 20 }, () => 'email_confirmed'));
    expect([refreshes(shop), paths(shop).filter((path) => path.endsWith('/resend')).length]).toEqual([1, 40]);
    for (const answer of answers) proves('rules', 'transport.refresh-retry', answer);
  });

  test.each([401, 403])(
    'that the parties answer with %i are exchanged, and the call made once more',
    async (status) => {
      let refusals = 1;
      const { shop, call, customerId } = await signedIn(
        open(async (input, init) => {
          if (!String(input).includes('/config/golden-bay') || refusals-- <= 0) return fetch(input, init);
          return Response.json({ errors: [], code: null, result: null }, { status });
        }),
      );
      const asked = { params: { id: 'golden-bay' }, customerId };
      const answer = await call('lotto-party.config.get', asked);
      expect([answer.status, answer.json.result?.maxShares]).toEqual([200, 50]);
      const made = paths(shop).slice(-3);
      expect([made[0], made[1], refreshes(shop)]).toEqual([made[2], '/refresh', 1]);
      proves('errors', 'lotto-party.reauth', answer);
    },
  );

  test('of two nodes are exchanged by both, and nobody is signed out', async () => {
    const { jar, customerId, ask } = await signedIn();
    const other = open().browser();
    for (const [name, value] of jar) other.jar.set(name, value);
    later(6);
    const [here, there] = await Promise.all([ask(), other.call(ASK, { customerId })]);
    expect([here.json.code, there.json.code]).toEqual(['email_confirmed', 'email_confirmed']);
    later(6);
    expect((await ask()).json.code).toBe('email_confirmed');
  });

  test('and that somebody else used meanwhile end the session', async () => {
    const { shop, jar, ask, customerId } = await signedIn();
    const thief = open().browser();
    for (const [name, value] of jar) thief.jar.set(name, value);
    later(6);
    await ask();
    later(1);
    const stolen = await thief.call(ASK, { customerId });
    expect([stolen.status, stolen.json.code]).toEqual([401, 'signed_out']);
    const own = await ask();
    expect([own.status, own.json.code, [...jar.keys()].sort()]).toEqual([
      401,
      expect.stringMatching(/^(?:signed_out|AUTH_REFRESH_FAILED)$/),
      ['device', 'notice'],
    ]);
    expect(refreshes(shop)).toBeGreaterThan(0);
  });
});

describe('who is signed out', () => {
  test('for a forged cookie hears of it once, on the next page', async () => {
    const { jar, ask, visitor, call } = await signedIn();
    jar.set('customer-token', jar.get('access-token') ?? '');
    const { status, json } = await ask();
    expect([status, json.code, [...jar.keys()].sort()]).toEqual([401, 'signed_out', ['device', 'notice']]);
    const first = await visitor();
    expect(first.json).toMatchObject({ account: null, customerId: null, notices: ['signed_out'] });
    expect((await visitor()).json.notices).toEqual([]);
    expect((await call(ASK, { customerId: null })).json.code).toBe('not_signed_in');
    proves('rules', 'auth.refresh-mismatch', first);
  });

  test('at a page hears of it there', async () => {
    const { jar, visitor } = await signedIn();
    jar.delete('refresh-token');
    expect((await visitor()).json.notices).toEqual(['signed_out']);
    expect([...jar.keys()]).toEqual(['device']);
  });

  test('at another brand stays signed in at the own', async () => {
    const { visitor, jar, ask } = await signedIn();
    const kept = new Map(jar);
    expect((await visitor('lantern.localhost')).json.customerId).toBeNull();
    for (const [name, value] of kept) jar.set(name, value);
    expect((await ask()).json.code).toBe('email_confirmed');
  });

  test('by leaving is, while the API is down too', async () => {
    let down = false;
    const shop = open((input, init) => (down ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)));
    const { call, jar, customerId } = await signedIn(shop);
    down = true;
    const answer = await call('auth.logout', { customerId });
    expect([answer.status, [...jar.keys()]]).toEqual([200, ['device', 'ended-sessions']]);
    proves('constants', 'cookie.removal-expiry', answer);
  });

  test('on a page of somebody else does nothing', async () => {
    const { call, shop } = await signedIn();
    const { status, json } = await call(ASK, { customerId: 'somebody-else' });
    expect([status, json.code]).toEqual([401, 'customer_changed']);
    expect(paths(shop).filter((path) => path.endsWith('/resend'))).toEqual([]);
  });
});

describe('a visit', () => {
  const consent = 'essential,non_essential';

  test('has an id with consent alone, which goes along and is another after half an hour without use', async () => {
    const shop = open();
    const browser = shop.browser();
    await browser.visitor();
    expect([...browser.jar.keys()]).toEqual([]);
    browser.jar.set('consent', consent);
    const first = await browser.visitor();
    expect(first.setCookies).toEqual([expect.stringMatching(/^session-id=0[\d-]{35}; Max-Age=1800; /)]);
    const id = browser.jar.get('session-id');
    await browser.call('heartbeat');
    expect([browser.jar.get('session-id'), shop.sent.at(-1)?.headers.get('x-session-id')]).toEqual([id, id]);
    browser.jar.delete('session-id');
    const later = await browser.visitor();
    expect(browser.jar.get('session-id')).not.toBe(id);
    proves('cookies-storage', 'session-id', later);
    proves('rules', ['consent.analytics-gate', 'consent.cookie-write-skip'], first);
    proves('constants', 'session.rotation-inactivity', first);
    proves('flows', 'auth.session-rotation', later);
  });

  test('begins anew with a link that signs in', async () => {
    const browser = open().browser();
    browser.jar.set('consent', consent);
    await browser.visitor();
    const id = browser.jar.get('session-id');
    const answer = await browser.call('auth.autologin', { body: { token: 'no-such-token' } });
    expect(browser.jar.get('session-id')).not.toBe(id);
    proves('rules', 'auth.autologin-session', answer);
  });
});

test('nothing secret is logged: not by a sign-in, a refresh, or when all of that fails', async () => {
  let refusing = false;
  const shop = open(async (input, init) =>
    refusing
      ? Response.json({ result: { otp: '246810', access_token: 'eyJ.leak.leak' } }, { status: 500 })
      : fetch(input, init),
  );
  const { jar, ask, call, customerId } = await signedIn(shop);
  const { log } = shop;
  await call('auth.refresh', { customerId, body: { otp: '135790' } });
  later(6);
  await ask();
  refusing = true;
  later(6);
  await ask();
  await call('auth.login', { body: { ...ada, otp: '975310' } });
  log.error({ err: new Error('x'), headers: { cookie: 'a=SECRET-1', authorization: 'Bearer SECRET-2' } }, 'failed');
  log.error({ target: '/login/autologin/SECRET-3-SECRET-3?token=SECRET-4' }, 'failed');
  log.warn(
    { host: 'h', kind: 'csp', body: '{"document-uri":"http://h/confirm/SECRET5SECRET5SECRET5?t=SECRET-6"}' },
    'r',
  );
  jar.set('access-token', 'SECRET-7');
  await ask();
  const text = shop.logged();
  expect(text).toContain('AuthValidationError');
  expect(text).toContain('"/login/autologin/…"');
  const secrets = [
    PASSWORD,
    '246810',
    '135790',
    '975310',
    'eyJ',
    'SECRET',
    ...[...jar.values()].filter(({ length }) => length > 20),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('tokens are exchanged with the hash of the device id that was issued, and no other fingerprint', async () => {
  const bodies: { fingerprint?: string }[] = [];
  const { call, customerId, ask } = await signedIn(
    open(async (input, init) => {
      if (String(input).endsWith('/refresh')) bodies.push(JSON.parse(String(init?.body)));
      return fetch(input, init);
    }),
  );
  later(6);
  await ask();
  const [session] = sessionsOf(customerId);
  expect(bodies.map(({ fingerprint }) => fingerprint)).toEqual([sha256(session?.device)]);
  expect(session?.fingerprint).toBe(sha256(session?.device));
  const forged = await call('auth.refresh', { customerId, body: { otp: '000000', fingerprint: 'mine' } });
  expect([forged.status, forged.json.code]).toEqual([422, 'invalid_body']);
});

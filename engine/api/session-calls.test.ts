import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallQuery } from '#schemas/api/call.ts';
import { createApiClient } from './api-client.server.ts';
import { ApiError } from './api-error.ts';
import { type ApiSession, AuthValidationError } from './api-session.server.ts';
import type { ApiCallerIdentity } from './call-headers.server.ts';
import { trackSessionChangesDuringRequest } from './live-session.server.ts';
import { createCallsWithTokenRefresh, type SessionChangingCalls } from './session-calls.server.ts';
import {
  createScriptedTestFetch,
  createTestContractCall,
  createTestSession,
  createUnsignedTestJwt,
  toTestSessionAnswer,
} from './testing.ts';
import { createTokenRefresher } from './token-refresher.server.ts';
import type { CallRef } from './transport.ts';
import { StreamedUpload } from './upload.ts';

const NOW = 1_700_000_000_000;
const calls = new Map(
  [
    createTestContractCall({ id: 'login', path: '/login', method: 'POST' }),
    createTestContractCall({ id: 'sign-up', path: '/sign-up', method: 'POST' }),
    createTestContractCall({ id: 'logout', path: '/logout', auth: 'customer' }),
    createTestContractCall({ id: 'refresh', path: '/refresh', method: 'POST' }),
    createTestContractCall({ id: 'orders', path: '/orders', auth: 'customer' }),
    createTestContractCall({ id: 'pay', path: '/pay', method: 'POST', auth: 'customer' }),
    createTestContractCall({ id: 'details', path: '/details', method: 'POST', auth: 'customer' }),
    createTestContractCall({ id: 'close', path: '/account', method: 'DELETE', auth: 'customer' }),
    createTestContractCall({ id: 'photo', path: '/photo', method: 'POST', auth: 'customer', encoding: 'multipart' }),
    createTestContractCall({ id: 'offers', path: '/offers' }),
  ].map((call) => [call.id, call]),
);
const rules: SessionChangingCalls = {
  makes: new Set(['login', 'sign-up']),
  opens: new Set(['sign-up']),
  refresh: 'refresh',
  logout: 'logout',
  renews: new Set(['details']),
  ends: new Set(['close']),
  final: new Set(['2fa_incorrect']),
};

type Ref = CallRef<Record<string, string>, CallQuery, unknown, unknown>;
type Answers = Parameters<typeof createScriptedTestFetch>[0];

const first = createTestSession('7', NOW, '1');
const second = createTestSession('7', NOW, '2');
const FINGERPRINT = hash('sha256', first.deviceId, 'hex');
const fine =
  (result: unknown = null) =>
  () =>
    Response.json({ result });
const fails =
  (status: number, code?: string, result: unknown = null) =>
  () =>
    Response.json(code === undefined ? {} : { errors: [{ code, message: `It was ${code}.` }], code, result }, {
      status,
    });
const renewed = fine(toTestSessionAnswer(second));

function setUp(answers: Answers, session: ApiSession | null = first) {
  const { fetch, sent } = createScriptedTestFetch(answers);
  let ids = 0;
  const randomId = () => `id-${++ids}`;
  const now = () => NOW;
  const origin = () => 'http://api.test';
  const keyedByData = new Set<string>();
  const cacheTimes = new Map<string, number>();
  const client = createApiClient({ calls, origin, cacheTimes, keyedByData, fetch, now, randomId });
  const sessions = createCallsWithTokenRefresh({ calls, rules, refreshOnce: createTokenRefresher(now), now, randomId });
  const signedIn: string[] = [];
  const source = { address: null, deviceId: 'device-of-the-browser' };
  function caller(live = trackSessionChangesDuringRequest(session, source)) {
    const transport = (current: ApiSession | null) => client.transport(identityOf(current, live.deviceId));
    const one = { scope: 'shop', live, transport, signedIn: async (id: string) => void signedIn.push(id) };
    const made = sessions.transport(one);
    const send = (id: string, body?: unknown, key?: string) => {
      const ref: Ref = { id };
      return made.send(ref, { body }, key === undefined ? {} : { idempotencyKey: key });
    };
    return { live, send, renew: () => sessions.renew(one) };
  }
  const paths = () => sent.map(({ url }) => new URL(url).pathname);
  return { ...caller(), caller, sent, paths, signedIn };
}

function identityOf(session: ApiSession | null, deviceId: string | null): ApiCallerIdentity {
  return {
    appKey: 'app',
    secret: 'secret',
    subVariant: null,
    sessionId: null,
    deviceId,
    customerId: session?.customerId ?? null,
    customerToken: session?.customerToken ?? null,
    accessToken: session?.accessToken ?? null,
    address: null,
    locale: null,
  };
}

describe('a call whose access token the API refuses', () => {
  test.each([401, 403])('with %i is repeated once with refreshed tokens', async (status) => {
    const { send, sent, live } = setUp([fails(status, 'invalid_token'), renewed, fine('orders')]);
    expect((await send('orders')).result).toBe('orders');
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers['authorization']])).toEqual([
      ['/v2/orders', `Bearer ${first.accessToken}`],
      ['/v2/refresh', undefined],
      ['/v2/orders', `Bearer ${second.accessToken}`],
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ refresh_token: first.refreshToken, fingerprint: FINGERPRINT });
    expect(live.change).toEqual({ kind: 'set', session: { ...second, pricingId: 'list-1' }, isNew: false });
  });

  test('rejects when it is refused again', async () => {
    const { send, paths } = setUp([fails(401, 'invalid_token'), renewed, fails(401, 'invalid_token')]);
    await expect(send('orders')).rejects.toMatchObject({ status: 401, code: 'invalid_token', callId: 'orders' });
    expect(paths()).toHaveLength(3);
  });

  test('keeps its idempotency key when it is repeated', async () => {
    const { send, sent } = setUp([fails(401), renewed, fine(), fails(401), fine(toTestSessionAnswer(first)), fine()]);
    await send('pay', {}, 'the key of the page');
    await send('pay', {});
    const keys = sent.filter(({ url }) => url.endsWith('/pay')).map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(0, 2)).toEqual(['the key of the page', 'the key of the page']);
    expect(keys[2]).toMatch(/^id-\d+$/);
    expect(keys[3]).toBe(keys[2]);
  });

  test('is not repeated if it was an upload, which only the browser can send again', async () => {
    const { send, live } = setUp([fails(401), renewed]);
    const upload = new StreamedUpload('multipart/form-data; boundary=x', new Blob(['x']).stream());
    await expect(send('photo', upload)).rejects.toMatchObject({ status: 401, code: 'session_renewed' });
    expect(live.current?.refreshToken).toBe(second.refreshToken);
  });

  test('is not repeated if it is a sign-in call', async () => {
    const { send, paths, live } = setUp([fails(401, 'login_incorrect')]);
    await expect(send('login', {})).rejects.toMatchObject({ status: 401, code: 'login_incorrect' });
    expect([paths(), live.current]).toEqual([['/v2/login'], first]);
  });

  test('because a one-time code is required is passed on at once', async () => {
    const wanted = { method: 'email', methods: ['email'], identifier: 'ada@******' };
    const { send, paths } = setUp([fails(403, '2fa_required', wanted)]);
    await expect(send('pay', {})).rejects.toMatchObject({
      status: 403,
      code: '2fa_required',
      result: wanted,
      callId: 'pay',
    });
    expect(paths()).toEqual(['/v2/pay']);
  });

  test('for a reason that new tokens would not change is not repeated', async () => {
    const { send, paths } = setUp([fails(403, '2fa_incorrect')]);
    await expect(send('pay', {})).rejects.toMatchObject({ status: 403, code: '2fa_incorrect' });
    expect(paths()).toEqual(['/v2/pay']);
  });

  test('is not repeated for a signed-out visitor', async () => {
    const { send, paths } = setUp([fails(401, 'odd')], null);
    await expect(send('offers')).rejects.toMatchObject({ code: 'odd' });
    expect(paths()).toEqual(['/v2/offers']);
  });
});

describe('a failed token refresh', () => {
  test.each([
    [429, 'rate_limited', false],
    [401, 'refresh_reused', true],
    [500, 'internal_error', false],
  ])(
    'with %i and an error code rejects with that status and AUTH_REFRESH_FAILED, and only 401 ends the session',
    async (status, code, ends) => {
      const { send, live } = setUp([fails(401), fails(status, code)]);
      await expect(send('orders')).rejects.toMatchObject({ status, code: 'AUTH_REFRESH_FAILED' });
      expect([live.current === null, live.ended]).toEqual(ends ? [true, 'unauthorised'] : [false, null]);
    },
  );

  test('with an error code and no status rejects with status 401 and AUTH_REFRESH_FAILED', async () => {
    const odd = new ApiError('It was odd.', { status: 0, code: 'odd' });
    const { send } = setUp([fails(401), () => Promise.reject(odd)]);
    await expect(send('orders')).rejects.toMatchObject({ status: 401, code: 'AUTH_REFRESH_FAILED' });
  });

  test.each([400, 401, 403])('with %i and without a code ends the session as unauthorised', async (status) => {
    const { send, live } = setUp([fails(401), fails(status)]);
    await expect(send('orders')).rejects.toMatchObject({ status: 401, code: 'signed_out' });
    expect(live.change).toEqual({ kind: 'remove', reason: 'unauthorised' });
  });

  test.each([408, 429, 500, 502, 503, 504])(
    'with %i from a proxy, without a code, keeps the session',
    async (status) => {
      const { send, live, paths } = setUp([fails(401), fails(status), fails(401), renewed, fine('orders')]);
      const failure = { status, code: 'AUTH_REFRESH_FAILED', answered: false };
      await expect(send('orders')).rejects.toMatchObject(failure);
      expect([live.current, live.change]).toEqual([first, { kind: 'none' }]);
      expect((await send('orders')).result).toBe('orders');
      expect(paths().filter((path) => path === '/v2/refresh')).toHaveLength(2);
    },
  );

  test('with a one-time code that a proxy could not deliver keeps the session', async () => {
    const { send, live } = setUp([fails(503)]);
    await expect(send('refresh', { otp: '123456' })).rejects.toMatchObject({
      status: 503,
      code: 'AUTH_REFRESH_FAILED',
    });
    expect(live.current).toBe(first);
  });

  test('without an answer keeps the session', async () => {
    const { send, live } = setUp([fails(401), () => Promise.reject(new TypeError('Network request failed'))]);
    await expect(send('orders')).rejects.toMatchObject({ status: 408, code: 'AUTH_REFRESH_FAILED' });
    expect(live.current).toBe(first);
  });

  test('because a one-time code is required rejects with 2fa_required and keeps the session', async () => {
    const { send, live } = setUp([fails(401), fails(403, '2fa_required', { method: 'email' })]);
    await expect(send('orders')).rejects.toMatchObject({ status: 403, code: '2fa_required' });
    expect(live.current).toBe(first);
  });

  test.each<[string, object]>([
    ['another customer', toTestSessionAnswer(createTestSession('8', NOW, '2'))],
    [
      'tokens of another customer',
      { ...toTestSessionAnswer(second), access_token: createUnsignedTestJwt('8', NOW, 1) },
    ],
    [
      'a refresh token of another customer',
      { ...toTestSessionAnswer(second), refresh_token: createUnsignedTestJwt('8', NOW, 1) },
    ],
    ['no token', { ...toTestSessionAnswer(second), access_token: null }],
    ['what is no token', { ...toTestSessionAnswer(second), refresh_token: 'no.jwt' }],
  ])('whose answer has %s ends the session as unauthorised', async (_, result) => {
    const { send, live } = setUp([fails(401), fine(result)]);
    await expect(send('orders')).rejects.toMatchObject({ status: 401, code: 'signed_out' });
    expect(live.ended).toBe('unauthorised');
  });
});

describe('concurrent calls with an expired token', () => {
  test('in twenty requests with the same tokens make one refresh', async () => {
    const stale = Array.from({ length: 20 }, () => fails(401, 'invalid_token'));
    const again = Array.from({ length: 20 }, () => fine('ok'));
    const { caller, paths } = setUp([...stale, renewed, ...again]);
    const requests = stale.map(() => caller());
    const answers = await Promise.all(requests.map(({ send }) => send('orders')));
    expect(answers.map(({ result }) => result)).toEqual(stale.map(() => 'ok'));
    expect(paths().filter((path) => path === '/v2/refresh')).toHaveLength(1);
    expect(new Set(requests.map(({ live }) => live.current?.refreshToken))).toEqual(new Set([second.refreshToken]));
  });

  test('in one request make one refresh', async () => {
    const stale = Array.from({ length: 3 }, () => fails(401));
    const { send, paths } = setUp([...stale, renewed, fine(1), fine(2), fine(3)]);
    await Promise.all(stale.map(() => send('orders')));
    expect(paths().filter((path) => path === '/v2/refresh')).toHaveLength(1);
  });
});

describe('a one-time code', () => {
  test('is sent with a refresh of its own, whose answer shows no token to the browser', async () => {
    const { send, sent, live } = setUp([renewed]);
    const { result } = await send('refresh', { otp: '123456', refreshToken: 'of the browser' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      otp: '123456',
      refresh_token: first.refreshToken,
      fingerprint: FINGERPRINT,
    });
    expect(result).toEqual({
      customerId: '7',
      sessionTimeout: 3600,
      forcePasswordChange: false,
      accountUpgrade: false,
    });
    expect(live.current?.refreshToken).toBe(second.refreshToken);
  });

  test.each(['2fa_incorrect', '2fa_account_locked'])('that is refused with %s rejects with that code', async (code) => {
    const { send, live } = setUp([fails(403, code)]);
    await expect(send('refresh', { otp: '123456' })).rejects.toMatchObject({ status: 403, code });
    expect(live.current).toBe(first);
  });

  test('without a session rejects as not signed in, without an API call', async () => {
    const { send, sent } = setUp([], null);
    await expect(send('refresh', { otp: '123456' })).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
    expect(sent).toEqual([]);
  });
});

describe('a sign-in call', () => {
  test('tells the browser the customer and no token', async () => {
    const forced = { ...second, forced: 'upgrade-account' } as const;
    const { send, live, sent, signedIn } = setUp([fine(toTestSessionAnswer(forced))], null);
    const { result } = await send('login', { email: 'a', password: 'b' });
    expect(result).toEqual({
      customerId: '7',
      sessionTimeout: 3600,
      forcePasswordChange: false,
      accountUpgrade: true,
    });
    expect(live.current).toMatchObject({ accessToken: second.accessToken, forced: 'upgrade-account' });
    expect([signedIn, sent[0]?.headers['x-device-id'], sent[0]?.headers['authorization']]).toEqual([
      ['login'],
      'device-of-the-browser',
      undefined,
    ]);
  });

  test('that opens the account marks the session as the first, also after a refresh', async () => {
    const opened = setUp([fine(toTestSessionAnswer(first)), fails(401, 'invalid_token'), renewed, fine()], null);
    await opened.send('sign-up', {});
    expect(opened.live.current).toMatchObject({ accessToken: first.accessToken, isFirst: true });
    await opened.send('orders');
    expect(opened.live.current).toMatchObject({ accessToken: second.accessToken, isFirst: true });
    const known = setUp([fine(toTestSessionAnswer(first))], null);
    await known.send('login', {});
    expect(known.live.current?.isFirst).toBeUndefined();
  });

  test('during another session ends that session', async () => {
    const other = createTestSession('8', NOW, '8');
    const { send, live, sent } = setUp([fine(toTestSessionAnswer(other)), fails(500)]);
    await send('login', {});
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers['x-customer-id']])).toEqual([
      ['/v2/login', undefined],
      ['/v2/logout', '7'],
    ]);
    expect(live.current?.customerId).toBe('8');
  });

  test('whose tokens do not belong together makes no session', async () => {
    const { send, live } = setUp(
      [fine({ ...toTestSessionAnswer(second), access_token: createUnsignedTestJwt('8', NOW, 1) })],
      null,
    );
    await expect(send('login', {})).rejects.toMatchObject({ code: 'signed_out' });
    expect(live.current).toBeNull();
  });
});

describe('a sign-out call', () => {
  test.each<[string, Answers]>([
    ['that the API hears of', [fine()]],
    ['that the API refuses', [fails(401, 'invalid_token')]],
    ['while the API is down', [() => Promise.reject(new TypeError('fetch failed'))]],
  ])('%s ends the session', async (_, answers) => {
    const { send, live, paths } = setUp(answers);
    expect((await send('logout')).result).toBeNull();
    expect([live.change, paths()]).toEqual([{ kind: 'remove', reason: 'signed-out' }, ['/v2/logout']]);
  });

  test('without a session makes no API call', async () => {
    const { send, sent, live } = setUp([], null);
    await send('logout');
    expect([sent, live.ended]).toEqual([[], 'signed-out']);
  });
});

test('a call that requires a customer is not made without a session', async () => {
  const { send, sent } = setUp([], null);
  await expect(send('orders')).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(sent).toEqual([]);
});

test('a call that changes the session data is followed by a token refresh, and succeeds even if that fails', async () => {
  const changed = { ...second, forced: null, segment: 'premium' };
  const { send, live } = setUp([fine('done'), fine(toTestSessionAnswer(changed))], {
    ...first,
    forced: 'password-change',
  });
  expect((await send('details', {})).result).toBe('done');
  expect(live.current).toMatchObject({ segment: 'premium', forced: null });
  const down = setUp([fine('done'), fails(503)]);
  expect((await down.send('details', {})).result).toBe('done');
});

test('a call that ends the session removes it, unless the call was refused', async () => {
  const { send, live } = setUp([fails(409, 'money_left'), fine('closed')]);
  await expect(send('close')).rejects.toMatchObject({ code: 'money_left' });
  expect(live.current).toBe(first);
  expect((await send('close')).result).toBe('closed');
  expect(live.change).toEqual({ kind: 'remove', reason: 'signed-out' });
});

test('a call that is not declared in the session rules throws a programming error', async () => {
  await expect(setUp([]).send('nothing')).rejects.toThrow(TypeError);
  expect(new AuthValidationError('token is null')).toMatchObject({ name: 'AuthValidationError' });
});

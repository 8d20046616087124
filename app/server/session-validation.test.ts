import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSession } from '#engine/api/testing.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const PASSWORD = 'Correct-Horse-9';
/** A call that the API refuses with an error of its own only if the customer is signed in. */
const SIGNED_IN_PROBE_CALL = 'customer.resend-email-confirmation';

type Change = (answer: { result: Record<string, unknown> }) => unknown;

let sandbox: TestSandbox;
let now: number;
/** Responses that replace those of the API, by the end of the path. */
let answers: Readonly<Record<string, Response>> = {};
/** Changes to the responses of the API, by the end of the path. */
let changes: Readonly<Record<string, Change>> = {};

beforeAll(async () => {
  now = Date.now();
  sandbox = await TestSandbox.open(new Date(now).toISOString());
});
beforeEach(() => {
  answers = {};
  changes = {};
});
afterAll(() => sandbox.close());

function open() {
  return openTestShopOfBrandOverApi({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    clock: () => now,
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname;
      const replaced = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
      if (replaced) return replaced.clone();
      const answer = await fetch(input, init);
      const change = Object.entries(changes).find(([end]) => path.endsWith(end))?.[1];
      return change ? Response.json(change(await answer.json()), { status: answer.status }) : answer;
    },
  });
}

async function signedIn(who = 'ada') {
  const shop = open();
  const browser = shop.browser();
  const login = await browser.call('auth.login', { body: { email: `${who}@harbour.example`, password: PASSWORD } });
  expect(login.status).toBe(200);
  const customerId: string = login.json.result.customerId;
  return {
    ...browser,
    shop,
    login,
    customerId,
    sendProbeCall: () => browser.call(SIGNED_IN_PROBE_CALL, { customerId }),
  };
}

/** Expires the access token of the signed-in customer. */
function expireTokens(): void {
  now += 6 * 60_000;
  sandbox.moveTo(new Date(now).toISOString());
}

/** Lifetimes of the session cookies in seconds. */
function lifeOf(setCookies: readonly string[]): readonly number[] {
  const session = setCookies.filter((line) => !line.startsWith('device='));
  return [...new Set(session.map((line) => Number(/Max-Age=(\d+)/.exec(line)?.[1])))];
}

describe('a session is ended and the reason logged when', () => {
  test.each<[string, string, string, (own: Map<string, string>, other: Map<string, string>) => void]>([
    [
      'the customer id is missing',
      'no customer encoded id in state',
      'no-customer-id',
      (own) => void own.delete('customer-id'),
    ],
    ['the access token is missing', 'token is null', 'token-null', (own) => void own.delete('access-token')],
    [
      'the refresh token is that of another customer',
      'customer id mismatch',
      'customer-mismatch',
      (own, other) => void own.set('refresh-token', other.get('refresh-token') ?? ''),
    ],
  ])('%s', async (_, message, id, spoil) => {
    const { shop, jar, sendProbeCall } = await signedIn();
    const other = await signedIn('ivo');
    spoil(jar, other.jar);
    const answer = await sendProbeCall();
    expect([answer.status, answer.json.code]).toEqual([401, 'signed_out']);
    expect([...jar.keys()].sort()).toEqual(['device', 'notice']);
    coversSpec('errors', `auth-validation.${id}`, shop.seenInLog(message));
    coversSpec('rules', ['auth.refresh-identity', 'auth.refresh-mismatch'], answer);
  });

  test('the access token cannot be decoded', async () => {
    const shop = open();
    const browser = shop.browser(
      await shop.cookiesOf({ ...createTestSession('7', now, '1'), accessToken: 'no token' }),
    );
    expect((await browser.visitor()).json).toMatchObject({ customerId: null, notices: ['signed_out'] });
    coversSpec('errors', 'auth-validation.token-undecodable', shop.seenInLog('could not decode token'));
  });

  test('refreshed tokens belong to another customer', async () => {
    const { jar, sendProbeCall } = await signedIn();
    let others: Record<string, unknown> = {};
    changes = { '/login': (answer) => Object.assign(answer, { result: (others = answer.result) }) };
    await signedIn('ivo');
    changes = { '/refresh': () => ({ result: others }) };
    expireTokens();
    const answer = await sendProbeCall();
    expect([answer.status, answer.json.code]).toEqual([401, 'signed_out']);
    expect(jar.has('access-token')).toBe(false);
    coversSpec('rules', 'auth.refresh-identity', answer);
  });
});

describe('a token refresh that the API refuses', () => {
  const message = 'Authentication refresh failed. Please try again.';

  test('with a code rejects the call and keeps the session', async () => {
    const { jar, sendProbeCall } = await signedIn();
    const errors = [{ code: 'rate_limited', message: 'Too often.' }];
    answers = { '/refresh': Response.json({ errors, code: 'rate_limited', result: null }, { status: 429 }) };
    expireTokens();
    const answer = await sendProbeCall();
    expect([answer.status, answer.json.code]).toEqual([429, 'AUTH_REFRESH_FAILED']);
    expect(answer.json.errors).toEqual([{ code: 'AUTH_REFRESH_FAILED', message }]);
    expect(jar.has('access-token')).toBe(true);
    coversSpec('errors', 'auth.refresh-failed-with-code', answer);
    coversSpec('messages', 'auth.refresh-failed', answer);
  });

  test('without a code signs the customer out as unauthorised', async () => {
    const { jar, sendProbeCall } = await signedIn();
    answers = { '/refresh': Response.json({}, { status: 401 }) };
    expireTokens();
    const answer = await sendProbeCall();
    expect([answer.status, answer.json.code, [...jar.keys()].sort()]).toEqual([
      401,
      'signed_out',
      ['device', 'notice'],
    ]);
    coversSpec('errors', 'auth.refresh-failed-no-code', answer);
  });
});

describe('session cookies', () => {
  test('last as long as the API says', async () => {
    changes = { '/login': ({ result }) => ({ result: { ...result, session_timeout: 1800 } }) };
    const { login } = await signedIn();
    expect(lifeOf(login.setCookies)).toEqual([1800]);
    coversSpec('rules', 'cookie.login-expiry', login);
  });

  test('last an hour by default', async () => {
    const { login } = await signedIn();
    expect(lifeOf(login.setCookies)).toEqual([3600]);
    coversSpec('constants', 'session.timeout-default', login);
  });
});

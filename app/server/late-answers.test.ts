import { afterAll, beforeAll, expect, test } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const MINUTE = 60_000;
const DELAYED_CALL = 'customer.resend-email-confirmation';

let sandbox: TestSandbox;
let now: number;

beforeAll(async () => {
  now = Date.now();
  sandbox = await TestSandbox.open(new Date(now).toISOString());
});
afterAll(() => sandbox.close());

const login = (who: string) => ({ body: { email: `${who}@harbour.example`, password: 'Correct-Horse-9' } });

/** A customer's call whose API response is pending, in a browser with a signed-in customer. */
async function underWay(tokensRanOut: boolean) {
  const requestSent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const shop = openTestShopOfBrandOverApi({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    clock: () => now,
    fetch: async (input, init) => {
      const isDelayedCall = String(input).endsWith('/resend');
      // With new tokens the API accepts the call; only its response is late.
      const answered = isDelayedCall && tokensRanOut ? await fetch(input, init) : null;
      if (isDelayedCall) {
        requestSent.resolve();
        await released.promise;
      }
      return answered ?? fetch(input, init);
    },
  });
  const browser = shop.browser();
  // Another node with the same secret, for the same browser.
  const elsewhere = openTestShopOfBrandOverApi({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    clock: () => now,
  });
  const other = elsewhere.browser(browser.jar);
  const { json } = await browser.call('auth.login', login('ada'));
  if (tokensRanOut) {
    now += 6 * MINUTE;
    sandbox.moveTo(new Date(now).toISOString());
  }
  const customerId: string = json.result.customerId;
  const answer = browser.call(DELAYED_CALL, { customerId });
  await requestSent.promise;
  const late = () => {
    released.resolve();
    return answer;
  };
  return { ...browser, other, customerId, late };
}

test.each([
  ['refused', false],
  ['made with new tokens', true],
])(
  'the late answer to a call that is %s does not affect a customer who signed in after the sign-out',
  async (_, tokensRanOut) => {
    const { call, visitor, customerId, late } = await underWay(tokensRanOut);
    await call('auth.logout', { customerId });
    const next: string = (await call('auth.login', login('ivo'))).json.result.customerId;
    expect((await late()).setCookies).toEqual([]);
    expect((await visitor()).json).toMatchObject({ customerId: next, notices: [] });
  },
);

test('the late answer to a call with refreshed tokens does not sign the customer in again after the sign-out', async () => {
  const { call, jar, customerId, late } = await underWay(true);
  await call('auth.logout', { customerId });
  await late();
  expect([...jar.keys()].sort()).toEqual(['device', 'ended-sessions']);
});

test('the late answer to a call with refreshed tokens does not replace a newer sign-in', async () => {
  const { call, visitor, late } = await underWay(true);
  const next: string = (await call('auth.login', login('ivo'))).json.result.customerId;
  await late();
  expect((await visitor()).json.customerId).toBe(next);
});

test.each([
  ['refused', false],
  ['made with new tokens', true],
])(
  'the late answer to a call that is %s does not affect a session that began on another node after the sign-out there',
  async (_, tokensRanOut) => {
    const { other, jar, customerId, late } = await underWay(tokensRanOut);
    await other.call('auth.logout', { customerId });
    const next: string = (await other.call('auth.login', login('ivo'))).json.result.customerId;
    await late();
    expect((await other.visitor()).json).toMatchObject({ customerId: next, notices: [] });
    expect((await other.call('auth.logout', { customerId: next })).status).toBe(200);
    expect((await other.visitor()).json.customerId).toBeNull();
    expect([...jar.keys()].filter((name) => name.includes('.'))).toEqual([]);
  },
);

test('the late answer to a call with refreshed tokens does not undo a sign-out on another node', async () => {
  const { other, customerId, late } = await underWay(true);
  await other.call('auth.logout', { customerId });
  await late();
  expect((await other.visitor()).json).toMatchObject({ customerId: null, notices: [] });
});

test('the late answer to a call with refreshed tokens does not affect a sign-in of another customer on another node', async () => {
  const { other, late } = await underWay(true);
  const next: string = (await other.call('auth.login', login('ivo'))).json.result.customerId;
  await late();
  expect((await other.visitor()).json).toMatchObject({ customerId: next, notices: [] });
});

test('the late answer to a sign-out does not affect a session that began meanwhile on another node', async () => {
  const logoutHandled = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const settings = { apiOrigin: sandbox.url, account: credentials.harbour, clock: () => now };
  const slow = openTestShopOfBrandOverApi({
    ...settings,
    fetch: async (input, init) => {
      const answered = await fetch(input, init);
      if (!String(input).endsWith('/logout')) return answered;
      logoutHandled.resolve();
      await released.promise;
      return answered;
    },
  });
  const browser = slow.browser();
  const { customerId } = (await browser.call('auth.login', login('ada'))).json.result;
  const leaving = browser.call('auth.logout', { customerId });
  await logoutHandled.promise;
  const other = openTestShopOfBrandOverApi(settings).browser(browser.jar);
  const next: string = (await other.call('auth.login', login('ivo'))).json.result.customerId;
  released.resolve();
  await leaving;
  expect((await other.visitor()).json).toMatchObject({ customerId: next, notices: [] });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserlessVisitor } from '../../e2e/harness/shop-caller.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const PAGE = '/close-my-account';
const SUCCESS = '/close-my-account/success';
const LOG_IN = '/login?next=%2Fclose-my-account';
const SIGNED_OUT = 'You’ve been logged out';
const CLOSED = 'Your account is closed';
const PASSWORD = 'Correct-Horse-9';
const HOUR = 3_600_000;
/** Cookies that outlive the session of a customer. */
const LASTING = /^(?:device|notice|cart|signed-out-route)$/;

let shop: TestShopWithSandbox;
const callers: BrowserlessVisitor[] = [];
beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
afterAll(() => {
  for (const caller of callers) caller.close();
  return shop.close();
});

async function customer(name: string, brand = 'harbour'): Promise<BrowserlessVisitor> {
  const caller = new BrowserlessVisitor(shop.port, { brand });
  callers.push(caller);
  await caller.signIn(`${name}@${brand}.example`);
  return caller;
}

function dropExpiredCookies({ jar }: BrowserlessVisitor): void {
  for (const name of [...jar.keys()]) if (!LASTING.test(name)) jar.delete(name);
}

/** The headings of the page that a visitor is shown. */
async function headings(caller: BrowserlessVisitor, path: string): Promise<readonly string[]> {
  const { status, text } = await caller.open(path);
  expect(status).toBe(200);
  return [...text.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, heading = '']) => heading);
}

async function payload(caller: BrowserlessVisitor, path: string) {
  return (await caller.open(`/_page?${new URLSearchParams({ path })}`)).json;
}

describe.each(['harbour', 'lantern', 'sunnyside'])('on the account closure page of %s', (brand) => {
  test('a customer whose session has expired is led to the follow-up page, which does not claim a closure', async () => {
    const caller = await customer('ada', brand);
    expect((await caller.open(PAGE)).status).toBe(200);
    dropExpiredCookies(caller);
    const answer = await caller.open(PAGE);
    expect([answer.status, answer.headers.location]).toEqual([302, SUCCESS]);
    const success = await caller.open(SUCCESS);
    expect(await headings(caller, SUCCESS)).toEqual([SIGNED_OUT]);
    expect([success.text.includes(CLOSED), success.headers['cache-control']]).toEqual([
      false,
      expect.stringContaining('no-store'),
    ]);
    // A returning visitor was not on the page as a customer.
    expect((await caller.open(PAGE)).headers.location).toBe(LOG_IN);
    coversSpec('flows', 'auth', answer);
  });

  test('a customer who closes the account gets a confirmation, also after a reload', async () => {
    const caller = await customer('ivo', brand);
    await caller.open(PAGE);
    expect((await caller.call('customer.delete', { body: { password: PASSWORD } })).status).toBeLessThan(300);
    expect(await headings(caller, SUCCESS)).toEqual([CLOSED]);
    expect(await headings(caller, SUCCESS)).toEqual([CLOSED]);
    // The next customer has not closed an account.
    caller.customerId = null;
    await caller.signIn(`ada@${brand}.example`);
    await caller.open(PAGE);
    dropExpiredCookies(caller);
    expect((await caller.open(PAGE)).headers.location).toBe(SUCCESS);
    expect(await headings(caller, SUCCESS)).toEqual([SIGNED_OUT]);
  });

  test('an unverified customer with money is led through verification and withdrawal before the closure', async () => {
    const caller = await customer('hana', brand);
    await caller.confirmPassword();
    const step = async () => {
      const { text } = await caller.open(PAGE);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      return (
        /href="([^"]+\?next=%2Fclose-my-account)"/.exec(main)?.[1] ?? (main.includes('type="password"') ? 'form' : main)
      );
    };
    const { dateOfBirth: _, ...details } = (await caller.call('customer.details.get')).json.result;
    const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
    const renamed = await caller.call('customer.details.update', { body: { ...known, lastname: 'Renamed' } });
    expect(renamed.json.result.verificationRevoked).toBe(true);
    expect(await step()).toBe('/my-account/verify-account?next=%2Fclose-my-account');

    expect((await caller.call('customer.verify')).status).toBe(200);
    const verified = await caller.open('/my-account/verify-account?next=%2Fclose-my-account');
    expect(verified.text).toMatch(/href="\/close-my-account"[^>]*>Continue</);
    expect(await step()).toBe('/my-account/withdraw?next=%2Fclose-my-account');

    const methods = (await caller.call('payment-methods.list', { query: { funds_withdraw: 'true' } })).json.result;
    const fund = methods.find(({ code }: { code: string }) => code === 'do').funds[0];
    const { withdrawableFunds } = (await caller.call('customer.withdrawable-funds')).json.result;
    const paidOut = await caller.call('funds.withdraw', {
      params: { id: caller.customerId ?? '' },
      body: {
        amount: withdrawableFunds.amount,
        withdrawalMethodCode: 'do',
        customerFundId: fund.customerFundId,
        bankType: 'bsb',
      },
    });
    expect([paidOut.status, paidOut.text]).toEqual([200, expect.anything()]);
    expect(await step()).toMatch(/Your withdrawal of \S+ is on its way/);
    const status = await caller.open(`/my-account/withdraw/details/${paidOut.json.result}?next=%2Fclose-my-account`);
    expect(status.text).toMatch(/href="\/close-my-account"[^>]*>Continue</);
    shop.pass(4 * 24 * HOUR);
    caller.customerId = null;
    await caller.signIn(`hana@${brand}.example`);
    expect(await step()).toBe('form');
  });
});

test('a customer whose token refresh is refused is led to the closure follow-up page, by document and by navigation', async () => {
  for (const [read, location] of [
    [async (caller: BrowserlessVisitor) => (await caller.open(PAGE)).headers.location, SUCCESS],
    [
      async (caller: BrowserlessVisitor) => payload(caller, PAGE),
      { kind: 'redirect', location: SUCCESS, customerId: null },
    ],
  ] as const) {
    const caller = await customer('ada');
    expect((await caller.open(PAGE)).status).toBe(200);
    shop.api.injectFault('auth.refresh', { status: 403, body: '' });
    shop.pass(HOUR / 2);
    expect(await read(caller)).toEqual(location);
    shop.api.removeFaults();
  }
});

test('signing out leads to the closure follow-up page only from the page that closes accounts', async () => {
  const caller = await customer('ada');
  await caller.open(PAGE);
  expect(await payload(caller, PAGE)).toMatchObject({ kind: 'page', signedOutPath: SUCCESS });
  expect(await payload(caller, '/logout')).toMatchObject({ kind: 'page', signedOutPath: SUCCESS });
  const answer = await caller.post('/_logout');
  expect([answer.status, answer.headers.location]).toEqual([303, SUCCESS]);

  const other = await customer('ada');
  await other.open(PAGE);
  await other.open('/my-account');
  expect(await payload(other, '/logout')).toMatchObject({ signedOutPath: '/login?notice=logged-out' });
  expect((await other.post('/_logout')).headers.location).toBe('/login?notice=logged-out');
});

test('a visitor who never opened the closure page as a customer, or deleted all cookies, is led to log in', async () => {
  const anonymous = new BrowserlessVisitor(shop.port);
  callers.push(anonymous);
  expect((await anonymous.open(PAGE)).headers.location).toBe(LOG_IN);
  const cleared = await customer('ada');
  await cleared.open(PAGE);
  cleared.jar.clear();
  expect((await cleared.open(PAGE)).headers.location).toBe(LOG_IN);
  const expired = await customer('ada');
  dropExpiredCookies(expired);
  expect((await expired.open(PAGE)).headers.location).toBe(LOG_IN);
  expired.jar.set('signed-out-route', 'my-account');
  expect((await expired.open(PAGE)).headers.location).toBe(LOG_IN);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { sendAutologinMail } from '../../sandbox/sign-in/mail-links.ts';
import { readMailedToken } from '../../sandbox/testing/sign-in.ts';
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const EMAIL = 'ada@harbour.example';
const ada = { email: EMAIL, password: 'Correct-Horse-9' };
const nova = {
  email: 'nova@mail.example',
  password: 'tall-copper-kettle',
  firstname: 'Nova',
  lastname: 'Quill',
  dateOfBirth: '1990-03-04',
  state: 'NSW',
  termsAccepted: true,
  metadata: { platform: 'Web' },
};
const book = { productType: 'raffle_ticket', lotteryKey: 'long-weekender' };

let sandbox: TestSandbox;
let shop: ReturnType<typeof openTestShopOfBrandOverApi>;
/** Whether carts can not be converted now. */
let isDown = false;

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
  shop = openTestShopOfBrandOverApi({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    fetch: async (input, init) =>
      isDown && String(input).endsWith('/convert') ? Response.json({}, { status: 500 }) : fetch(input, init),
  });
});
afterAll(() => sandbox.close());

function linkOf(email: string): string {
  const customer = sandbox.shop.customers.findByEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  sendAutologinMail(sandbox.shop, customer, sandbox.shop.clock());
  return readMailedToken(sandbox, email);
}

test.each<[string, string, () => unknown]>([
  ['a log-in', 'auth.login', () => ada],
  ['a sign-up', 'auth.signup', () => nova],
  ['a link that signs in', 'auth.autologin', () => ({ token: linkOf(EMAIL) })],
])('the anonymous cart is converted to the customer cart at %s and then gone', async (_, call, body) => {
  const browser = shop.browser();
  await browser.call('anon-cart.items.add', { body: book });
  expect(browser.jar.has('cart')).toBe(true);
  const { status, json } = await browser.call(call, { body: body() });
  expect([status, browser.jar.has('cart')]).toEqual([200, false]);
  const { customerId } = json.result;
  const cart = await browser.call('cart.items.list', { customerId });
  const [item] = cart.json.result.cartItems;
  expect(item).toMatchObject({ lotteryKey: 'long-weekender', quantity: 1 });
  await browser.call('cart.items.delete', { customerId, params: { id: item.id } });
  coversSpec('flows', 'cart.convert', cart);
});

test('a cart conversion that failed at log-in is repeated later and leaves no second cart', async () => {
  const browser = shop.browser();
  await browser.call('anon-cart.items.add', { body: book });
  isDown = true;
  const { json } = await browser.call('auth.login', { body: ada });
  const { customerId } = json.result;
  expect(browser.jar.has('cart')).toBe(true);
  isDown = false;
  const converted = await browser.call('anon-cart.convert', { customerId });
  const [item] = converted.json.result.cartItems;
  expect([item.lotteryKey, browser.jar.has('cart')]).toEqual(['long-weekender', false]);
  const again = await browser.call('anon-cart.convert', { customerId });
  expect([again.status, again.json.code]).toEqual([404, 'cart_not_found']);
  await browser.call('cart.items.delete', { customerId, params: { id: item.id } });
});

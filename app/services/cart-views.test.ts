import { expect, test } from 'vitest';
import { tableTransport } from '#commerce/testing.ts';
import { createCartViews } from './cart-views.ts';

const OWNER = { site: 'harbour', anonymousCartToken: null, customerId: '7', subVariant: null };

function setUp() {
  const { transport, sent } = tableTransport({ 'cart.items.list': { cartItems: [] } });
  const views = createCartViews({ now: () => 0, gone: 'cart_not_found', changes: () => false });
  const page = () => {
    const own = views.transport(transport, () => OWNER);
    return (fresh?: boolean) => own.send({ id: 'cart.items.list' }, {}, fresh === undefined ? {} : { fresh });
  };
  return { page, sent };
}

test('a page that needs the cart fresh fetches it once, though an earlier page has it', async () => {
  const { page, sent } = setUp();
  await page()();
  const checkout = page();
  await Promise.all([checkout(true), checkout(true)]);
  await checkout();
  expect(sent).toHaveLength(2);
});

test('a page that does not need the cart fresh uses that of an earlier page', async () => {
  const { page, sent } = setUp();
  await page()(true);
  await page()();
  expect(sent).toHaveLength(1);
});

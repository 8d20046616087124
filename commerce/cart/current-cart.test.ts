import { expect, test } from 'vitest';
import { createCommerce } from '../commerce.ts';
import { tableTransport } from '../testing.ts';
import { currentCart } from './current-cart.ts';

async function calls(isSignedIn: boolean): Promise<string[]> {
  const answers = { 'anon-cart.create': {}, 'anon-cart.get': {}, 'anon-cart.items.delete': {} };
  const { transport, sent } = tableTransport({ ...answers, 'cart.items.list': {}, 'cart.items.delete': {} });
  const cart = currentCart(createCommerce(transport), isSignedIn);
  await cart.create();
  await cart.get();
  await cart.remove('item');
  return sent.map(([id]) => id);
}

test('a customer shops with the cart of the account, which is always there, a visitor with one of their own', async () => {
  expect(await calls(true)).toEqual(['cart.items.list', 'cart.items.delete']);
  expect(await calls(false)).toEqual(['anon-cart.create', 'anon-cart.get', 'anon-cart.items.delete']);
});

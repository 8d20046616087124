import { expect, test } from 'vitest';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';
import { selectVisitorCartCalls } from './current-cart.ts';

async function calls(isSignedIn: boolean): Promise<string[]> {
  const answers = { 'anon-cart.create': {}, 'anon-cart.get': {}, 'anon-cart.items.delete': {} };
  const { transport, sent } = createTestTransportFromTable({
    ...answers,
    'cart.items.list': {},
    'cart.items.delete': {},
  });
  const cart = selectVisitorCartCalls(createCommerceCalls(transport), isSignedIn);
  await cart.create();
  await cart.get();
  await cart.remove('item');
  return sent.map(([id]) => id);
}

test('selectVisitorCartCalls uses the customer cart when signed in and the anonymous cart otherwise', async () => {
  expect(await calls(true)).toEqual(['cart.items.list', 'cart.items.delete']);
  expect(await calls(false)).toEqual(['anon-cart.create', 'anon-cart.get', 'anon-cart.items.delete']);
});

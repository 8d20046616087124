import { expect, test } from 'vitest';
import inventory from '../../spec/inventory-ids.json' with { type: 'json' };
import { versionProofs } from './version-proofs.ts';

const sent = (id: string, version: string) => ({
  id,
  method: 'GET',
  path: '/cart',
  version,
  status: 200,
  journey: 'e2e/smoke/cart.test.ts > the cart',
});

test('a version is proven by a request of the engine in that version alone', () => {
  expect(versionProofs([sent('cart.items.list', '3.3'), sent('draws.past', '3.6')])).toEqual([
    {
      kind: 'constants',
      id: 'api-version.cart',
      test: 'e2e/smoke/cart.test.ts > the cart',
      observed: 'request cart.items.list: GET /cart in version 3.3',
    },
  ]);
  for (const { id } of versionProofs([sent('product-offers.list', '3.9')])) expect(inventory.constants).toContain(id);
});

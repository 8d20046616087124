import { expect, test } from 'vitest';
import inventory from '../../spec/inventory-ids.json' with { type: 'json' };
import { proveSentApiVersions } from './version-proofs.ts';

const sent = (id: string, version: string) => ({
  id,
  method: 'GET',
  path: '/cart',
  version,
  status: 200,
  journey: 'e2e/smoke/cart/cart.test.ts > the cart',
});

test('an API version is proven only by an engine request with that version in its header', () => {
  expect(proveSentApiVersions([sent('cart.items.list', '3.3'), sent('draws.past', '3.6')])).toEqual([
    {
      kind: 'constants',
      id: 'api-version.cart',
      test: 'e2e/smoke/cart/cart.test.ts > the cart',
      observed: 'request cart.items.list: GET /cart in version 3.3',
    },
  ]);
  for (const { id } of proveSentApiVersions([sent('product-offers.list', '3.9')]))
    expect(inventory.constants).toContain(id);
});

test('the API version range is proven by requests of versions 3.0 to 3.9, and not if any had a version outside', () => {
  const range = (versions: readonly string[]) =>
    proveSentApiVersions(versions.map((version) => sent('of-no-version', version))).map(({ id }) => id);
  expect(range(['3.0', '3.4', '3.9'])).toEqual(['api-version.range']);
  expect([range(['3.0', '3.4']), range(['3.0', '3.9', '4.0'])]).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import cart from '#schemas/api/cart.openapi.json' with { type: 'json' };
import funds from '#schemas/api/funds.openapi.json' with { type: 'json' };
import fundsWithCode from '#schemas/api/funds-with-code.openapi.json' with { type: 'json' };
import party from '#schemas/api/lotto-party.openapi.json' with { type: 'json' };
import membership from '#schemas/api/membership.openapi.json' with { type: 'json' };
import partners from '#schemas/api/partners.openapi.json' with { type: 'json' };
import recurring from '#schemas/api/recurring.openapi.json' with { type: 'json' };
import { SELLING_CALLS, withRefusedSales } from './refuse-sales.ts';

/** Calls that sell only with some bodies: the API alone tells which. */
const SOMETIMES = ['autoplay.update', 'subscriptions.status'];

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly 'x-codes'?: readonly string[] }>>;
}

test('the calls that sell are those that the contract lets be refused for it', () => {
  const paths = [cart, funds, fundsWithCode, party, membership, partners, recurring].map((contract) => contract.paths);
  const operations = paths.flatMap((each) => Object.values(each).flatMap((methods) => Object.values(methods)));
  const refusable = (operations as unknown as readonly Operation[])
    .filter(({ responses }) => responses['422']?.['x-codes']?.includes('country_banned'))
    .map(({ operationId }) => operationId);
  expect([...SELLING_CALLS, ...SOMETIMES].sort()).toEqual(refusable.sort());
});

test('refuses to sell without a request while the page says that nothing may be sold', async () => {
  const sent: string[] = [];
  let notice: string | null = 'We may not sell to you.';
  const page = { notice: () => notice, refresh: async () => void sent.push('refreshed') };
  const send = async ({ id }: { readonly id: string }) => {
    sent.push(id);
    throw new ApiError('refused', { status: 422, code: 'country_banned' });
  };
  const transport = withRefusedSales({ send } as never, page);
  const call = (id: string) => transport.send({ id }, {}).catch((error: ApiError) => error.message);
  expect(await call('cart.items.add')).toBe('We may not sell to you.');
  expect(sent).toEqual([]);
  expect(await call('cart.items.list')).toBe('refused');
  notice = null;
  expect(await call('cart.items.add')).toBe('refused');
  expect(sent).toEqual(['cart.items.list', 'refreshed', 'cart.items.add', 'refreshed']);
});

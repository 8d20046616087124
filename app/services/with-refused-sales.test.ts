import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { readContractCalls } from '../../scripts/calls/contract-calls.ts';
import { blockSellingCallsWhileRestricted, SELLING_CALLS } from './with-refused-sales.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Calls that sell with some bodies only; the API decides. */
const SOMETIMES = ['autoplay.update', 'lotto-party.session.update', 'subscriptions.status', 'subscriptions.update'];

test('SELLING_CALLS and the sometimes selling calls are exactly those that the contract lets fail with country_banned', async () => {
  const refusable = (await readContractCalls(ROOT))
    .filter(({ refusals }) => refusals.some(({ status, codes }) => status === 422 && codes.includes('country_banned')))
    .map(({ id }) => id);
  expect([...SELLING_CALLS, ...SOMETIMES].sort()).toEqual(refusable.sort());
});

test('selling calls are rejected without a request while the page shows a sales restriction', async () => {
  const sent: string[] = [];
  let notice: string | null = 'We may not sell to you.';
  const page = { notice: () => notice, refresh: async () => void sent.push('refreshed') };
  const send = async ({ id }: { readonly id: string }): Promise<never> => {
    sent.push(id);
    throw new ApiError('refused', { status: 422, code: 'country_banned' });
  };
  const transport = blockSellingCallsWhileRestricted({ send }, page);
  const call = (id: string) => transport.send({ id }, {}).catch((error: ApiError) => error.message);
  expect(await call('cart.items.add')).toBe('We may not sell to you.');
  expect(sent).toEqual([]);
  expect(await call('cart.items.list')).toBe('refused');
  notice = null;
  expect(await call('cart.items.add')).toBe('refused');
  expect(sent).toEqual(['cart.items.list', 'refreshed', 'cart.items.add', 'refreshed']);
});

import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ParamContext } from '#engine/routing/param-resolver.ts';
import { createAccountListPageResolvers } from './account-page-resolvers.ts';
import { paramNamesMessages } from './param-names.messages.gen.ts';
import { getUsualMessages } from './testing/usual-messages.ts';

const names = getUsualMessages(paramNamesMessages);

const LISTS = {
  'my-account.upcoming-tickets': ['orders.list', { status: 'upcoming_products', limit: 10, offset: 10 }],
  'my-account.past-tickets': ['orders.list', { status: 'past_products', limit: 10, offset: 10 }],
  'my-account.print-tickets': ['orders.list', { status: 'upcoming_products', limit: 20, offset: 20 }],
  'my-account.autoplay': ['autoplay.list', { limit: 10, offset: 10 }],
  'my-account.subscriptions': ['subscriptions.list', { limit: 10, offset: 10 }],
  'my-account.recurring-purchases': ['recurring-purchases.list', { limit: 10, offset: 10 }],
} as const;

function naming(routeId: string, total: number, answer: unknown = [], customerId: string | null = 'c-1') {
  const answers = Object.fromEntries(Object.values(LISTS).map(([call]) => [call, answer]));
  const totals = Object.fromEntries(Object.values(LISTS).map(([call]) => [call, total]));
  const { transport, sent } = createTestTransportFromTable(answers, totals);
  const context: ParamContext = {
    site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', features: {} },
    visitor: {
      signedIn: customerId !== null,
      customerId,
      segment: null,
      locale: 'en-AU',
      subVariant: null,
      pricingId: 'p',
      anonymousCartToken: null,
      affiliateCode: null,
      sessionId: null,
      consent: new Set(),
      forced: null,
    },
    routeId,
    param: 'page',
    params: {},
    named: {},
  };
  const resolvers = createAccountListPageResolvers(() => createCommerceCalls(transport), names);
  return { sent, name: (value: string) => resolvers['account-page'](value, context) };
}

test('the account page resolver redirects page 1 and lower numbers to the address without a number, without an API call', async () => {
  const { name, sent } = naming('my-account.past-tickets', 40);
  const first = { canonical: null, value: 1 };
  expect(await Promise.all([name('1'), name('0'), name('-7')])).toEqual([first, first, first]);
  expect(await name('two')).toBeNull();
  expect(sent).toEqual([]);
});

test.each(Object.entries(LISTS))(
  'the account page resolver of %s accepts only pages that its list has',
  async (routeId, [call, query]) => {
    const { name, sent } = naming(routeId, query.limit + 1);
    expect(await name('2')).toEqual({ canonical: '2', label: 'page 2', value: 2 });
    expect(sent).toEqual([[call, { query }]]);
    expect(await name('3')).toBeNull();
  },
);

test('the account page resolver accepts any page of a signed-out visitor without an API call', async () => {
  const { name, sent } = naming('my-account.past-tickets', 0, [], null);
  expect(await name('9')).toMatchObject({ value: 9 });
  expect(sent).toEqual([]);
});

test('the account page resolver accepts the page while the API is unreachable', async () => {
  const down = () => {
    throw new ApiError('Down.', { status: 503 });
  };
  expect(await naming('my-account.past-tickets', 0, down).name('2')).toMatchObject({ value: 2 });
});

import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ParamResolvers } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { CONTENT_RESOLVER_NAMES } from './content-resolvers.ts';
import { paramNamesMessages } from './param-names.messages.gen.ts';
import { type MembershipProgramUrlBySite, recordMembershipUrlFromApiAnswers } from './services/program-urls.ts';
import { createShopParamResolvers, PARAM_RESOLVER_NAMES } from './shop-param-resolvers.ts';
import { testParamContext as base } from './testing/test-param-context.ts';
import { getUsualMessages } from './testing/usual-messages.ts';

const names = getUsualMessages(paramNamesMessages);

const systems = { key: 'reduced_system', name: 'System' };
const bay = {
  key: 'golden-bay',
  causes: [],
  type: 'lottery_ticket',
  url: 'golden-bay',
  urlAliases: ['saturday-gold'],
  name: 'Golden Bay',
  draws: [{ drawNo: 1103 }],
  gameTypes: [{ key: 'standard', name: 'Standard' }, systems],
};
const reef = { key: 'reef', urlSlug: 'reef-keepers', name: 'Reef Keepers' };
const raffle = { key: 'house', type: 'raffle_ticket', url: 'house', urlAliases: [], name: 'House', draws: [] };
const house = { ...raffle, causes: [reef] };

const crew = {
  key: 'crew',
  type: 'syndicate_share',
  url: 'crew',
  urlAliases: [],
  name: 'Crew',
  lotteryKey: 'golden-bay',
  draws: [],
};

const drawn = { offerKey: 'golden-bay', drawNo: 1102, status: 'DRAWN' };
const { transport } = createTestTransportFromTable({
  'product-offers.list': [bay, house, crew],
  'cms.causes': [reef],
  'membership.config': { programConfig: { programUrl: 'lights', programName: 'Harbour Lights' }, upcomingDraws: [] },
  'draw.details': ({ params }: { params: { drawNo: string } }) => {
    if (params.drawNo !== '1102') throw new ApiError('no such draw', { status: 404 });
    return drawn;
  },
});
const resolvers: ParamResolvers = createShopParamResolvers(() => createCommerceCalls(transport), names);

async function resolve(resolver: string, value: string, params: Readonly<Record<string, string>> = {}) {
  return (await resolvers[resolver]?.(value, { ...base, param: 'x', params })) ?? null;
}

test('a membership program is found by its url on the play page, and not on the results page', async () => {
  const on = (routeId: string, value: string) =>
    resolvers['product-offer']?.(value, { ...base, routeId, param: 'x', params: {} });
  const program = { canonical: 'lights', type: 'membership_program', label: 'Harbour Lights' };
  expect(await on('offer.play', 'Lights')).toEqual(program);
  expect(await on('offer.play', 'shadows')).toBeNull();
  expect(await on('offer.results', 'lights')).toBeNull();
});

test('while the membership service is down, an unknown offer url fails with 503 if the site has a membership, else with 404', async () => {
  for (const down of [new ApiError('down', { status: 503 }), new ApiError('silent', { status: 0, answered: false })]) {
    const { transport: spoiled } = createTestTransportFromTable({
      'product-offers.list': [bay],
      'membership.config': () => {
        throw down;
      },
    });
    const paramContext = { ...base, routeId: 'offer.play', param: 'x', params: {} };
    const [club, shop] = [true, false].map(
      (has) => createShopParamResolvers(() => createCommerceCalls(spoiled), names, has)['product-offer'],
    );
    await expect(club?.('lights', paramContext)).rejects.toMatchObject({
      name: 'PageFault',
      status: 503,
      page: 'error-unreachable',
    });
    expect(await club?.('golden-bay', paramContext)).toMatchObject({ label: 'Golden Bay' });
    expect(await shop?.('lights', paramContext)).toBeNull();
  }
});

test('while the membership service is down, the url of the known program fails with 503 and other urls are not found', async () => {
  let fails: ApiError | null = null;
  const { transport: changing } = createTestTransportFromTable({
    'product-offers.list': [bay],
    'membership.config': () => {
      if (fails) throw fails;
      return { programConfig: { programUrl: 'lights', programName: 'Harbour Lights' }, upcomingDraws: [] };
    },
  });
  const programs: MembershipProgramUrlBySite = new Map();
  const on = (value: string) =>
    createShopParamResolvers(
      () => createCommerceCalls(recordMembershipUrlFromApiAnswers(changing, base.site.key, programs)),
      names,
      true,
      programs,
    )['product-offer'](value, {
      ...base,
      routeId: 'offer.play',
      param: 'x',
      params: {},
    });
  const down = new ApiError('silent', { status: 0, answered: false });
  expect(await on('lihgts')).toBeNull();
  fails = down;
  expect(await on('lihgts')).toBeNull();
  await expect(on('Lights')).rejects.toMatchObject({ status: 503, page: 'error-unreachable' });
  fails = new ApiError('no program', { status: 404, answered: true });
  expect(await on('lights')).toBeNull();
  fails = down;
  expect(await on('lights')).toBeNull();
});

test('PARAM_RESOLVER_NAMES lists every resolver of the shop', () => {
  expect([...Object.keys(resolvers), ...CONTENT_RESOLVER_NAMES]).toEqual(PARAM_RESOLVER_NAMES);
});

test.each(['golden-bay', 'Golden-Bay', 'saturday-gold'])(
  'the path segment %s resolves to the offer whose url or url alias it is, in any case',
  async (segment) => {
    expect(await resolve('product-offer', segment)).toEqual({
      canonical: 'golden-bay',
      type: 'lottery_ticket',
      label: 'Golden Bay',
      value: bay,
    });
  },
);

test('an unknown path segment resolves to no offer', async () => {
  expect(await resolve('product-offer', 'about')).toBeNull();
});

test.each(['systems', 'reduced_system', 'SYSTEMS'])(
  'the path segment %s resolves to the game type reduced_system of a lottery',
  async (segment) => {
    expect(await resolve('game-type', segment, { productOfferKey: 'saturday-gold' })).toEqual({
      canonical: 'systems',
      type: 'reduced_system',
      label: 'System',
      value: systems,
    });
  },
);

test('the first game type of a lottery resolves without a path segment of its own', async () => {
  expect(await resolve('game-type', 'standard', { productOfferKey: 'golden-bay' })).toMatchObject({
    canonical: null,
    type: 'standard',
  });
});

test('syndicates and lotto parties of a lottery resolve as its game types', async () => {
  expect(await resolve('game-type', 'syndicates', { productOfferKey: 'golden-bay' })).toEqual({
    canonical: 'syndicates',
    type: 'syndicate',
    label: 'Syndicates',
    value: [crew],
  });
  expect(await resolve('game-type', 'lotto_party', { productOfferKey: 'golden-bay' })).toEqual({
    canonical: 'lotto-party',
    type: 'lotto_party',
    label: 'Lotto Party',
  });
});

test.each([
  ['1103', 'golden-bay', { canonical: '1103', label: '1103', type: 'on_sale' }],
  ['01103', 'golden-bay', { canonical: '1103', label: '1103', type: 'on_sale' }],
  ['1102', 'saturday-gold', { canonical: '1102', label: '1102', type: 'not_on_sale', value: drawn }],
  ['1102', 'crew', { canonical: '1102', label: '1102', type: 'not_on_sale', value: drawn }],
  ['9', 'golden-bay', null],
  ['9', 'nothing', null],
  ['last', 'golden-bay', null],
  ['-1103', 'golden-bay', null],
])(
  'draw number %s of the offer %s resolves to a draw on sale or a past draw, and to nothing if there is none',
  async (value, productOfferKey, expected) => {
    expect(await resolve('draw', value, { productOfferKey })).toEqual(expected);
  },
);

test.each([
  ['boxed', 'golden-bay'],
  ['nothing', 'golden-bay'],
  ['standard', 'house'],
  ['standard', 'nothing'],
])('the path segment %s resolves to no game type of the offer %s', async (segment, productOfferKey) => {
  expect(await resolve('game-type', segment, { productOfferKey })).toBeNull();
});

test('an offer resolves for a cause that it gives to and for no other', async () => {
  expect(await resolve('cause-offer', 'House', { causeSlug: 'Reef-Keepers' })).toEqual({
    canonical: 'house',
    type: 'raffle_ticket',
    label: 'House',
    value: house,
  });
  expect(await resolve('cause-offer', 'house', { causeSlug: 'guide-pups' })).toBeNull();
  expect(await resolve('cause-offer', 'nothing', { causeSlug: 'reef-keepers' })).toBeNull();
});

test('the page of supported causes resolves only for offers that give to a cause', async () => {
  const on = (value: string) =>
    resolvers['product-offer']?.(value, { ...base, routeId: 'offer.your-support', param: 'x', params: {} });
  expect(await on('house')).toMatchObject({ label: 'House' });
  expect(await on('golden-bay')).toBeNull();
});

describe('a resolver of customer data', () => {
  const refusal = (status: number, code: string) => new ApiError('No.', { status, code });
  const customer: Visitor = { ...base.visitor, signedIn: true, customerId: 'c' };
  const CALLS = {
    order: 'orders.get',
    autoplay: 'autoplay.get',
    subscription: 'subscriptions.get',
    'scheduled-purchase': 'scheduled-purchases.get',
    'party-order': 'lotto-party.order.get',
    'party-session': 'lotto-party.session.get',
    'party-group': 'lotto-party.group.get',
    transaction: 'transactions.list',
    withdrawal: 'funds.withdrawal.get',
  };
  const idsAndCalls = Object.entries(CALLS).filter(([name]) => name !== 'order');

  function shop(call: string, answer: unknown, visitor = customer) {
    const { transport, sent } = createTestTransportFromTable({ [call]: answer });
    const own: ParamResolvers = createShopParamResolvers(() => createCommerceCalls(transport), names);
    const find = (name: string) => own[name]?.('1', { ...base, visitor, param: 'id', params: { id: '1' } });
    return { find, sent };
  }

  test.each(idsAndCalls)('finds %s by its id with one call', async (name, call) => {
    const entity = { id: '1', status: 'recurring_status_active' };
    const { find, sent } = shop(call, call === 'transactions.list' ? [entity] : entity);
    expect(await find(name)).toEqual({ value: entity });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['lottery_ticket', 'upcoming_products', 'my-account.upcoming-tickets.ticket'],
    ['lottery_ticket', 'past_products', 'my-account.past-tickets.ticket'],
    ['syndicate_share', 'past_products', 'my-account.syndicate-tickets.share'],
    ['social_syndicate_share', 'upcoming_products', 'my-account.lotto-party.ticket'],
  ])('leads an order of a %s among %s to its page at %s', async (productType, status, route) => {
    const entity = { summary: { item: { productType }, status } };
    const { find, sent } = shop('orders.get', entity);
    expect(await find('order')).toEqual({ value: entity, route });
    expect(sent).toHaveLength(1);
  });

  test.each(Object.entries(CALLS))('finds nothing for %s of another customer or an unknown id', async (name, call) => {
    const { find } = shop(call, call === 'transactions.list' ? [] : refusal(404, 'not_found'));
    expect(await find(name)).toBeNull();
  });

  test('makes no API call for a signed-out visitor', async () => {
    const { find, sent } = shop('orders.get', {}, base.visitor);
    expect(await find('order')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('resolves without data when a one-time code is required, and fails when the API is down', async () => {
    expect(await shop('orders.get', refusal(403, '2fa_required')).find('order')).toEqual({});
    const down = refusal(503, 'resting');
    await expect(shop('orders.get', down).find('order')).rejects.toBe(down);
  });

  test.each(['party-order', 'party-session', 'party-group'] as const)(
    'resolves %s without data while the party service is down, and fails when the service refuses the call',
    async (name) => {
      const garbled = new ApiError('No.', { status: 422, answered: false });
      for (const down of [refusal(500, 'down'), refusal(503, 'resting'), garbled])
        expect(await shop(CALLS[name], down).find(name)).toEqual({});
      const refused = refusal(422, 'invalid');
      await expect(shop(CALLS[name], refused).find(name)).rejects.toBe(refused);
    },
  );
});

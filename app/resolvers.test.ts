import { expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import type { ParamContext, ParamResolvers } from '#engine/routing/param-resolver.ts';
import { createResolvers, RESOLVER_NAMES } from './resolvers.ts';

const systems = { key: 'reduced_system', name: 'System' };
const bay = {
  key: 'golden-bay',
  type: 'lottery_ticket',
  url: 'golden-bay',
  urlAliases: ['saturday-gold'],
  name: 'Golden Bay',
  draws: [],
  gameTypes: [{ key: 'standard', name: 'Standard' }, systems],
};
const house = { key: 'house', type: 'raffle_ticket', url: 'house', urlAliases: [], name: 'House', draws: [] };
const reef = { key: 'reef', urlSlug: 'reef-keepers', name: 'Reef Keepers' };

const { transport } = tableTransport({ 'product-offers.list': [bay, house], 'cms.causes': [reef] });
const resolvers: ParamResolvers = createResolvers(() => createCommerce(transport));

const base: Omit<ParamContext, 'param' | 'params'> = {
  site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', features: {} },
  visitor: {
    signedIn: false,
    customerId: null,
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
  routeId: 'offer.play',
  named: {},
};

async function resolve(resolver: string, value: string, params: Readonly<Record<string, string>> = {}) {
  return (await resolvers[resolver]?.(value, { ...base, param: 'x', params })) ?? null;
}

test('every resolver has its name where documents are checked', () => {
  expect(Object.keys(resolvers)).toEqual(RESOLVER_NAMES);
});

test.each(['golden-bay', 'Golden-Bay', 'saturday-gold'])('%s is the offer', async (segment) => {
  expect(await resolve('product-offer', segment)).toEqual({
    canonical: 'golden-bay',
    type: 'lottery_ticket',
    label: 'Golden Bay',
    thing: bay,
  });
});

test('other segments are no offer', async () => {
  expect(await resolve('product-offer', 'about')).toBeNull();
});

test.each(['systems', 'reduced_system', 'SYSTEMS'])('%s is the way to play', async (segment) => {
  expect(await resolve('game-type', segment, { productOfferKey: 'saturday-gold' })).toEqual({
    canonical: 'systems',
    type: 'reduced_system',
    label: 'System',
    thing: systems,
  });
});

test.each([
  ['boxed', 'golden-bay'],
  ['nothing', 'golden-bay'],
  ['standard', 'house'],
  ['standard', 'nothing'],
])('%s is no way to play %s', async (segment, productOfferKey) => {
  expect(await resolve('game-type', segment, { productOfferKey })).toBeNull();
});

test('a cause is named by its slug', async () => {
  expect(await resolve('cause', 'Reef-Keepers')).toEqual({
    canonical: 'reef-keepers',
    label: 'Reef Keepers',
    thing: reef,
  });
  expect(await resolve('cause', 'x')).toBeNull();
});

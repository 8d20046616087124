import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { resolveVisitorPriceRegion } from './visitor-region.ts';

const subVariants = new Map([
  ['NSW', { name: 'New South Wales', pricingId: 'aud' }],
  ['VIC', { name: 'Victoria and Tasmania', pricingId: 'aud', regions: ['TAS'] }],
  ['WA', { name: 'Western Australia', pricingId: 'aud-wa' }],
  ['OTHER', { name: 'Elsewhere', pricingId: 'aud' }],
]);
const anonymousVisitor = { signedIn: false, subVariant: null, pricingId: 'aud' };

async function regionOf(
  located: unknown,
  visitor: Partial<Parameters<typeof resolveVisitorPriceRegion>[1]['visitor']> = {},
  more: Partial<Parameters<typeof resolveVisitorPriceRegion>[1]> = {},
) {
  const { transport, sent } = createTestTransportFromTable({ locate: located });
  const region = await resolveVisitorPriceRegion(createCommerceCalls(transport), {
    subVariants,
    visitor: { ...anonymousVisitor, ...visitor },
    brandingRegion: null,
    signal: new AbortController().signal,
    hasLeft: () => false,
    failed: () => undefined,
    ...more,
  });
  return { region, calls: sent.map(([id]) => id) };
}

test('a visitor is located only while no sub-variant is set', async () => {
  const wa = { region: 'WA', subVariant: 'WA' };
  expect(await regionOf(wa)).toEqual({
    region: { key: 'WA', name: 'Western Australia', isNew: true, changesPrices: true },
    calls: ['locate'],
  });
  expect(await regionOf(wa, { subVariant: 'NSW' })).toEqual({
    region: { key: 'NSW', name: 'New South Wales', isNew: false, changesPrices: false },
    calls: [],
  });
});

test.each([
  ['a region of a group', { region: 'TAS', subVariant: null }, 'VIC'],
  ['a region that the site does not tell apart', { region: 'QLD', subVariant: null }, 'OTHER'],
  ['a sub-variant that the site does not have', { region: null, subVariant: 'GB' }, 'OTHER'],
  ['nowhere', { region: null, subVariant: null }, 'OTHER'],
])('a visitor located in %s gets the matching sub-variant', async (_, located, key) => {
  expect((await regionOf(located)).region).toMatchObject({ key, isNew: true, changesPrices: false });
});

test('the region in the account of a customer decides the sub-variant over the chosen one, if the site has that region', async () => {
  const customer = { signedIn: true, subVariant: 'NSW', pricingId: 'aud-wa' };
  expect(await regionOf(null, customer, { brandingRegion: 'WA' })).toEqual({
    region: { key: 'WA', name: 'Western Australia', isNew: true, changesPrices: false },
    calls: [],
  });
  expect((await regionOf(null, customer, { brandingRegion: 'GB' })).region).toMatchObject({ key: 'NSW', isNew: false });
});

test('the visitor of a site without sub-variants is not located, and a failed locate call gives no region', async () => {
  const down = new ApiError('Down.', { status: 503 });
  expect(await regionOf(down, {}, { subVariants: new Map() })).toEqual({ region: null, calls: [] });
  expect(await regionOf(down)).toEqual({ region: null, calls: ['locate'] });
});

import { expect, test } from 'vitest';
import type { SiteCatalogue } from '../site/site-catalogue.ts';
import { createTestTranslation, openTranslatedTestSite } from '../translations/testing/translated-shop.ts';
import { createRegionEndpoint } from './region-endpoint.ts';
import { createTestRequestToEndpoint } from './testing/small-shop.tsx';

const site = openTranslatedTestSite({
  'shop/site': {
    version: 1,
    extends: 'base',
    name: 'Shop',
    hosts: ['shop.localhost'],
    locales: ['en-AU', 'cy-GB'],
    commerce: { account: 'a', pricingId: '1' },
  },
  'shop/region/au': { version: 1, address: { labels: { suburb: 'Town' } } },
  'shop/translation/cy.region.au': createTestTranslation({ kind: 'region', name: 'au' }, 'cy', {
    '/address/labels/suburb': 'Tref',
  }),
});
const catalogue: Pick<SiteCatalogue, 'byHost'> = { byHost: (host) => (host === 'shop.localhost' ? site : undefined) };

async function get(path: string, host = 'shop.localhost') {
  const response = await createRegionEndpoint(() => catalogue)({ ...createTestRequestToEndpoint('/'), path, host });
  return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
}

test('the region endpoint has the country of a site in a locale of the site', async () => {
  const { status, cache, text } = await get('/_region/cy-GB');
  expect([status, cache]).toEqual([200, 'public, max-age=60']);
  expect(JSON.parse(text)).toMatchObject({ country: 'AU', value: { address: { labels: { suburb: 'Tref' } } } });
});

test.each([
  ['a locale that the site lacks', '/_region/xx', 'shop.localhost'],
  ['a longer path', '/_region/en-AU/more', 'shop.localhost'],
  ['an unknown host', '/_region/en-AU', 'other.localhost'],
])('the region endpoint has nothing for %s', async (_, path, host) => {
  expect((await get(path, host)).status).toBe(404);
});

import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { checkSite } from './check-site.ts';
import {
  checkChangedShop,
  createTestHomePageWithBlocks,
  createTestHomePageWithHero,
  createTestHomePageWithLink,
  createTestRouteOverridesDocument,
  createTestSiteDocument,
  listProblemsOfChangedShop,
  SMALL_TEST_SHOP_BLOCK_SCHEMAS,
} from './testing/checked-shop.ts';
import { SMALL_TEST_SHOP_DOCUMENTS } from './testing/small-shop.ts';

test('checkSite reports nothing for a valid shop', () => {
  expect([checkChangedShop({}), checkChangedShop({}, 'base')]).toEqual([[], []]);
});

test('the site check reports an unknown route in a link with its place, the fault and the name that was meant', () => {
  expect(checkChangedShop(createTestHomePageWithLink({ route: 'thing', params: { thing: 'x' } }))).toEqual([
    {
      source: 'corner/page/home',
      pointer: '/blocks/0/props/actions/0/link/route',
      code: 'unknown-route',
      message: "There is no route 'thing'.",
      suggestion: "Did you mean 'things'?",
      line: null,
      column: null,
    },
  ]);
});

describe('the site check of blocks', () => {
  test('reports unknown capabilities in gates of blocks, pages, routes and navigation items, and in capabilities documents', () => {
    const changes = {
      ...createTestHomePageWithBlocks({ id: 'own', type: 'hero', gate: { all: ['results', { not: 'blogs' }] } }),
      'corner/page/story': { version: 1, gate: 'nothing' },
      ...createTestRouteOverridesDocument({ home: { gate: 'nobody' } }),
      'corner/navigation/primary': { version: 1, items: [{ id: 'home', gate: 'nope' }] },
      'corner/capabilities/default': { version: 1, capabilities: { bolg: true } },
    };
    expect(listProblemsOfChangedShop(changes).sort()).toEqual([
      'unknown-capability corner/capabilities/default/capabilities/bolg',
      'unknown-capability corner/navigation/primary/items/0/gate',
      'unknown-capability corner/page/home/blocks/0/gate/all/1/not',
      'unknown-capability corner/page/story/gate',
      'unknown-capability corner/routes/routes/home/gate',
    ]);
  });

  test('reports an unknown block type, and a block without a type', () => {
    const slots = { main: [{ id: 'inner' }] };
    expect(
      listProblemsOfChangedShop(
        createTestHomePageWithBlocks(
          { id: 'own' },
          { id: 'other', type: 'section', slots },
          { id: 'last', type: 'heroo' },
        ),
      ),
    ).toEqual([
      'unknown-block corner/page/home/blocks/2/type',
      'missing-property corner/page/home/blocks/0',
      'missing-property corner/page/home/blocks/1/slots/main/0',
    ]);
  });

  test('checks a block override after it is merged with the inherited block, and reports a missing text at the override', () => {
    expect(
      listProblemsOfChangedShop(
        createTestHomePageWithBlocks({ id: 'hero', props: { heading: { content: 'home.nothing' } } }),
      ),
    ).toEqual(['missing-content corner/page/home/blocks/0/props/heading/content']);
    expect(
      listProblemsOfChangedShop({ 'corner/content/home.en-au': { version: 1, locale: 'en-AU', entries: {} } }),
    ).toEqual([]);
  });

  test('reports missing routes that the code of a block links to', () => {
    const { results: _, ...others } = SMALL_TEST_SHOP_DOCUMENTS['base/routes'].routes;
    const changes = {
      ...createTestHomePageWithBlocks({ id: 'own', type: 'section' }),
      'base/routes': { version: 1, routes: others },
      'base/page/results': { version: 1, disabled: true },
    };
    expect(listProblemsOfChangedShop(changes)).toEqual(['unknown-route corner/page/home/blocks/0/type']);
  });

  test('reports missing pictures, navigations and texts', () => {
    const image = { asset: 'none.svg', alt: { content: 'none.alt' } };
    expect(
      listProblemsOfChangedShop(
        createTestHomePageWithHero({ heading: { content: 'none.heading' }, image, menu: 'primry' }),
      ),
    ).toEqual([
      'missing-content corner/page/home/blocks/0/props/heading/content',
      'unknown-asset corner/page/home/blocks/0/props/image/asset',
      'missing-content corner/page/home/blocks/0/props/image/alt/content',
      'unknown-navigation corner/page/home/blocks/0/props/menu',
    ]);
    expect(
      listProblemsOfChangedShop(
        createTestHomePageWithHero({ heading: 'x', image: { asset: 'own.svg', alt: '' }, menu: 'primary' }),
      ),
    ).toEqual([]);
  });

  test('reports texts missing in the default locales of the site and those that it extends, and no others', () => {
    const entries = { 'home.heading': { type: 'plain', value: 'Croeso' } };
    const welsh = { 'base/content/home.en-au': { version: 1, locale: 'cy', entries } };
    expect(checkChangedShop({ ...createTestSiteDocument({ locales: ['en-GB', 'cy'] }), ...welsh })).toMatchObject([
      { source: 'base/page/home', message: "Content 'home.heading' is missing in en-GB on site 'corner'." },
    ]);
    expect(listProblemsOfChangedShop(createTestSiteDocument({ locales: ['en-GB', 'cy'] }))).toEqual([]);
  });

  test('reports a picture entry used as a text', () => {
    const entries = { 'home.heading': { type: 'image', value: { asset: 'logo.svg', alt: '' } } };
    expect(checkChangedShop({ 'corner/content/home.en-au': { version: 1, locale: 'en-AU', entries } })).toMatchObject([
      {
        code: 'missing-content',
        message: "Content 'home.heading' is of type image in en-AU, but words are needed here.",
      },
    ]);
  });
});

test('the site check reports a property disabled or before that refers to no block or navigation item', () => {
  const changes = {
    ...createTestHomePageWithBlocks(
      { id: 'heroo', disabled: true },
      { id: 'own', type: 'section', before: 'hero', slots: { main: [{ id: 'x', type: 'hero', before: 'nobody' }] } },
      { id: 'last', type: 'section', before: 'own' },
    ),
    'corner/navigation/primary': { version: 1, items: [{ id: 'hme', disabled: true }] },
    'corner/layout/default': { version: 1, blocks: [{ id: 'head', type: 'section', before: 'pages' }] },
  };
  expect(listProblemsOfChangedShop(changes).sort()).toEqual([
    'not-allowed corner/layout/default/blocks/0/before',
    'not-allowed corner/navigation/primary/items/0/id',
    'not-allowed corner/page/home/blocks/0/id',
    'not-allowed corner/page/home/blocks/1/slots/main/0/before',
  ]);
});

describe('the site check of site documents', () => {
  test('reports each required setting that neither the site nor the sites it extends have', () => {
    const { commerce, hosts, ...rest } = SMALL_TEST_SHOP_DOCUMENTS['corner/site'];
    expect(listProblemsOfChangedShop({ 'corner/site': rest })).toEqual(Array(3).fill('incomplete corner/site'));
    expect(checkChangedShop({ 'corner/site': { ...rest, hosts } }).map(({ message }) => message)).toEqual([
      'The site lacks "commerce.account", and so do the sites it extends.',
      'The site lacks "commerce.pricingId", and so do the sites it extends.',
    ]);
  });

  test('reports a host that two sites claim', () => {
    const thief = {
      ...SMALL_TEST_SHOP_DOCUMENTS['corner/site'],
      name: 'Thief',
      hosts: ['thief.localhost', 'corner.localhost'],
    };
    expect(checkChangedShop({ 'thief/site': thief }, 'thief')).toMatchObject([
      {
        code: 'host-collision',
        pointer: '/hosts/1',
        message: "Host 'corner.localhost' is claimed by site 'corner' as well.",
      },
    ]);
  });

  test('reports missing parents and circular inheritance', () => {
    expect(listProblemsOfChangedShop(createTestSiteDocument({ extends: 'bass' }))).toEqual([
      'extends-missing corner/site/extends',
    ]);
    const circle = { 'base/site': { ...SMALL_TEST_SHOP_DOCUMENTS['base/site'], extends: 'corner' } };
    expect([...listProblemsOfChangedShop(circle), ...listProblemsOfChangedShop(circle, 'base')]).toEqual(
      Array(2).fill('extends-cycle base/site/extends'),
    );
  });

  test('reports a missing theme or missing routes', () => {
    const { 'base/theme': theme, 'base/routes': table, ...rest } = SMALL_TEST_SHOP_DOCUMENTS;
    const documents = createTestPublishedDocuments({ documents: rest, assets: { 'base/logo.svg': {} } });
    const errors = checkSite(documents, 'corner', {
      blocks: SMALL_TEST_SHOP_BLOCK_SCHEMAS,
      library: {},
      hasFont: () => true,
      resolvers: [],
    });
    expect(errors.filter(({ code }) => code === 'incomplete').map(({ message }) => message)).toEqual([
      "Site 'corner' has no theme.",
      "Site 'corner' has no routes.",
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import commonSchema from '#schemas/config/common.schema.json' with { type: 'json' };
import { memoryDocuments } from '../cms/testing/memory-documents.ts';
import type { BlockSchema, BlockSchemas } from '../validation/block-schemas.ts';
import { checkSite } from './check-site.ts';
import { SMALL_SHOP } from './testing/small-shop.ts';

const text = { type: 'string', 'x-text': 'plain' };
const common = (name: string) => ({ $ref: `../../schemas/config/common.schema.json#/$defs/${name}` });

function block(type: string, properties: object, more: Partial<BlockSchema> = {}): BlockSchema {
  const schema = { type: 'object', properties };
  return {
    type,
    title: type,
    category: 'section',
    interactive: false,
    overlay: null,
    flows: [],
    data: null,
    slots: [],
    routes: [],
    validate: () => true,
    schema,
    ...more,
  };
}

const blocks: BlockSchemas = {
  hero: block('hero', {
    heading: text,
    image: common('image'),
    menu: { type: 'string', 'x-navigation': true },
    actions: { type: 'array', items: { type: 'object', properties: { label: text, link: common('link') } } },
  }),
  'rich-text': block('rich-text', { body: { type: 'string', 'x-text': 'markdown' } }),
  section: block('section', {}, { slots: ['main'], routes: ['results'] }),
};

function check(changes: Readonly<Record<string, unknown>>, site = 'corner') {
  const documents = memoryDocuments({
    documents: { ...SMALL_SHOP, ...changes },
    assets: { 'base/logo.svg': {}, 'corner/own.svg': {} },
  });
  const library = { 'common.schema.json': commonSchema };
  return checkSite(documents, site, {
    blocks,
    library,
    hasFont: (file) => file.includes('/sora/'),
    resolvers: ['cause'],
  });
}

/** What is wrong, without the words. */
function problems(changes: Readonly<Record<string, unknown>>, site?: string) {
  return check(changes, site).map(({ code, source, pointer }) => `${code} ${source}${pointer}`);
}

const home = (...nodes: readonly object[]) => ({ 'corner/page/home': { version: 1, blocks: nodes } });
const hero = (props: object, more = {}) => home({ id: 'own', type: 'hero', props, ...more });
const link = (target: object, more = {}) => hero({ heading: 'x', actions: [{ label: 'x', link: target }] }, more);
const AT_LINK = 'corner/page/home/blocks/0/props/actions/0/link';
const routes = (overrides: object) => ({ 'corner/routes': { version: 1, routes: overrides } });
const site = (more: object) => ({ 'corner/site': { ...SMALL_SHOP['corner/site'], ...more } });

test('nothing is wrong with a shop in which all is right', () => {
  expect([check({}), check({}, 'base')]).toEqual([[], []]);
});

test('an error tells where, what and how to mend it', () => {
  expect(check(link({ route: 'thing', params: { thing: 'x' } }))).toEqual([
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

describe('links', () => {
  test.each([
    [{ route: 'things', params: { thing: 'x' } }],
    [{ route: 'things', params: { thing: 'x', part: 'y' } }],
    [{ route: 'results' }],
    [{ route: 'account' }],
    [{ page: 'story' }],
    [{ page: 'home' }],
    [{ href: 'https://example.com' }],
  ])('%j leads somewhere', (target) => expect(problems(link(target))).toEqual([]));

  test.each([
    [{ route: 'nowhere' }, `unknown-route ${AT_LINK}/route`],
    [{ route: 'content-page' }, `unknown-route ${AT_LINK}/route`],
    [{ route: 'things' }, `missing-param ${AT_LINK}/route`],
    [{ route: 'things', params: { thing: 'x', other: 'y' } }, `not-allowed ${AT_LINK}/params`],
    [{ route: 'blog' }, `unreachable-route ${AT_LINK}/route`],
    [{ page: 'nowhere' }, `unknown-page ${AT_LINK}/page`],
    [{ page: 'things' }, `missing-param ${AT_LINK}/page`],
  ])('%j does not', (target, problem) => expect(problems(link(target))).toEqual([problem]));

  test('to a route without a page lead nowhere', () => {
    const changes = { ...link({ route: 'results' }), 'corner/page/results': { version: 1, disabled: true } };
    expect(problems(changes)).toEqual([`unreachable-route ${AT_LINK}/route`]);
  });

  test('to a route that one segment may open lead somewhere', () => {
    const vip = { 'corner/capabilities/vip': { version: 1, capabilities: { blog: true } } };
    const page = { 'corner/page/blog': { version: 1, route: 'blog' } };
    expect(problems({ ...link({ route: 'blog' }), ...vip, ...page })).toEqual([]);
  });

  test('behind the same gate as their route are seen by nobody who could not follow them', () => {
    expect(problems(link({ route: 'blog' }, { gate: 'blog' }))).toEqual([]);
    expect(problems(link({ route: 'blog' }, { gate: { not: 'blog' } }))).toEqual([
      `unreachable-route ${AT_LINK}/route`,
    ]);
  });

  test('in Markdown are followed too, in a block and in a content entry', () => {
    const body = 'See [us](route:nowhere), [them](page:nobody) and [things](route:things?thing=x).';
    const entries = { 'home.more': { type: 'markdown', value: body } };
    const changes = {
      ...home({ id: 'own', type: 'rich-text', props: { body } }),
      'corner/content/more.en-au': { version: 1, locale: 'en-AU', entries },
    };
    expect(problems(changes)).toEqual([
      'unknown-route corner/page/home/blocks/0/props/body',
      'unknown-page corner/page/home/blocks/0/props/body',
      'unknown-route corner/content/more.en-au/entries/home.more/value',
      'unknown-page corner/content/more.en-au/entries/home.more/value',
    ]);
  });

  test('in navigation', () => {
    const items = [
      { id: 'more', label: 'More', children: [{ id: 'x', label: { content: 'x.y' }, link: { route: 'nowhere' } }] },
    ];
    expect(problems({ 'corner/navigation/primary': { version: 1, items } })).toEqual([
      'missing-content corner/navigation/primary/items/0/children/0/label/content',
      'unknown-route corner/navigation/primary/items/0/children/0/link/route',
    ]);
  });
});

describe('blocks', () => {
  test('gates name known capabilities, wherever they stand', () => {
    const changes = {
      ...home({ id: 'own', type: 'hero', gate: { all: ['results', { not: 'blogs' }] } }),
      'corner/page/story': { version: 1, gate: 'nothing' },
      ...routes({ home: { gate: 'nobody' } }),
      'corner/navigation/primary': { version: 1, items: [{ id: 'home', gate: 'nope' }] },
      'corner/capabilities/default': { version: 1, capabilities: { bolg: true } },
    };
    expect(problems(changes).sort()).toEqual([
      'unknown-capability corner/capabilities/default/capabilities/bolg',
      'unknown-capability corner/navigation/primary/items/0/gate',
      'unknown-capability corner/page/home/blocks/0/gate/all/1/not',
      'unknown-capability corner/page/story/gate',
      'unknown-capability corner/routes/routes/home/gate',
    ]);
  });

  test('each has a type that exists', () => {
    const slots = { main: [{ id: 'inner' }] };
    expect(
      problems(home({ id: 'own' }, { id: 'other', type: 'section', slots }, { id: 'last', type: 'heroo' })),
    ).toEqual([
      'unknown-block corner/page/home/blocks/2/type',
      'missing-property corner/page/home/blocks/0',
      'missing-property corner/page/home/blocks/1/slots/main/0',
    ]);
  });

  test('an override that is merged is judged by the document that it changes', () => {
    expect(problems(home({ id: 'hero', props: { heading: { content: 'home.nothing' } } }))).toEqual([
      'missing-content corner/page/home/blocks/0/props/heading/content',
    ]);
    expect(problems({ 'corner/content/home.en-au': { version: 1, locale: 'en-AU', entries: {} } })).toEqual([]);
  });

  test('routes that their code links to are there', () => {
    const { results: _, ...others } = SMALL_SHOP['base/routes'].routes;
    const changes = {
      ...home({ id: 'own', type: 'section' }),
      'base/routes': { version: 1, routes: others },
      'base/page/results': { version: 1, disabled: true },
    };
    expect(problems(changes)).toEqual(['unknown-route corner/page/home/blocks/0/type']);
  });

  test('pictures, navigations and words are there', () => {
    const image = { asset: 'none.svg', alt: { content: 'none.alt' } };
    expect(problems(hero({ heading: { content: 'none.heading' }, image, menu: 'primry' }))).toEqual([
      'missing-content corner/page/home/blocks/0/props/heading/content',
      'unknown-asset corner/page/home/blocks/0/props/image/asset',
      'missing-content corner/page/home/blocks/0/props/image/alt/content',
      'unknown-navigation corner/page/home/blocks/0/props/menu',
    ]);
    expect(problems(hero({ heading: 'x', image: { asset: 'own.svg', alt: '' }, menu: 'primary' }))).toEqual([]);
  });

  test('words are there in each locale of the site', () => {
    expect(check(site({ locales: ['en-GB', 'en-AU'] }))).toMatchObject([
      { source: 'base/page/home', message: "Content 'home.heading' is missing in en-GB on site 'corner'." },
    ]);
  });

  test('a picture is no words', () => {
    const entries = { 'home.heading': { type: 'image', value: { asset: 'logo.svg', alt: '' } } };
    expect(check({ 'corner/content/home.en-au': { version: 1, locale: 'en-AU', entries } })).toMatchObject([
      {
        code: 'missing-content',
        message: "Content 'home.heading' is of type image in en-AU, but words are needed here.",
      },
    ]);
  });
});

test('what a site says of inherited blocks and items hits one', () => {
  const changes = {
    ...home(
      { id: 'heroo', disabled: true },
      { id: 'own', type: 'section', before: 'hero', slots: { main: [{ id: 'x', type: 'hero', before: 'nobody' }] } },
      { id: 'last', type: 'section', before: 'own' },
    ),
    'corner/navigation/primary': { version: 1, items: [{ id: 'hme', disabled: true }] },
    'corner/layout/default': { version: 1, blocks: [{ id: 'head', type: 'section', before: 'pages' }] },
  };
  expect(problems(changes).sort()).toEqual([
    'not-allowed corner/layout/default/blocks/0/before',
    'not-allowed corner/navigation/primary/items/0/id',
    'not-allowed corner/page/home/blocks/0/id',
    'not-allowed corner/page/home/blocks/1/slots/main/0/before',
  ]);
});

describe('pages', () => {
  test.each([
    [{ route: 'nowhere' }, 'unknown-route corner/page/new/route'],
    [{}, 'missing-property corner/page/new'],
    [{ route: 'home', path: '/x' }, 'not-allowed corner/page/new/route'],
    [{ route: 'things', for: { thingy: 'round' } }, 'missing-param corner/page/new/for/thingy'],
    [{ route: 'home' }, 'route-collision corner/page/new/route'],
    [{ path: '/Results/' }, 'route-collision corner/page/new/path'],
    [{ path: '/OUR-story' }, 'route-collision corner/page/new/path'],
    [{ path: '/x', layout: 'defalt' }, 'unknown-layout corner/page/new/layout'],
    [{ path: '/x', head: { title: { content: 'x' } } }, 'missing-content corner/page/new/head/title/content'],
    [{ path: '/x', head: { image: { asset: 'x.svg', alt: '' } } }, 'unknown-asset corner/page/new/head/image/asset'],
  ])('%j', (page, problem) => expect(problems({ 'corner/page/new': { version: 1, ...page } })).toEqual([problem]));

  test('may stand where only parameters would match, and by the type of a thing', () => {
    const changes = {
      'corner/page/round': { version: 1, route: 'things', for: { thing: 'round' } },
      'corner/page/deep': { version: 1, path: '/things/deep' },
    };
    expect(problems(changes)).toEqual([]);
  });
});

describe('layouts', () => {
  test.each([
    [[], 'outlet corner/layout/extra/blocks'],
    [
      [
        { id: 'a', type: 'outlet' },
        { id: 'b', type: 'outlet' },
      ],
      'outlet corner/layout/extra/blocks',
    ],
  ])('%j has not one outlet', (nodes, problem) => {
    expect(problems({ 'corner/layout/extra': { version: 1, blocks: nodes } })).toEqual([problem]);
  });

  test('may hold the outlet in a slot', () => {
    const nodes = [{ id: 'a', type: 'section', slots: { main: [{ id: 'b', type: 'outlet' }] } }];
    expect(problems({ 'corner/layout/extra': { version: 1, blocks: nodes } })).toEqual([]);
  });
});

describe('routes', () => {
  test.each([
    [{ things: { path: '/goods/:thing' } }, []],
    [{ home: { access: 'protected' } }, []],
    [{ account: { access: 'open' } }, ['loosened-access corner/routes/routes/account/access']],
    [{ results: { gate: null } }, ['loosened-access corner/routes/routes/results/gate']],
    [{ thing: { path: '/x' } }, ['unknown-route corner/routes/routes/thing']],
    [{ home: { layout: 'wide' } }, ['unknown-layout corner/routes/routes/home/layout']],
    [{ results: { path: '/LOGIN' } }, ['route-collision corner/routes/routes/results/path']],
    [{ login: { path: '/results' } }, ['route-collision corner/routes/routes/login/path']],
    [{ things: { path: '/:a/:a' } }, ['wrong-format corner/routes/routes/things/path']],
  ])('%j', (overrides, expected) => expect(problems(routes(overrides))).toEqual(expected));

  test('whoever knows what a parameter names is there, else nothing would ever be found', () => {
    const things = (params: object) => check(routes({ things: { path: '/goods/:thing/:part?', params } }));
    const source = 'corner/routes';
    const place = { source, code: 'unknown-resolver', line: null, column: null };
    expect(things({ thing: 'casue', part: 'page-number' })).toEqual([
      {
        ...place,
        pointer: '/routes/things/params/thing',
        message: "There is no resolver 'casue' that could tell what the parameter 'thing' of route 'things' names.",
        suggestion: "Did you mean 'cause'?",
      },
    ]);
    expect(things({ part: 'constructor' })).toEqual([
      {
        ...place,
        pointer: '/routes/things/params/part',
        message:
          "There is no resolver 'constructor' that could tell what the parameter 'part' of route 'things' names.",
        suggestion: "The resolvers are 'page-number', 'cause'.",
      },
    ]);
  });

  test('a colliding pair is named', () => {
    expect(check(routes({ login: { path: '/results' } }))).toMatchObject([
      { message: 'Routes "login" and "results" match the same addresses: "/results".' },
    ]);
  });
});

describe('sites', () => {
  test('lack nothing', () => {
    const { commerce, hosts, ...rest } = SMALL_SHOP['corner/site'];
    expect(problems({ 'corner/site': rest })).toEqual(Array(3).fill('incomplete corner/site'));
    expect(check({ 'corner/site': { ...rest, hosts } }).map(({ message }) => message)).toEqual([
      'The site lacks "commerce.account", and so do the sites it extends.',
      'The site lacks "commerce.pricingId", and so do the sites it extends.',
    ]);
  });

  test('share no host', () => {
    const thief = { ...SMALL_SHOP['corner/site'], name: 'Thief', hosts: ['thief.localhost', 'corner.localhost'] };
    expect(check({ 'thief/site': thief }, 'thief')).toMatchObject([
      {
        code: 'host-collision',
        pointer: '/hosts/1',
        message: "Host 'corner.localhost' is claimed by site 'corner' as well.",
      },
    ]);
  });

  test('extend sites that are there, and not one another', () => {
    expect(problems(site({ extends: 'bass' }))).toEqual(['extends-missing corner/site/extends']);
    const circle = { 'base/site': { ...SMALL_SHOP['base/site'], extends: 'corner' } };
    expect([...problems(circle), ...problems(circle, 'base')]).toEqual(
      Array(2).fill('extends-cycle base/site/extends'),
    );
  });

  test('need a theme and routes', () => {
    const { 'base/theme': theme, 'base/routes': table, ...rest } = SMALL_SHOP;
    const documents = memoryDocuments({ documents: rest, assets: { 'base/logo.svg': {} } });
    const errors = checkSite(documents, 'corner', { blocks, library: {}, hasFont: () => true, resolvers: [] });
    expect(errors.filter(({ code }) => code === 'incomplete').map(({ message }) => message)).toEqual([
      "Site 'corner' has no theme.",
      "Site 'corner' has no routes.",
    ]);
  });
});

describe('themes', () => {
  const theme = (more: object) => ({ 'corner/theme': { version: 1, ...more } });

  test('are complete', () => {
    const { logo, ...rest } = SMALL_SHOP['base/theme'];
    const { link: _, ...colours } = rest.colours;
    expect(check({ 'base/theme': { ...rest, colours } })).toMatchObject([
      {
        source: 'base/theme',
        pointer: '/colours',
        code: 'incomplete',
        message: "The theme of site 'corner' lacks 'link'.",
      },
      { source: 'base/theme', pointer: '', code: 'incomplete', message: "The theme of site 'corner' lacks 'logo'." },
    ]);
  });

  test('name fonts and pictures that are there', () => {
    const heading = { family: 'X', file: '@fontsource/none/files/none.woff2', fallback: 'serif' };
    expect(problems(theme({ typography: { heading }, favicon: 'x.svg', motif: { asset: 'y.svg' } }))).toEqual([
      'unknown-asset corner/theme/favicon',
      'unknown-asset corner/theme/motif/asset',
      'unknown-font corner/theme/typography/heading/file',
    ]);
  });

  test('an unreadable pair stands with whoever chose last', () => {
    expect(check(theme({ colours: { primary: '#cccccc' } }))).toEqual([
      {
        source: 'corner/theme',
        pointer: '/colours/primary',
        code: 'contrast',
        message: "'onPrimary' (#ffffff) on 'primary' (#cccccc) has a contrast of 1.60:1, and needs 4.5:1.",
        suggestion: expect.stringMatching(/^'onPrimary' would do as #[0-9a-f]{6}\.$/),
        line: null,
        column: null,
      },
    ]);
  });

  test('a colour that is unreadable on several grounds is told once, on the worst of them', () => {
    expect(check(theme({ colours: { danger: '#ff0000' } }))).toMatchObject([
      {
        pointer: '/colours/danger',
        message: "'danger' (#ff0000) on 'surface' (#f6f6f6) has a contrast of 3.69:1, and needs 4.5:1.",
      },
    ]);
  });

  test('a ground that a brand changed under inherited words is its own mistake', () => {
    expect(problems(theme({ colours: { header: '#ffffff' } }))).toEqual(['contrast corner/theme/colours/header']);
  });
});

import { describe, expect, test } from 'vitest';
import {
  checkChangedShop,
  createTestRouteOverridesDocument,
  listProblemsOfChangedShop,
} from './testing/checked-shop.ts';
import { TEST_PAGE_CONTENT_BLOCKS } from './testing/small-shop.ts';

describe('the site check of pages', () => {
  test.each([
    [{ route: 'nowhere' }, 'unknown-route corner/page/new/route'],
    [{}, 'missing-property corner/page/new'],
    [{ route: 'home', path: '/x' }, 'not-allowed corner/page/new/route'],
    [{ route: 'things', for: { thingy: 'round' } }, 'missing-param corner/page/new/for/thingy'],
    [{ route: 'home' }, 'route-collision corner/page/new/route'],
    [{ path: '/Results/' }, 'route-collision corner/page/new/path'],
    [{ path: '/OUR-story' }, 'route-collision corner/page/new/path'],
    [{ path: '/_status' }, 'route-collision corner/page/new/path'],
    [{ path: '/Healthz' }, 'route-collision corner/page/new/path'],
    [{ path: '/x', layout: 'defalt' }, 'unknown-layout corner/page/new/layout'],
    [{ path: '/x', head: { title: { content: 'x' } } }, 'missing-content corner/page/new/head/title/content'],
    [{ path: '/x', head: { image: { asset: 'x.svg', alt: '' } } }, 'unknown-asset corner/page/new/head/image/asset'],
  ])('reports the single fault of a page with the settings %j', (page, problem) =>
    expect(
      listProblemsOfChangedShop({ 'corner/page/new': { version: 1, blocks: TEST_PAGE_CONTENT_BLOCKS, ...page } }),
    ).toEqual([problem]),
  );

  test.each([
    ['without blocks', []],
    ['with side blocks alone', [{ id: 'a', type: 'section', slots: { main: [] } }]],
  ])('reports a route page without main content: %s', (_, blocks) => {
    const found = checkChangedShop({ 'base/page/results': { version: 1, route: 'results', blocks } });
    expect(found.map(({ code, pointer, message, suggestion }) => ({ code, pointer, message, suggestion }))).toEqual([
      {
        code: 'no-main-content',
        pointer: '/blocks',
        message: "Page 'results' of site 'corner' belongs to route 'results' and has no main content.",
        suggestion:
          "Add the block that the page is for, of a type whose schema says main: true in its x-block, such as 'rich-text' or 'offer-grid'.",
      },
    ]);
  });

  test.each([
    ['in a slot', [{ id: 'a', type: 'section', slots: { main: TEST_PAGE_CONTENT_BLOCKS } }]],
    ['that is so where it stands alone', [{ id: 'a', type: 'hero', props: { heading: 'x' } }]],
  ])('accepts a route page whose main content is %s', (_, blocks) => {
    expect(listProblemsOfChangedShop({ 'base/page/results': { version: 1, route: 'results', blocks } })).toEqual([]);
  });

  test('accepts a template without an address, and checks the rest of it', () => {
    const template = { version: 1, blocks: TEST_PAGE_CONTENT_BLOCKS };
    expect(
      listProblemsOfChangedShop({
        'corner/page/template-plain': template,
        'corner/page/template-other': { ...template, layout: 'defalt' },
      }),
    ).toEqual(['unknown-layout corner/page/template-other/layout']);
  });

  test('accepts a page at a path that only a route with a parameter matches, and a page for one type of that parameter', () => {
    const changes = {
      'corner/page/round': { version: 1, route: 'things', for: { thing: 'round' }, blocks: TEST_PAGE_CONTENT_BLOCKS },
      'corner/page/deep': { version: 1, path: '/things/deep' },
    };
    expect(listProblemsOfChangedShop(changes)).toEqual([]);
  });
});

describe('the site check of layouts', () => {
  test.each([
    [[], 'outlet corner/layout/extra/blocks'],
    [
      [
        { id: 'a', type: 'outlet' },
        { id: 'b', type: 'outlet' },
      ],
      'outlet corner/layout/extra/blocks',
    ],
  ])('reports a layout with no outlet or with two: %j', (nodes, problem) => {
    expect(listProblemsOfChangedShop({ 'corner/layout/extra': { version: 1, blocks: nodes } })).toEqual([problem]);
  });

  test('reports an error layout that does not exist', () => {
    const blocks = [{ id: 'a', type: 'outlet' }];
    const layout = (failures: string) => ({ 'corner/layout/extra': { version: 1, failures, blocks } });
    expect(listProblemsOfChangedShop(layout('default'))).toEqual([]);
    expect(listProblemsOfChangedShop(layout('plane'))).toEqual(['unknown-layout corner/layout/extra/failures']);
  });

  test('accepts a layout without blocks that extends another one; reports a missing one, itself, or blocks of its own', () => {
    const like = (name: string) => ({ 'corner/layout/extra': { version: 1, like: name } });
    expect(listProblemsOfChangedShop(like('default'))).toEqual([]);
    expect(listProblemsOfChangedShop(like('defalt'))).toEqual(['unknown-layout corner/layout/extra/like']);
    expect(listProblemsOfChangedShop(like('extra'))).toEqual(['not-allowed corner/layout/extra/like']);
    const both = { 'corner/layout/extra': { version: 1, like: 'default', blocks: [{ id: 'a', type: 'outlet' }] } };
    expect(listProblemsOfChangedShop(both)).toEqual(['not-allowed corner/layout/extra/blocks']);
  });

  test('accepts an outlet inside a slot', () => {
    const nodes = [{ id: 'a', type: 'section', slots: { main: [{ id: 'b', type: 'outlet' }] } }];
    expect(listProblemsOfChangedShop({ 'corner/layout/extra': { version: 1, blocks: nodes } })).toEqual([]);
  });
});

describe('the site check of routes', () => {
  test.each([
    [{ things: { path: '/goods/:thing' } }, []],
    [{ home: { access: 'protected' } }, []],
    [{ account: { access: 'open' } }, ['loosened-access corner/routes/routes/account/access']],
    [{ results: { gate: null } }, ['loosened-access corner/routes/routes/results/gate']],
    [{ results: { gate: 'blog' } }, ['loosened-access corner/routes/routes/results/gate']],
    [{ results: { gate: { any: ['results', 'blog'] } } }, ['loosened-access corner/routes/routes/results/gate']],
    [{ results: { gate: { not: 'results' } } }, ['loosened-access corner/routes/routes/results/gate']],
    [{ results: { gate: { all: ['results', 'blog'] } } }, []],
    [{ results: { gate: { all: ['results'] } } }, []],
    [{ things: { gate: 'results' } }, []],
    [{ results: { path: '/_api/:x' } }, ['route-collision corner/routes/routes/results/path']],
    [{ results: { path: '/robots.txt' } }, ['route-collision corner/routes/routes/results/path']],
    [{ results: { path: '/robots' } }, []],
    [{ thing: { path: '/x' } }, ['unknown-route corner/routes/routes/thing']],
    [{ home: { layout: 'wide' } }, ['unknown-layout corner/routes/routes/home/layout']],
    [{ results: { path: '/LOGIN' } }, ['route-collision corner/routes/routes/results/path']],
    [{ login: { path: '/results' } }, ['route-collision corner/routes/routes/login/path']],
    [{ things: { path: '/:a/:a' } }, ['wrong-format corner/routes/routes/things/path']],
  ])('reports the fault of the route overrides %j, and nothing where they are allowed', (overrides, expected) =>
    expect(listProblemsOfChangedShop(createTestRouteOverridesDocument(overrides))).toEqual(expected),
  );

  test('reports a path parameter whose resolver does not exist', () => {
    const things = (params: object) =>
      checkChangedShop(createTestRouteOverridesDocument({ things: { path: '/goods/:thing/:part?', params } }));
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

  test('reports a route override that loosens a gate, with the capability that now opens it and a gate that requires both', () => {
    expect(checkChangedShop(createTestRouteOverridesDocument({ results: { gate: 'blog' } }))).toMatchObject([
      {
        message:
          "The gate of route 'results' holds with only 'blog', and that of site 'base' does not; a site that extends it may tighten a gate and never loosen it.",
        suggestion: 'Ask for both: {"all":["results","blog"]}. To open the page, switch its capability on.',
      },
    ]);
  });

  test('names both routes when an override gives them the same path', () => {
    expect(checkChangedShop(createTestRouteOverridesDocument({ login: { path: '/results' } }))).toMatchObject([
      { message: 'Routes "login" and "results" match the same addresses: "/results".' },
    ]);
  });
});

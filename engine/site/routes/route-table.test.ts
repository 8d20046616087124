import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { parseRequestPath } from './request-path.ts';
import type { SiteRoute } from './route.ts';
import { compileRouteTable, type RouteTable } from './route-table.ts';

function route(id: string, path: string | null): SiteRoute {
  return {
    id,
    path,
    access: 'open',
    layout: 'default',
    gate: null,
    sitemap: null,
    sitemapGate: null,
    screen: 'built',
    params: {},
    query: [],
  };
}

function tableOf(
  paths: Readonly<Record<string, string | null>>,
  former: Readonly<Record<string, string[]>> = {},
): RouteTable {
  return compileRouteTable(
    Object.entries(paths).map(([id, path]) => ({ route: route(id, path), formerPaths: former[id] ?? [] })),
  );
}

function matched(table: RouteTable, pathname: string) {
  const path = parseRequestPath(pathname);
  const match = path && table.match(path);
  return match ? [match.route.id, match.params] : null;
}

const WORDS = ['a', 'b', 'Cart', 'x.y', '~z'];
const param = fc.constantFrom(':p', ':q', ':r', ':p?', ':q?', ':r?');
const pattern = fc
  .tuple(fc.array(fc.oneof(fc.constantFrom(...WORDS), param), { maxLength: 4 }), fc.boolean())
  .map(([segments, rest]) => {
    const names = new Set<string>();
    const own = segments.filter((segment) => {
      const name = segment.replace('?', '');
      if (!name.startsWith(':')) return true;
      if (names.has(name)) return false;
      names.add(name);
      return true;
    });
    return rest && own.length < 2 ? `/${[...own, '*'].join('/')}` : `/${own.join('/')}`;
  });
const segment = fc.constantFrom(...WORDS, 'A', 'CART', 'X.Y', 'other', 'a%20b', '%C3%A9', 'a%2Fb', '%5f', '\u212a');
const pathname = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}`);

describe('the route table, compared with React Router', () => {
  test('matches the same route with the same parameters', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { minLength: 1, maxLength: 8 }),
        fc.array(pathname, { minLength: 1, maxLength: 6 }),
        (patterns, pathnames) => {
          const paths = Object.fromEntries(patterns.map((path, index) => [`r${index}`, path]));
          const table = tableOf(paths);
          const oracle = Object.entries(paths).map(([id, path]) => ({ id, path }));
          for (const requestPath of pathnames) {
            const [best] = matchRoutes(oracle, requestPath) ?? [];
            const expected = best ? [best.route.id, withoutEndSlash(best.params)] : null;
            expect(matched(table, requestPath), `${requestPath} in ${patterns.join(' ')}`).toEqual(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  /** React Router leaves a slash at the end of a rest. */
  function withoutEndSlash(params: Readonly<Record<string, string | undefined>>) {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, name === '*' ? value?.replace(/\/+$/, '') : value]),
    );
  }
});

describe('the route table', () => {
  const table = tableOf({
    home: '/',
    play: '/:offer/:game?',
    results: '/:offer/results',
    list: '/list/:page?',
    cart: '/Cart',
    partner: '/partner/:slug/*',
    none: '*',
    content: null,
  });

  test.each([
    ['/', ['home', {}]],
    ['/list', ['list', {}]],
    ['/list/2', ['list', { page: '2' }]],
    ['/anything', ['play', { offer: 'anything' }]],
    ['/anything/systems', ['play', { offer: 'anything', game: 'systems' }]],
    ['/anything/RESULTS', ['results', { offer: 'anything' }]],
    ['/cart/', ['cart', {}]],
    ['/partner/acme/a/b', ['partner', { slug: 'acme', '*': 'a/b' }]],
    ['/a/b/c', ['none', { '*': 'a/b/c' }]],
    ['/caf%C3%A9', ['play', { offer: 'café' }]],
    ['/__proto__', ['play', { offer: '__proto__' }]],
  ])('finds for the path %s the most specific route, with its decoded parameters', (pathname, expected) =>
    expect(matched(table, pathname)).toEqual(expected),
  );

  test('marks matches without parameters as exact', () => {
    const exact = (pathname: string) =>
      table.match(parseRequestPath(pathname) ?? { segments: [], trailingSlash: false })?.exact;
    expect(['/', '/list', '/list/2', '/x', '/a/b/c'].map(exact)).toEqual([true, true, false, false, false]);
  });

  test('has no match for an unknown path without a wildcard route', () => {
    expect(matched(tableOf({ home: '/' }), '/elsewhere')).toBeNull();
  });

  test('matches a former path of a route unless another route has it now', () => {
    const moved = tableOf({ a: '/new', b: '/old-b', play: '/:offer' }, { a: ['/old', '/old-b'] });
    const match = (pathname: string) => {
      const found = moved.match(parseRequestPath(pathname) ?? { segments: [], trailingSlash: false });
      return [found?.route.id, found?.moved];
    };
    expect(['/new', '/old', '/old-b', '/other'].map(match)).toEqual([
      ['a', false],
      ['a', true],
      ['b', false],
      ['play', false],
    ]);
  });
});

describe('building a path from a pattern', () => {
  const table = tableOf({ home: '/', play: '/:offer/:game?', two: '/two/:a?/:b?', rest: '/rest/*', content: null });

  test.each([
    ['home', {}, undefined, '/'],
    ['play', { offer: 'golden-bay' }, undefined, '/golden-bay'],
    ['play', { offer: 'golden-bay', game: 'systems' }, { firstDrawNo: '7' }, '/golden-bay/systems?firstDrawNo=7'],
    ['play', { offer: 'a/b ?#%' }, {}, '/a%2Fb%20%3F%23%25'],
    ['two', {}, undefined, '/two'],
    ['rest', { '*': 'a b/c' }, undefined, '/rest/a%20b/c'],
    ['rest', {}, undefined, '/rest'],
  ])('of the route %s with the parameters %j and the query %j encodes both in the path', (id, params, query, path) => {
    expect(query ? table.href(id, params, query) : table.href(id, params)).toBe(path);
  });

  test.each([
    ['unknown', {}],
    ['content', {}],
    ['play', {}],
    ['play', { offer: '' }],
    ['play', { offer: '..' }],
    ['two', { b: 'x' }],
    ['rest', { '*': '../x' }],
    ['__proto__', {}],
  ])('of the route %s with the parameters %j throws', (id, params) => {
    expect(() => table.href(id, params)).toThrow(RangeError);
  });

  test('gives a path that matches the same route', () => {
    const value = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) && !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(value, value, (offer, game) => {
        expect(matched(table, table.href('play', { offer, game }))).toEqual(
          offer.toLowerCase() === 'two'
            ? ['two', { a: game }]
            : offer === 'rest'
              ? ['rest', { '*': game }]
              : ['play', { offer, game }],
        );
      }),
    );
  });

  test('the route table lists the parameters of a route', () => {
    expect(table.params('play')).toEqual([
      { name: 'offer', optional: false },
      { name: 'game', optional: true },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { TwoBrandTestPagesOptions } from '../testing/small-shop.tsx';
import { openTestShopWithFetchHelpers } from '../testing/visited-shop.ts';
import { CONSENT_HEADER, VARIANT_HEADER } from './edge-caching.ts';
import { createEdgePages } from './edge-pages.ts';

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=3600';

function openShop(options: TwoBrandTestPagesOptions = { edge: true }) {
  const shop = openTestShopWithFetchHelpers(options);
  /** The headers of a page for a variant. */
  const fetchHeaders = async (target: string, variant?: string, headers: Readonly<Record<string, string>> = {}) => {
    const sent = { ...headers, ...(variant !== undefined && { [VARIANT_HEADER]: variant }) };
    return (await shop.get(target, { headers: sent })).response.headers;
  };
  return { ...shop, fetchHeaders };
}

describe('a page behind an edge', () => {
  test('is public for the variant that it was rendered for, and varies by that', async () => {
    const { fetchHeaders } = openShop();
    const headers = await fetchHeaders('/list', 'en-AU///');
    expect(['cache-control', 'vary', 'surrogate-key', 'cache-tag'].map((name) => headers.get(name))).toEqual([
      PUBLIC,
      `accept-encoding, ${VARIANT_HEADER}`,
      'site-one site-one-en-au page-one-list',
      'site-one,site-one-en-au,page-one-list',
    ]);
    expect(headers.get('etag')).toMatch(/^W\//);
  });

  test.each([
    ['another language', 'cy-GB///', {}],
    ['another sub-variant', 'en-AU/RADIO//', {}],
    ['a choice of consent that the cookies do not have', 'en-AU//chosen/', {}],
    ['less consent than the cookies have', 'en-AU///', { cookie: 'consent=essential' }],
    ['a banner that no cookie dismisses', 'en-AU///abcdefghijkl', {}],
    ['no form of a variant', 'en-AU', {}],
  ])('is not stored for %s', async (_, variant, headers) => {
    const { fetchHeaders } = openShop();
    expect((await fetchHeaders('/list', variant, headers)).get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['sub-variant', 'en-AU/RADIO//', 'sub-variant=RADIO'],
    ['consent to essential cookies', 'en-AU//chosen/', 'consent=essential'],
    ['consent to all cookies', 'en-AU//chosen/', 'consent=essential%2Cnon_essential'],
    ['banner whose text has changed since', 'en-AU///abcdefghijkl', 'banner-dismissed=abcdefghijkl'],
  ])('is public for the %s of the cookies', async (_, variant, cookie) => {
    const { fetchHeaders } = openShop();
    expect((await fetchHeaders('/list', variant, { cookie: `${cookie}; cart=abcdefgh` })).get('cache-control')).toBe(
      PUBLIC,
    );
  });

  describe('that shows what the visitor has consented to', () => {
    const blocks = [{ id: 'a', type: 'consented' }];
    const documents = { 'base/page/list': { version: 1, route: 'list', blocks } };
    const ALL = 'consent=essential%2Cnon_essential';

    test('is stored only for visitors who have not chosen, by an edge that does not name the consent', async () => {
      const { fetchHeaders } = openShop({ edge: true, documents });
      const found = [
        await fetchHeaders('/list', 'en-AU///'),
        await fetchHeaders('/list', 'en-AU//chosen/', { cookie: 'consent=essential' }),
        await fetchHeaders('/list', 'en-AU//chosen/', { cookie: ALL }),
      ];
      expect(found.map((headers) => headers.get('cache-control'))).toEqual([
        PUBLIC,
        'private, no-store',
        'private, no-store',
      ]);
      expect(found[0]?.get('vary')).toBe(`accept-encoding, ${VARIANT_HEADER}`);
    });

    test.each([
      ['none', 'en-AU///', {}],
      ['essential', 'en-AU//chosen/', { cookie: 'consent=essential' }],
      ['all', 'en-AU//chosen/', { cookie: ALL }],
    ])('varies by the consent of an edge that names it, as %s', async (consent, variant, cookies) => {
      const { fetchHeaders } = openShop({ edge: true, documents });
      const headers = await fetchHeaders('/list', variant, { ...cookies, [CONSENT_HEADER]: consent });
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        PUBLIC,
        `accept-encoding, ${VARIANT_HEADER}, ${CONSENT_HEADER}`,
      ]);
    });

    test.each([
      ['all', 'en-AU//chosen/', { cookie: 'consent=essential' }],
      ['essential', 'en-AU//chosen/', { cookie: ALL }],
      ['none', 'en-AU//chosen/', { cookie: ALL }],
      ['all', 'en-AU///', {}],
      ['', 'en-AU///', {}],
    ])('is not stored for the consent "%s" that the cookies do not have', async (consent, variant, cookies) => {
      const { fetchHeaders } = openShop({ edge: true, documents });
      const headers = await fetchHeaders('/list', variant, { ...cookies, [CONSENT_HEADER]: consent });
      expect(headers.get('cache-control')).toBe('private, no-store');
    });
  });

  test('is not public without a variant in the request, or when the edge setting is off', async () => {
    const { fetchHeaders } = openShop();
    const { fetchHeaders: fetchHeadersWithoutEdge } = openShop({ edge: false });
    const control = [await fetchHeaders('/list'), await fetchHeadersWithoutEdge('/list', 'en-AU///')].map((headers) => [
      headers.get('cache-control'),
      headers.get('surrogate-key'),
    ]);
    expect(control).toEqual([
      ['no-cache', null],
      ['no-cache', null],
    ]);
  });

  test('is not stored when it sets a cookie, or belongs to one visitor', async () => {
    const { fetchHeaders } = openShop();
    await fetchHeaders('/list', 'en-AU///');
    const control = async (target: string) => (await fetchHeaders(target, 'en-AU///')).get('cache-control');
    expect([await control('/list?aff=FRIEND'), await control('/cart')]).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
  });

  test('has the same headers in a 304', async () => {
    const { fetchHeaders } = openShop();
    const etag = (await fetchHeaders('/list', 'en-AU///')).get('etag') ?? '';
    const headers = await fetchHeaders('/list', 'en-AU///', { 'if-none-match': etag });
    expect([headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([
      PUBLIC,
      'site-one site-one-en-au page-one-list',
    ]);
  });

  test('is stored when the pages that were published while it was rendered are known to be others', async () => {
    let time = 1_000_000;
    const edgePages = createEdgePages(() => time);
    let publish = () => {};
    const load = async ({ now }: { readonly now: number }) => {
      publish();
      return { data: '', expires: now + 1000 };
    };
    const shop = openTestShopWithFetchHelpers({ edge: true, load, edgePages });
    const fetchWhilePublishing = async (version: string, tag: string) => {
      time += 10;
      publish = () => {
        shop.publish({ 'base/page/cart': { version: 1, route: 'cart', head: { title: version }, blocks: [] } });
        edgePages.changed([tag]);
      };
      const { response } = await shop.get('/list', { headers: { [VARIANT_HEADER]: 'en-AU///' } });
      return response.headers.get('cache-control');
    };
    expect([
      await fetchWhilePublishing('1', 'page-one-cart'),
      await fetchWhilePublishing('2', 'page-one-list'),
    ]).toEqual([PUBLIC, 'private, no-store']);
  });

  test('may be served for a minute after it expires, while a new one is made, if the edge is purged', async () => {
    const load = async ({ now }: { readonly now: number }) => ({ data: '', expires: now + 2000 });
    const fetchCacheControl = async (isEdgePurged: boolean) =>
      (await openShop({ edge: true, isEdgePurged, load }).fetchHeaders('/list', 'en-AU///')).get('cache-control');
    expect([await fetchCacheControl(false), await fetchCacheControl(true)]).toEqual([
      expect.stringContaining('s-maxage=2, stale-while-revalidate=0,'),
      expect.stringContaining('s-maxage=2, stale-while-revalidate=60,'),
    ]);
  });

  test('is recorded for fetching it again, with its request, its tags and the time until which it is valid', async () => {
    const sentPages: unknown[] = [];
    const load = async ({ now }: { readonly now: number }) => ({ data: '', reloadAt: now + 500, expires: now + 2500 });
    const { fetchHeaders } = openShop({
      edge: true,
      load,
      edgePages: { sent: (page) => void sentPages.push(page), isChangedSince: () => false },
    });
    await fetchHeaders('/list');
    await fetchHeaders('/list', 'cy-GB///');
    expect(sentPages).toEqual([]);
    const cookie = 'cart=abcdefgh; sub-variant=RADIO';
    const headers = await fetchHeaders('/list?unknown=1', 'en-AU/RADIO//', { cookie });
    expect(headers.get('cache-control')).toContain('s-maxage=0, stale-while-revalidate=2,');
    expect(sentPages).toEqual([
      {
        request: { origin: expect.any(String), target: '/list', cookie: 'sub-variant=RADIO', locale: 'en-AU' },
        tags: 'site-one site-one-en-au page-one-list',
        end: 1_002_500,
      },
    ]);
  });

  test('is not stored when documents were published while it was rendered', async () => {
    let publish = () => {};
    const shop = openTestShopWithFetchHelpers({
      edge: true,
      load: async ({ now }) => {
        publish();
        return { data: 'old', expires: now + 1000 };
      },
    });
    publish = () => shop.publish({ 'base/page/list': { version: 1, route: 'list', blocks: [] } });
    const { response } = await shop.get('/list', { headers: { [VARIANT_HEADER]: 'en-AU///' } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVarnishTool } from '../../scripts/topology/start-edge.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 20 };
const TERMS_DOCUMENT_PATH = 'cms-seed/base/pages/about-terms-of-use.json';
const CONTACT_DOCUMENT_PATH = 'cms-seed/base/pages/about-contact-us.json';

type Headers = Readonly<Record<string, string>>;

let shopBehindEdge: ShopBehindEdge;

beforeAll(async () => {
  shopBehindEdge = await startShopBehindEdge('varnish');
});

afterAll(() => shopBehindEdge.close());

const get: ShopBehindEdge['edge']['get'] = (...request) => shopBehindEdge.edge.get(...request);

/** The `x-cache` header of each response: `hit` when the edge answered from its cache. */
async function collectCacheResults(requests: readonly (readonly [path: string, headers?: Headers, brand?: string])[]) {
  const cacheResults: unknown[] = [];
  for (const [path, headers, brand] of requests)
    cacheResults.push((await get(path, headers, brand)).headers['x-cache']);
  return cacheResults;
}

/** Status of the edges as the shop reports it. */
async function readEdgeStatuses() {
  const headers = {
    host: `harbour.localhost:${shopBehindEdge.shop.port}`,
    authorization: `Bearer ${shopBehindEdge.shop.operatorToken}`,
  };
  return JSON.parse((await sendGetRequestToLocalPort(shopBehindEdge.shop.port, '/_status', headers)).body).edges;
}

const purgeAllSites = () => shopBehindEdge.edge.purge('site-harbour site-lantern site-sunnyside');

describe('an edge of Varnish', () => {
  test('sends browsers a page that they must not store without asking again', async () => {
    await purgeAllSites();
    // On a busy machine the first page of a shop may be incomplete, and the edge does not store it then.
    const readStatusAndHeaders = async () => {
      const { status, headers } = await get('/about/contact-us');
      return [status, headers['cache-control'], headers['vary'], headers['surrogate-key'], headers['xkey']];
    };
    await expect
      .poll(readStatusAndHeaders, POLL_OPTIONS)
      .toEqual([200, 'no-cache', 'accept-encoding, cookie', undefined, undefined]);
    const { etag = '' } = (await get('/about/contact-us')).headers;
    expect((await get('/about/contact-us', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  test('stores one page for all anonymous visitors of a variant, whatever their cart and their unknown parameters', async () => {
    await purgeAllSites();
    const englishHeaders = { 'accept-language': 'en-GB,en;q=0.9,cy;q=0.8' };
    expect(
      await collectCacheResults([
        ['/about/contact-us'],
        ['/about/contact-us'],
        ['/about/contact-us?gclid=7&utm_source=x'],
        ['/about/contact-us?', englishHeaders],
        ['/about/contact-us', { cookie: 'cart=abcdefgh; _ga=GA1.2.3; affiliate=FRIEND' }],
        ['/about/contact-us', { cookie: 'consent=essential' }],
        ['/about/contact-us?x=1', { cookie: 'a=b; consent=essential' }],
      ]),
    ).toEqual(['miss', 'hit', 'hit', 'hit', 'hit', 'miss', 'hit']);
  });

  test('sends each variant the very page that the shop would', async () => {
    await purgeAllSites();
    const variants: readonly (readonly [path: string, headers: Headers, brand: string])[] = [
      ['/', {}, 'harbour'],
      ['/', { cookie: 'sub-variant=SA' }, 'harbour'],
      ['/', { cookie: 'consent=essential' }, 'harbour'],
      ['/', { cookie: 'consent=essential%2Cnon_essential; sub-variant=SA' }, 'harbour'],
      ['/about', {}, 'lantern'],
      ['/cy/about', {}, 'lantern'],
      ['/cy/about', { 'accept-language': 'en' }, 'lantern'],
    ];
    const wrongPages: unknown[] = [];
    for (const round of [1, 2, 3])
      for (const [path, headers, brand] of variants) {
        const response = await get(path, headers, brand);
        if (response.body !== (await shopBehindEdge.readBodyFromShop(path, headers, brand)))
          wrongPages.push([round, brand, path, headers]);
      }
    expect(wrongPages).toEqual([]);
    expect(await collectCacheResults(variants)).toEqual(variants.map(() => 'hit'));
  });

  test('stores the page on which consent is chosen for each consent', async () => {
    await purgeAllSites();
    const variants: readonly (readonly [path: string, headers: Headers])[] = [
      ['/about/cookie-policy', {}],
      ['/about/cookie-policy', { cookie: 'consent=essential' }],
      ['/about/cookie-policy', { cookie: 'consent=essential%2Cnon_essential' }],
    ];
    expect([await collectCacheResults(variants), await collectCacheResults(variants)]).toEqual([
      variants.map(() => 'miss'),
      variants.map(() => 'hit'),
    ]);
    const bodies: string[] = [];
    const forgedHeaders = { 'x-vitrine-consent': 'all', 'x-vitrine-variant': 'en-AU//chosen/' };
    for (const [path, headers] of variants) {
      const response = await get(path, { ...headers, ...forgedHeaders });
      expect([response.headers['x-cache'], response.headers['vary']]).toEqual(['hit', 'accept-encoding, cookie']);
      expect(response.body).toBe(await shopBehindEdge.readBodyFromShop(path, headers));
      bodies.push(response.body);
    }
    expect(new Set(bodies).size).toBe(3);
  });

  test('passes visitors who may want another language, and chosen parameters, to the shop', async () => {
    await purgeAllSites();
    await get('/about', {}, 'lantern');
    const welshResponse = await get('/about', { 'accept-language': 'cy' }, 'lantern');
    const languageCookieResponse = await get('/about', { cookie: 'language=cy-GB' }, 'lantern');
    expect([welshResponse, languageCookieResponse].map(({ status, headers }) => [status, headers.location])).toEqual([
      [302, '/cy/about'],
      [302, '/cy/about'],
    ]);
    const variantParameterResponse = await get('/about/contact-us?sv=SA');
    expect([variantParameterResponse.headers['x-cache'], variantParameterResponse.headers['set-cookie']?.[0]]).toEqual([
      'miss',
      expect.stringContaining('sub-variant=SA'),
    ]);
  });

  test('keeps the query parameters that a route reads apart', async () => {
    await purgeAllSites();
    const paths = ['/blog?page=1', '/blog?page=2', '/blog?x=1&page=2', '/blog?page=2&y', '/blog'];
    expect(await collectCacheResults(paths.map((path) => [path]))).toEqual(['miss', 'miss', 'hit', 'hit', 'miss']);
  });

  test('passes customers to the shop', async () => {
    await get('/about/contact-us');
    const customer = new BrowserlessVisitor(shopBehindEdge.edge.port);
    await customer.signIn('ada@harbour.example');
    const response = await customer.open('/about/contact-us');
    expect([response.status, response.headers['x-cache'], response.headers['cache-control']]).toEqual([
      200,
      'miss',
      'private, no-store',
    ]);
    expect((await get('/about/contact-us')).headers['x-cache']).toBe('hit');
    customer.close();
  });

  test('has the new page of each variant before a visitor asks for it', async () => {
    await purgeAllSites();
    const variants: readonly Headers[] = [
      {},
      { cookie: 'sub-variant=SA' },
      { cookie: 'consent=essential%2Cnon_essential; cart=abcdefgh' },
    ];
    for (const headers of variants) await get('/about/terms-of-use', headers);
    const countRefetchedPages = async () => (await readEdgeStatuses())[0].refetches.fetched;
    expect(await countRefetchedPages()).toBe(0);
    const restoreDocument = editDocumentsInShopCopy(shopBehindEdge.shop.project, {
      [TERMS_DOCUMENT_PATH]: (document) => {
        document.blocks[0].props.heading = 'The page that nobody waited for';
      },
    });
    await expect.poll(countRefetchedPages, POLL_OPTIONS).toBe(variants.length);
    const cacheResults: unknown[] = [];
    for (const headers of variants) {
      const { headers: responseHeaders, body } = await get('/about/terms-of-use', headers);
      cacheResults.push([responseHeaders['x-cache'], body.includes('The page that nobody waited for')]);
    }
    expect(cacheResults).toEqual(variants.map(() => ['hit', true]));
    restoreDocument();
    const isRestored = async () => !(await get('/about/terms-of-use')).body.includes('The page that nobody waited for');
    await expect.poll(isRestored, POLL_OPTIONS).toBe(true);
  });

  test('purges the pages of a changed document, and no others', async () => {
    await purgeAllSites();
    await collectCacheResults([['/about/contact-us'], ['/about/faq'], ['/about/contact-us', {}, 'sunnyside']]);
    const restoreDocument = editDocumentsInShopCopy(shopBehindEdge.shop.project, {
      [CONTACT_DOCUMENT_PATH]: (document) => {
        document.blocks[1].props.heading = 'Talk to the people behind the tickets';
      },
    });
    const hasNewHeading = async () =>
      (await get('/about/contact-us')).body.includes('Talk to the people behind the tickets');
    await expect.poll(hasNewHeading, POLL_OPTIONS).toBe(true);
    expect(await collectCacheResults([['/about/contact-us'], ['/about/faq']])).toEqual(['hit', 'hit']);
    restoreDocument();
    await expect.poll(hasNewHeading, POLL_OPTIONS).toBe(false);
    expect(await readEdgeStatuses()).toEqual([
      {
        edge: `varnish 127.0.0.1:${shopBehindEdge.edge.port}`,
        waiting: 0,
        failures: 0,
        lastError: null,
        lastPurge: expect.any(Number),
        refetches: { waiting: 0, fetched: expect.any(Number), stored: expect.any(Number), failed: 0 },
      },
    ]);
  });

  test('keeps nothing of bots that try addresses', async () => {
    const countObjects = () => {
      const statistics = runVarnishTool('varnishstat', shopBehindEdge.edge.folder, ['-1', '-j', '-f', 'MAIN.n_object']);
      return Number(JSON.parse(statistics).counters['MAIN.n_object'].value);
    };
    const objectsBefore = countObjects();
    const responses: Awaited<ReturnType<typeof get>>[] = [];
    for (let index = 0; index < 40; index += 1) responses.push(await get(`/no/such/address-${index}.php`));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    await expect.poll(countObjects, POLL_OPTIONS).toBeLessThanOrEqual(objectsBefore);
  });

  test('purges nothing without the token', async () => {
    await get('/about/faq');
    expect((await shopBehindEdge.edge.purge('site-harbour', {}, 'another')).status).toBe(403);
    expect((await get('/about/faq')).headers['x-cache']).toBe('hit');
  });

  test('serves the pages of anonymous visitors, and nothing for customers, when no node answers', async () => {
    await purgeAllSites();
    await get('/about/contact-us');
    await get('/about/contact-us', { cookie: 'sub-variant=SA' });
    await shopBehindEdge.shop.kill();
    // Makes the stored pages stale.
    await shopBehindEdge.edge.purge('site-harbour', { 'x-vitrine-purge-mode': 'soft' });
    const statuses = await Promise.all(
      [
        ['/about/contact-us', {}],
        ['/about/contact-us?x=2', { cookie: 'sub-variant=SA' }],
        ['/about/contact-us', { cookie: 'access-token=a' }],
        ['/about/terms-of-use', {}],
      ].map(async ([path, headers]) => (await get(String(path), Object(headers))).status),
    );
    expect(statuses).toEqual([200, 200, 503, 503]);
    await shopBehindEdge.shop.startAgain();
    await expect.poll(async () => (await get('/about/terms-of-use')).status, POLL_OPTIONS).toBe(200);
  });
});

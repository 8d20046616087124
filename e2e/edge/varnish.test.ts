import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVarnishTool } from '../../scripts/topology/start-edge.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };
const TERMS = 'cms-seed/base/pages/about-terms-of-use.json';
const CONTACT = 'cms-seed/base/pages/about-contact-us.json';

type Headers = Readonly<Record<string, string>>;

let pair: ShopBehindEdge;

beforeAll(async () => {
  pair = await startShopBehindEdge('varnish');
});

afterAll(() => pair.close());

const get: ShopBehindEdge['edge']['get'] = (...request) => pair.edge.get(...request);

/** Whether the edge answered each request from its store. */
async function cacheUse(requests: readonly (readonly [path: string, headers?: Headers, brand?: string])[]) {
  const found: unknown[] = [];
  for (const [path, headers, brand] of requests) found.push((await get(path, headers, brand)).headers['x-cache']);
  return found;
}

/** Status of the edges as the shop reports it. */
async function readEdgesOfStatus() {
  const operatorHeaders = {
    host: `harbour.localhost:${pair.shop.port}`,
    authorization: `Bearer ${pair.shop.operatorToken}`,
  };
  return JSON.parse((await sendGetRequestToLocalPort(pair.shop.port, '/_status', operatorHeaders)).body).edges;
}

const emptied = () => pair.edge.purge('site-harbour site-lantern site-sunnyside');

describe('an edge of Varnish', () => {
  test('sends browsers a page that they must not store without asking again', async () => {
    await emptied();
    // The first page of a shop may lack something when the machine is busy, and is not stored then.
    const seen = async () => {
      const { status, headers } = await get('/about/contact-us');
      return [status, headers['cache-control'], headers['vary'], headers['surrogate-key'], headers['xkey']];
    };
    await expect.poll(seen, PATIENCE).toEqual([200, 'no-cache', 'accept-encoding, cookie', undefined, undefined]);
    const { etag = '' } = (await get('/about/contact-us')).headers;
    expect((await get('/about/contact-us', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  test('stores one page for all anonymous visitors of a variant, whatever their cart and their unknown parameters', async () => {
    await emptied();
    const english = { 'accept-language': 'en-GB,en;q=0.9,cy;q=0.8' };
    expect(
      await cacheUse([
        ['/about/contact-us'],
        ['/about/contact-us'],
        ['/about/contact-us?gclid=7&utm_source=x'],
        ['/about/contact-us?', english],
        ['/about/contact-us', { cookie: 'cart=abcdefgh; _ga=GA1.2.3; affiliate=FRIEND' }],
        ['/about/contact-us', { cookie: 'consent=essential' }],
        ['/about/contact-us?x=1', { cookie: 'a=b; consent=essential' }],
      ]),
    ).toEqual(['miss', 'hit', 'hit', 'hit', 'hit', 'miss', 'hit']);
  });

  test('sends each variant the very page that the shop would', async () => {
    await emptied();
    const variants: readonly (readonly [path: string, headers: Headers, brand: string])[] = [
      ['/', {}, 'harbour'],
      ['/', { cookie: 'sub-variant=SA' }, 'harbour'],
      ['/', { cookie: 'consent=essential' }, 'harbour'],
      ['/', { cookie: 'consent=essential%2Cnon_essential; sub-variant=SA' }, 'harbour'],
      ['/about', {}, 'lantern'],
      ['/cy/about', {}, 'lantern'],
      ['/cy/about', { 'accept-language': 'en' }, 'lantern'],
    ];
    const wrong: unknown[] = [];
    for (const round of [1, 2, 3])
      for (const [path, headers, brand] of variants) {
        const seen = await get(path, headers, brand);
        if (seen.body !== (await pair.readBodyFromShop(path, headers, brand)))
          wrong.push([round, brand, path, headers]);
      }
    expect(wrong).toEqual([]);
    expect(await cacheUse(variants)).toEqual(variants.map(() => 'hit'));
  });

  test('stores the page on which consent is chosen for each consent', async () => {
    await emptied();
    const variants: readonly (readonly [path: string, headers: Headers])[] = [
      ['/about/cookie-policy', {}],
      ['/about/cookie-policy', { cookie: 'consent=essential' }],
      ['/about/cookie-policy', { cookie: 'consent=essential%2Cnon_essential' }],
    ];
    expect([await cacheUse(variants), await cacheUse(variants)]).toEqual([
      variants.map(() => 'miss'),
      variants.map(() => 'hit'),
    ]);
    const bodies: string[] = [];
    const forged = { 'x-vitrine-consent': 'all', 'x-vitrine-variant': 'en-AU//chosen/' };
    for (const [path, headers] of variants) {
      const seen = await get(path, { ...headers, ...forged });
      expect([seen.headers['x-cache'], seen.headers['vary']]).toEqual(['hit', 'accept-encoding, cookie']);
      expect(seen.body).toBe(await pair.readBodyFromShop(path, headers));
      bodies.push(seen.body);
    }
    expect(new Set(bodies).size).toBe(3);
  });

  test('passes visitors who may want another language, and chosen parameters, to the shop', async () => {
    await emptied();
    await get('/about', {}, 'lantern');
    const welsh = await get('/about', { 'accept-language': 'cy' }, 'lantern');
    const chosen = await get('/about', { cookie: 'language=cy-GB' }, 'lantern');
    expect([welsh, chosen].map(({ status, headers }) => [status, headers.location])).toEqual([
      [302, '/cy/about'],
      [302, '/cy/about'],
    ]);
    const start = await get('/about/contact-us?sv=SA');
    expect([start.headers['x-cache'], start.headers['set-cookie']?.[0]]).toEqual([
      'miss',
      expect.stringContaining('sub-variant=SA'),
    ]);
  });

  test('keeps the query parameters that a route reads apart', async () => {
    await emptied();
    const paths = ['/blog?page=1', '/blog?page=2', '/blog?x=1&page=2', '/blog?page=2&y', '/blog'];
    expect(await cacheUse(paths.map((path) => [path]))).toEqual(['miss', 'miss', 'hit', 'hit', 'miss']);
  });

  test('passes customers to the shop', async () => {
    await get('/about/contact-us');
    const ada = new BrowserlessVisitor(pair.edge.port);
    await ada.signIn('ada@harbour.example');
    const page = await ada.open('/about/contact-us');
    expect([page.status, page.headers['x-cache'], page.headers['cache-control']]).toEqual([
      200,
      'miss',
      'private, no-store',
    ]);
    expect((await get('/about/contact-us')).headers['x-cache']).toBe('hit');
    ada.close();
  });

  test('has the new page of each variant before a visitor asks for it', async () => {
    await emptied();
    const variants: readonly Headers[] = [
      {},
      { cookie: 'sub-variant=SA' },
      { cookie: 'consent=essential%2Cnon_essential; cart=abcdefgh' },
    ];
    for (const headers of variants) await get('/about/terms-of-use', headers);
    const countFetched = async () => (await readEdgesOfStatus())[0].refetches.fetched;
    expect(await countFetched()).toBe(0);
    const restore = editDocumentsInShopCopy(pair.shop.project, {
      [TERMS]: (document) => {
        document.blocks[0].props.heading = 'The page that nobody waited for';
      },
    });
    await expect.poll(countFetched, PATIENCE).toBe(variants.length);
    const found: unknown[] = [];
    for (const headers of variants) {
      const { headers: received, body } = await get('/about/terms-of-use', headers);
      found.push([received['x-cache'], body.includes('The page that nobody waited for')]);
    }
    expect(found).toEqual(variants.map(() => ['hit', true]));
    restore();
    const isRestored = async () => !(await get('/about/terms-of-use')).body.includes('The page that nobody waited for');
    await expect.poll(isRestored, PATIENCE).toBe(true);
  });

  test('purges the pages of a changed document, and no others', async () => {
    await emptied();
    await cacheUse([['/about/contact-us'], ['/about/faq'], ['/about/contact-us', {}, 'sunnyside']]);
    const restore = editDocumentsInShopCopy(pair.shop.project, {
      [CONTACT]: (document) => {
        document.blocks[1].props.heading = 'Talk to the people behind the tickets';
      },
    });
    const text = async () => (await get('/about/contact-us')).body.includes('Talk to the people behind the tickets');
    await expect.poll(text, PATIENCE).toBe(true);
    expect(await cacheUse([['/about/contact-us'], ['/about/faq']])).toEqual(['hit', 'hit']);
    restore();
    await expect.poll(text, PATIENCE).toBe(false);
    expect(await readEdgesOfStatus()).toEqual([
      {
        edge: `varnish 127.0.0.1:${pair.edge.port}`,
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
      const statistics = runVarnishTool('varnishstat', pair.edge.folder, ['-1', '-j', '-f', 'MAIN.n_object']);
      return Number(JSON.parse(statistics).counters['MAIN.n_object'].value);
    };
    const before = countObjects();
    const pages: Awaited<ReturnType<typeof get>>[] = [];
    for (let index = 0; index < 40; index += 1) pages.push(await get(`/no/such/address-${index}.php`));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    await expect.poll(countObjects, PATIENCE).toBeLessThanOrEqual(before);
  });

  test('purges nothing without the token', async () => {
    await get('/about/faq');
    expect((await pair.edge.purge('site-harbour', {}, 'another')).status).toBe(403);
    expect((await get('/about/faq')).headers['x-cache']).toBe('hit');
  });

  test('serves the pages of anonymous visitors, and nothing for customers, when no node answers', async () => {
    await emptied();
    await get('/about/contact-us');
    await get('/about/contact-us', { cookie: 'sub-variant=SA' });
    await pair.shop.kill();
    // Makes the stored pages old.
    await pair.edge.purge('site-harbour', { 'x-vitrine-purge-mode': 'soft' });
    const found = await Promise.all(
      [
        ['/about/contact-us', {}],
        ['/about/contact-us?x=2', { cookie: 'sub-variant=SA' }],
        ['/about/contact-us', { cookie: 'access-token=a' }],
        ['/about/terms-of-use', {}],
      ].map(async ([path, headers]) => (await get(String(path), Object(headers))).status),
    );
    expect(found).toEqual([200, 200, 503, 503]);
    await pair.shop.startAgain();
    await expect.poll(async () => (await get('/about/terms-of-use')).status, PATIENCE).toBe(200);
  });
});

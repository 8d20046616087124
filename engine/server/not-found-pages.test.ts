import { expect, test } from 'vitest';
import { VARIANT_HEADER } from './edge/edge-caching.ts';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

const COUNTING_PAGE = {
  version: 1,
  route: 'not-found',
  head: { title: 'missing' },
  blocks: [{ id: 'a', type: 'count' }],
};

function open(documents: Readonly<Record<string, unknown>> = {}) {
  return openTestShopWithFetchHelpers({
    edge: true,
    documents: { 'base/page/not-found': COUNTING_PAGE, ...documents },
  });
}

test('the not-found page is made once for all unknown addresses, while its data is fresh', async () => {
  const { get } = open();
  const [first, second] = [await get('/no/such/page'), await get('/another.php?x=1')];
  expect([first.status, second.status, first.text === second.text]).toEqual([404, 404, true]);
  expect(first.text).toContain('#1');
  expect(first.text).not.toContain('/no/such/page');
});

test('a not-found page may not be stored, neither by browsers nor by an edge', async () => {
  const { get } = open();
  const headers = { [VARIANT_HEADER]: 'en-AU///' };
  await get('/no/such/page', { headers });
  const { response } = await get('/another/page', { headers });
  expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['private, no-store', null]);
  expect((await get('/another/page', { headers: { 'if-none-match': '*' } })).status).toBe(404);
});

test('a start parameter at an unknown address sets its cookie', async () => {
  const { get } = open();
  await get('/no/such/page');
  const { status, response } = await get('/another/page?aff=FRIEND');
  expect([status, response.headers.get('set-cookie')]).toEqual([404, expect.stringContaining('affiliate=FRIEND')]);
});

test('an unknown address gets the not-found page, and not the page that the site has at the path /404', async () => {
  const own = { version: 1, path: '/404', head: { title: 'rooms' }, blocks: [{ id: 'a', type: 'note' }] };
  const { get } = open({ 'base/page/rooms': own });
  const found = [await get('/404'), await get('/no/such/page')];
  expect(found.map(({ status, text }) => [status, /<title>(.*?) \|/.exec(text)?.[1]])).toEqual([
    [200, 'rooms'],
    [404, 'missing'],
  ]);
});

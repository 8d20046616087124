import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { contractCalls } from '../../scripts/calls/contract-calls.ts';
import { type Fault, FaultyApi } from '../harness/faulty-api.ts';
import { ShopCaller } from '../harness/shop-caller.ts';
import { type ShopProcess, startShop } from '../harness/shop-process.ts';

const TIMEOUT = 1_000;
const PAGES = ['/', '/lotto-tickets', '/golden-bay-0', '/cart', '/my-account'];
const FAULTS: readonly (readonly [string, Fault])[] = [
  ['is silent', 'silent'],
  ['hangs up', 'hangs-up'],
  ['is lost in the middle', 'lost'],
  ['fails', { status: 500, body: '{"errors":[]}' }],
  ['rests', { status: 503, body: '' }],
  ['is garbled', { status: 200, body: '{' }],
  ['has another shape', { status: 200, body: '{}' }],
];

let sandbox: TestSandbox;
let api: FaultyApi;
let shop: ShopProcess;
let customer: ShopCaller;

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
  api = await FaultyApi.start(sandbox.url, await contractCalls(new URL('../..', import.meta.url).pathname));
  const caching = { pageBytes: 0, dataFor: 0 };
  shop = await startShop({ apiUrl: api.url, apiTimeout: TIMEOUT, caching });
  customer = new ShopCaller(shop.port);
  await customer.signIn('ada@harbour.example');
});
afterEach(() => api.mend());
afterAll(async () => {
  customer?.close();
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

test.each(FAULTS)('every page has a way on while the API %s', async (_name, fault) => {
  api.spoilAll(fault);
  const answers = await Promise.all(
    PAGES.map(async (path) => {
      const visitor = customer.tab();
      const begun = performance.now();
      const { status, text } = await visitor.open(path);
      const took = performance.now() - begun;
      visitor.close();
      const main = /<main[^>]*>([^]*)<\/main>/.exec(text)?.[1] ?? '';
      const words = main.replaceAll(/<[^>]+>/g, ' ').trim();
      return { path, status, leads: /<a [^>]*href="\//.test(text), says: words !== '', inTime: took < TIMEOUT * 4 };
    }),
  );
  for (const { status, ...page } of answers) {
    expect(page).toEqual({ path: page.path, leads: true, says: true, inTime: true });
    expect([page.path, [200, 500, 503].includes(status)]).toEqual([page.path, true]);
  }
});

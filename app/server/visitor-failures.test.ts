import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopOfBrandOverApi, type TestSessionShopOptions } from './testing/session-shop.ts';
import { createTestBrandDocument } from './testing/test-engine.ts';

const book = { productType: 'raffle_ticket', lotteryKey: 'long-weekender' };

const ticket = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'random',
  numGames: 4,
  quickpick: true,
};

let sandbox: TestSandbox;
let shop: ReturnType<typeof openTestShopOfBrandOverApi>;
/** What the API answers to requests whose address ends so; `null` for a lost connection, `silent` for none in any time. */
let spoiled: Readonly<Record<string, Response | null | 'silent'>> = {};
/** Over the same API, and waits for 300 ms at most. */
let impatient: ReturnType<typeof openTestShopOfBrandOverApi>;

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
  vi.useFakeTimers({ toFake: ['Date'] });
  const settings: TestSessionShopOptions = {
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    documents: {
      'harbour/site': createTestBrandDocument('harbour', {
        subVariants: {
          NSW: { name: 'NSW', pricingId: 'harbour-aud' },
          SA: { name: 'SA', pricingId: 'harbour-aud-sa' },
        },
      }),
      'harbour/capabilities/default': { version: 1, capabilities: { 'notifications-feed': true } },
    },
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname;
      const fault = Object.entries(spoiled).find(([end]) => path.endsWith(end))?.[1];
      if (fault === null) throw new TypeError('fetch failed');
      if (fault === 'silent') return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
      return fault?.clone() ?? fetch(input, init);
    },
  };
  shop = openTestShopOfBrandOverApi(settings);
  impatient = openTestShopOfBrandOverApi({ ...settings, longestWait: 300 });
});
afterEach(() => {
  spoiled = {};
  shop.sent.length = 0;
});
afterAll(() => {
  vi.useRealTimers();
  return sandbox.close();
});

/** Requests to the API about carts since the last call. */
function cartRequests(): string[] {
  const paths = shop.sent.splice(0).map(({ url }) => new URL(url).pathname);
  return paths
    .filter((path) => path.includes('cart'))
    .map((path) => path.replace(/anon-cart\/[^/]+/, 'anon-cart/{token}'));
}

describe('an anonymous cart', () => {
  test('that no longer exists is replaced by a new one for 14 days', async () => {
    const browser = shop.browser();
    browser.jar.set('cart', 'no-such-cart');
    const replaced = await browser.visitor();
    const { json, setCookies } = replaced;
    const token = browser.jar.get('cart');
    expect([json.cartCount, token === 'no-such-cart', token?.length]).toEqual([0, false, expect.any(Number)]);
    expect(setCookies.find((line) => line.startsWith('cart='))).toMatch(/Max-Age=1209600/);
    expect(cartRequests()).toEqual(['/v2/anon-cart/{token}', '/v2/anon-cart']);
    await browser.visitor();
    expect([cartRequests(), browser.jar.get('cart')]).toEqual([['/v2/anon-cart/{token}'], token]);
    expect(shop.logged()).not.toContain('a part of a page failed');
    coversSpec('flows', 'cart.fetch', replaced);
    coversSpec('rules', 'cart.replace-on-success', replaced);
  });

  test('that no longer exists gets the same replacement for concurrent requests', async () => {
    const browser = shop.browser();
    browser.jar.set('cart', 'gone-for-two');
    const tab = shop.browser();
    tab.jar.set('cart', 'gone-for-two');
    await Promise.all([browser.visitor(), tab.call('anon-cart.items.add', { body: book })]);
    expect(browser.jar.get('cart')).toBe(tab.jar.get('cart'));
    expect((await browser.visitor()).json.cartCount).toBe(1);
  });

  test('is cached for 20 s after a page has fetched it, unless the browser changes it', async () => {
    const browser = shop.browser(new Map([['sub-variant', 'NSW']]));
    await browser.call('anon-cart.items.add', { body: book });
    cartRequests();
    await browser.visitor();
    vi.setSystemTime(Date.now() + 19_000);
    expect((await browser.visitor()).json.cartCount).toBe(1);
    expect(cartRequests()).toEqual(['/v2/anon-cart/{token}']);
    vi.setSystemTime(Date.now() + 2_000);
    const refetched = await browser.visitor();
    expect(cartRequests()).toEqual(['/v2/anon-cart/{token}']);
    coversSpec('constants', 'cache.cart', refetched);
    await browser.call('anon-cart.items.add', { body: ticket });
    expect((await browser.visitor()).json.cartCount).toBe(2);
  });

  test('is fetched again for another sub-variant, also concurrently', async () => {
    const browser = shop.browser(new Map([['sub-variant', 'NSW']]));
    const tab = shop.browser(new Map([['sub-variant', 'SA']]));
    await browser.call('anon-cart.items.add', { body: book });
    tab.jar.set('cart', browser.jar.get('cart') ?? '');
    shop.sent.length = 0;
    await browser.visitor();
    await Promise.all([tab.visitor(), tab.visitor(), browser.visitor()]);
    await browser.visitor();
    const carts = shop.sent.filter(({ url }) => url.includes('/anon-cart/'));
    expect(carts.map(({ headers }) => headers.get('x-sub-variant'))).toEqual(['NSW', 'SA', 'NSW']);
  });

  test('that the API refuses loses its token, with a log entry', async () => {
    const browser = shop.browser();
    await browser.call('anon-cart.items.add', { body: book });
    spoiled = {
      [`/anon-cart/${browser.jar.get('cart')}`]: Response.json(
        { errors: [{ code: 'x', message: 'No.' }] },
        { status: 500 },
      ),
    };
    await browser.visitor();
    expect(browser.jar.has('cart')).toBe(false);
    expect(shop.logged()).toContain('"where":"visitor cart"');
  });

  test('keeps its token while the API does not answer, with a log entry', async () => {
    const browser = shop.browser();
    await browser.call('anon-cart.items.add', { body: book });
    const token = browser.jar.get('cart');
    spoiled = { [`/anon-cart/${token}`]: null };
    expect((await browser.visitor()).json.cartCount).toBe(0);
    spoiled = {};
    expect([browser.jar.get('cart'), (await browser.visitor()).json.cartCount]).toEqual([token, 1]);
    expect(shop.logged()).toContain('"where":"visitor cart"');
  });
});

test.each([
  ['customer', '/customer'],
  ['notifications', '/notifications'],
  ['cart', '/cart/items'],
])('the visitor endpoint logs and reports that the %s of a customer could not be read', async (part, path) => {
  const browser = shop.browser();
  await browser.call('auth.login', { body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' } });
  spoiled = { [path]: Response.json({ errors: [] }, { status: 503 }) };
  expect((await browser.visitor()).status).toBe(200);
  expect(shop.logged()).toContain(`"where":"visitor ${part}"`);
});

test('the visitor endpoint logs and reports that a visitor could not be located', async () => {
  spoiled = { '/locate': Response.json({ errors: [] }, { status: 500 }) };
  expect((await shop.browser().visitor()).json.region).toBeNull();
  expect(shop.logged()).toContain('"where":"visitor location"');
});

/** The answer of `/_visitor`, and the milliseconds that it took. */
async function timed(browser: ReturnType<typeof shop.browser>) {
  const begun = performance.now();
  const answer = await browser.visitor();
  return { answer, took: performance.now() - begun };
}

test('the visitor endpoint answers within its time budget when no customer data arrives, and reports each part', async () => {
  const browser = impatient.browser();
  await browser.call('auth.login', { body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' } });
  spoiled = { '/customer': 'silent', '/notifications': 'silent', '/cart/items': 'silent', '/locate': 'silent' };
  const { answer, took } = await timed(browser);
  // Each read would wait for three seconds by itself.
  expect([answer.status, answer.json.isSignedIn, took < 2_500]).toEqual([200, true, true]);
  for (const part of ['customer', 'notifications', 'cart', 'location'])
    expect(impatient.logged()).toContain(`"where":"visitor ${part}"`);
});

test('the visitor endpoint answers within its time budget when a missing cart is not replaced', async () => {
  const browser = impatient.browser(new Map([['cart', 'gone-and-not-replaced']]));
  spoiled = { '/anon-cart': 'silent' };
  const { answer, took } = await timed(browser);
  // The call would wait for ten seconds.
  expect([answer.status, browser.jar.get('cart'), took < 5_000]).toEqual([200, 'gone-and-not-replaced', true]);
});

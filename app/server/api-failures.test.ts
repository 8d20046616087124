import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const TICKET = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date().toISOString());
});
afterEach(() => void vi.useRealTimers());
afterAll(() => sandbox.close());

/** A call of a page to a shop whose API responds like this. */
function call(answer: typeof fetch) {
  const shop = openTestShopOfBrandOverApi({ apiOrigin: sandbox.url, account: credentials.harbour, fetch: answer });
  return shop.browser().call('anon-cart.items.add', { body: TICKET });
}

describe('a browser call without an API answer', () => {
  test('within ten seconds fails with status 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requestSent = Promise.withResolvers<void>();
    let isAnswered = false;
    const pendingCall = call((_, init) => {
      requestSent.resolve();
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }).finally(() => (isAnswered = true));
    await requestSent.promise;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const answer = await pendingCall;
    expect(answer.status).toBe(408);
    coversSpec('constants', 'server.timeout', answer);
  });

  test.each([
    'Timeout of the gateway',
    'Network request failed',
    'Failed to load',
    'Loading chunk 3 failed',
    'The operation was aborted',
    'Lost network connection',
  ])('because of "%s" fails with status 408', async (message) => {
    const answer = await call(() => Promise.reject(new TypeError(message)));
    expect(answer.status).toBe(408);
    coversSpec('errors', 'map.408', answer);
    coversSpec('rules', 'error.map-408', answer);
  });

  test.each(['Blocked frame with origin', 'Illegal invocation'])(
    'because of "%s" fails with status 418',
    async (message) => {
      const answer = await call(() => Promise.reject(new TypeError(message)));
      expect(answer.status).toBe(418);
      coversSpec('errors', 'map.418', answer);
      coversSpec('rules', 'error.map-418', answer);
    },
  );

  test('for another reason fails with status 500', async () => {
    const answer = await call(() => Promise.reject(new TypeError('fetch failed')));
    expect(answer.status).toBe(500);
    coversSpec('errors', 'map.500', answer);
  });
});

describe('a browser call that the API answers', () => {
  /** The log line of a visitor request with this API response. */
  async function logged(answer: Response, message: string) {
    const shop = openTestShopOfBrandOverApi({
      apiOrigin: sandbox.url,
      account: credentials.harbour,
      fetch: async () => answer.clone(),
    });
    const browser = shop.browser();
    browser.jar.set('cart', 'of-an-earlier-visit');
    await browser.visitor();
    return shop.seenInLog(message);
  }

  test('with invalid JSON fails with status 422', async () => {
    const noJson = new Response('<html>');
    const answer = await call(async () => noJson.clone());
    expect(answer.status).toBe(422);
    coversSpec('errors', 'api.json-parse', answer);
    coversSpec('constants', 'error.json-parse-status', answer);
    const line = await logged(noJson, 'Something went wrong');
    coversSpec('errors', 'api.fallback', line);
    coversSpec('messages', 'api.fallback', line);
  });

  test('with a status and no message is logged with the status', async () => {
    const down = new Response('down', { status: 503 });
    expect((await call(async () => down.clone())).status).toBe(503);
    const line = await logged(down, 'The API responded with a 503 error when requesting the following url');
    coversSpec('errors', 'api.default', line);
    coversSpec('messages', 'api.default', line);
  });

  test('with error messages keeps their status, codes, fields and result', async () => {
    const errors = [
      { code: 'too_few', message: 'Too few games.', target: 'num_games' },
      { code: 'closed', message: 'Closed.' },
    ];
    const refused = { errors, code: 'too_few', result: { min_games: 4 } };
    const answer = await call(async () => Response.json(refused, { status: 422 }));
    expect([answer.status, answer.json]).toEqual([422, { errors, code: 'too_few', result: { minGames: 4 } }]);
    coversSpec('errors', 'api.message', answer);
    coversSpec('entities', 'api-error', answer);
  });
});

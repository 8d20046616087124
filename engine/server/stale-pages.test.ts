import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiErrorFromAnswer } from '../api/api-error.ts';
import type { ServerBlock } from '../render/server-block.ts';
import type { PageRequestContext } from '../resolve-page.ts';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

type Load = NonNullable<ServerBlock['load']>;
type Loading = Parameters<Load>[0];

const START = 1_000_000;
const MINUTE = 60_000;

/** The page reads of a running loader. */
function readsOf({ services }: Loading): PageRequestContext['reads'] {
  return (services as PageRequestContext).reads;
}

/** A shop whose page uses these loaders in turn. */
function shopOf(...loads: readonly ((context: Loading) => ReturnType<Load>)[]) {
  let next = 0;
  return openTestShopWithFetchHelpers({
    load: (context) => loads[Math.min(next++, loads.length - 1)]?.(context) ?? never(),
  });
}

const never = () => new Promise<never>(() => undefined);
const whole =
  (name: string, more = {}) =>
  async () => ({ data: name, ...more });
const unavailable = async () => {
  throw createApiErrorFromAnswer(503, null);
};
/** Records a failed read that the loader can do without. */
const incomplete = async (context: Loading) => {
  readsOf(context).missed();
  return { data: 'incomplete' };
};

describe('an expired cached page while the API is down', () => {
  test.each([
    ['its block fails', unavailable],
    ['a part of its data is missing', incomplete],
  ])('is served stale where %s', async (_, load) => {
    const { fetchBlockText, setNow } = shopOf(whole('first'), load, whole('second'));
    await fetchBlockText('/');
    setNow(START + MINUTE);
    expect(await fetchBlockText('/')).toBe('first');
    setNow(START + MINUTE + 1_000);
    await expect.poll(() => fetchBlockText('/')).toBe('second');
  });

  test('is rendered again at most once a second', async () => {
    const load = vi.fn(unavailable);
    const { fetchBlockText, setNow } = shopOf(whole('first'), load);
    await fetchBlockText('/');
    setNow(START + MINUTE);
    for (let requestCount = 0; requestCount < 5; requestCount += 1) expect(await fetchBlockText('/')).toBe('first');
    setNow(START + MINUTE + 1_000);
    expect(await fetchBlockText('/')).toBe('first');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is no longer served once the expiry that its block data has given is reached', async () => {
    const close = START + 2 * MINUTE;
    const { fetchBlockText, get, setNow } = shopOf(whole('open', { expires: close }), unavailable);
    await fetchBlockText('/');
    setNow(close - 1);
    expect(await fetchBlockText('/')).toBe('open');
    setNow(close);
    expect((await get('/')).text).toContain('data-failed-block');
  });

  test('is not served after its documents have changed', async () => {
    const { fetchBlockText, get, setNow, publish } = shopOf(whole('first'), unavailable);
    await fetchBlockText('/');
    setNow(START + MINUTE);
    publish({ 'one/page/extra': { version: 1, path: '/extra' } });
    expect((await get('/')).text).toContain('data-failed-block');
  });

  test('that was rendered from stale API answers is cached for one second only', async () => {
    const stale = async (context: Loading) => {
      readsOf(context).used({ validUntil: START + MINUTE, isStale: true });
      return { data: 'stale' };
    };
    const { fetchBlockText, setNow } = shopOf(stale, whole('fresh'));
    expect(await fetchBlockText('/')).toBe('stale');
    setNow(START + 999);
    expect(await fetchBlockText('/')).toBe('stale');
    setNow(START + 1_000);
    await expect.poll(() => fetchBlockText('/')).toBe('fresh');
  });

  test('that was rendered from stale API answers is served at once, without waiting for its new rendering', async () => {
    const stale = async (context: Loading) => {
      readsOf(context).used({ validUntil: START + MINUTE, isStale: true });
      return { data: 'stale' };
    };
    const { fetchBlockText, setNow } = shopOf(stale, never);
    await fetchBlockText('/');
    setNow(START + 1_000);
    const begun = performance.now();
    expect(await fetchBlockText('/')).toBe('stale');
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('a cached page that takes long to render again', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  test('is served stale after 800 ms, and at once to later requests', async () => {
    const { get, setNow } = shopOf(whole('first'), never);
    const first = get('/');
    await vi.runAllTimersAsync();
    await first;
    setNow(START + MINUTE);
    let isAnswered = false;
    const waiting = get('/').then((answer) => {
      isAnswered = true;
      return answer;
    });
    await vi.advanceTimersByTimeAsync(799);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await waiting).text).toContain('first');
    setNow(START + MINUTE + 1_000);
    const later = get('/');
    await vi.advanceTimersByTimeAsync(0);
    expect((await later).text).toContain('first');
  });
});

test('a page with a failed block is rendered once for concurrent requests, and not cached', async () => {
  const load = vi.fn(unavailable);
  const { get, made } = shopOf(load);
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect([made(), load.mock.calls.length]).toEqual([1, 1]);
  await get('/');
  expect(made()).toBe(2);
});

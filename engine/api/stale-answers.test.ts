import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.server.ts';
import { PageReadBudget } from './page-reads.ts';
import {
  anonymousTestApiCallerIdentity,
  createTestJsonAnswer,
  testContractCallsById,
  testListCall,
} from './testing/scripted-client.ts';
import { createScriptedTestFetch } from './testing.ts';

const START = 1_700_000_000_500;
const MINUTE = 60_000;
const never = () => new Promise<Response>(() => undefined);
const one = createTestJsonAnswer({ result: [1] });
const two = createTestJsonAnswer({ result: [2] });
const input = { params: { pricingId: 'p' } };

/** A client that caches its list for a minute, and lets pages show it for 18 minutes. */
function setUp(
  answers: Parameters<typeof createScriptedTestFetch>[0],
  answerChanged: (key: string) => void = () => undefined,
) {
  const { fetch, sent } = createScriptedTestFetch(answers);
  const api = createApiClient({
    calls: testContractCallsById,
    origin: (service) => `http://${service}.test`,
    cacheTimes: new Map([['things.list', MINUTE]]),
    staleLimits: new Map([['things.list', 18 * MINUTE]]),
    keyedByData: new Set(),
    fetch,
    now: Date.now,
    randomId: () => 'request-1',
    answerChanged,
  });
  /** Reads for a page of its own, and returns the validity of the page. */
  const page = async (options: { expires?: () => number } = {}, reads = new PageReadBudget()) => {
    const begun = Date.now();
    const outcome = await api
      .transport(anonymousTestApiCallerIdentity, { reads })
      .send(testListCall, input, options)
      .then(
        ({ result, expires }) => ({ result, expires }),
        ({ status }: { status: number }) => ({ status }),
      );
    const { isStale, isComplete, validUntil } = reads;
    return { ...outcome, took: Date.now() - begun, isStale, isComplete, validUntil };
  };
  return { api, page, sent };
}

describe('a page whose cached API data has expired', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  test('reads it again, and only a different answer is reported, by the key that the page has read', async () => {
    const changed: string[] = [];
    const { page } = setUp([one, one, two], (key) => changed.push(key));
    const reads = new PageReadBudget();
    for (const _ of [1, 2]) {
      await page({}, reads);
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(changed).toEqual([]);
    await page({}, reads);
    expect(changed).toEqual([...reads.answers]);
    expect(changed).toEqual([expect.stringContaining('things.list')]);
  });

  test('gets a stale answer when the API fails, up to the stale limit', async () => {
    const broken = Array.from({ length: 2 }, () => createTestJsonAnswer({}, 500));
    const { page } = setUp([one, ...broken]);
    await page();
    await vi.advanceTimersByTimeAsync(18 * MINUTE - 1);
    const expires = START + 18 * MINUTE;
    expect(await page()).toMatchObject({ result: [1], expires, validUntil: expires, isStale: true, isComplete: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(await page()).toMatchObject({ status: 500, isComplete: false });
  });

  test('waits 150 ms for a new answer of a silent API, and the next page does not wait', async () => {
    const { page, sent } = setUp([one, never]);
    await page();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const first = page();
    await vi.advanceTimersByTimeAsync(100);
    const second = page();
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toMatchObject({ result: [1], took: 150, isStale: true });
    expect(await second).toMatchObject({ result: [1], took: 50, isStale: true });
    const next = page();
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toMatchObject({ result: [1], took: 0 });
    expect(sent).toHaveLength(2);
  });

  test('waits 800 ms for a new answer while the API answers other calls', async () => {
    const { page, api } = setUp([one, never, two, two, two, two, two, two, two, two]);
    await page();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const first = page();
    for (const pricingId of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      await vi.advanceTimersByTimeAsync(100);
      await api.transport(anonymousTestApiCallerIdentity).send(testListCall, { params: { pricingId } });
    }
    expect(await first).toMatchObject({ result: [1], took: 800, isStale: true });
  });

  test('waits once for a silent API, however many answers it needs', async () => {
    const { api } = setUp([one, two, never, never]);
    const own = (reads: PageReadBudget, pricingId: string) =>
      api.transport(anonymousTestApiCallerIdentity, { reads }).send(testListCall, { params: { pricingId } });
    await Promise.all(['a', 'b'].map((id) => own(new PageReadBudget(), id)));
    await vi.advanceTimersByTimeAsync(MINUTE);
    const reads = new PageReadBudget();
    const begun = Date.now();
    const page = own(reads, 'a')
      .then(() => own(reads, 'b'))
      .then(() => Date.now() - begun);
    await vi.advanceTimersByTimeAsync(800);
    expect(await page).toBeLessThan(160);
  });

  test('gets the answer to a request that an earlier page stopped waiting for', async () => {
    let release: (response: Response) => void = () => undefined;
    const { page, sent } = setUp([one, () => new Promise((resolve) => (release = resolve))]);
    await page();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const first = page();
    await vi.advanceTimersByTimeAsync(1_500);
    release(Response.json({ result: [2] }));
    expect(await first).toMatchObject({ result: [1] });
    expect(await page()).toMatchObject({ result: [2], isStale: false });
    expect(sent).toHaveLength(2);
  });

  test('gets fresh data within five seconds after a silent API is back', async () => {
    const { page, sent } = setUp([one, never, never, two]);
    await page();
    await vi.advanceTimersByTimeAsync(MINUTE);
    for (let seconds = 0; seconds < 4; seconds += 1) {
      const made = page();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await made).toMatchObject({ result: [1], isStale: true });
    }
    expect(sent).toHaveLength(3);
    await page().then(() => vi.advanceTimersByTimeAsync(0));
    expect(await page()).toMatchObject({ result: [2], isStale: false });
  });

  test('is valid until the stale limit of its answers or until a draw closes', async () => {
    const { page } = setUp([one, two]);
    expect((await page()).validUntil).toBe(START + 18 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const close = Date.now() + 5_000;
    expect((await page({ expires: () => close })).validUntil).toBe(close);
  });

  test('gets a refusal of the API instead of stale data', async () => {
    const { page } = setUp([one, createTestJsonAnswer({ code: 'gone' }, 404), createTestJsonAnswer({}, 500)]);
    await page();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await page()).toMatchObject({ status: 404, isComplete: true });
    expect(await page()).toMatchObject({ status: 500, isComplete: false });
  });
});

describe('a page without cached API data', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  test('waits 1,200 ms for a silent API, and its request continues for later pages', async () => {
    let release: (response: Response) => void = () => undefined;
    const { page, sent } = setUp([() => new Promise((resolve) => (release = resolve))]);
    const first = page();
    await vi.advanceTimersByTimeAsync(1_200);
    expect(await first).toMatchObject({ status: 408, took: 1_200, isComplete: false });
    release(Response.json({ result: [1] }));
    expect(await page()).toMatchObject({ result: [1] });
    expect(sent).toHaveLength(1);
  });

  test('waits the full timeout of a call in a preview', async () => {
    let release: (response: Response) => void = () => undefined;
    const { page } = setUp([() => new Promise((resolve) => (release = resolve))]);
    const preview = page({}, PageReadBudget.forPreview());
    await vi.advanceTimersByTimeAsync(9_000);
    release(Response.json({ result: [1] }));
    expect(await preview).toMatchObject({ result: [1], took: 9_000, isComplete: true });
  });

  test('waits longer while the API answers other calls, and stops soon after it falls silent', async () => {
    const slow = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ result: [1] })), 900));
    const { page, api } = setUp([never, slow, slow, never]);
    const first = page();
    const others = ['a', 'b', 'c'].map(
      (pricingId) => () => api.transport(anonymousTestApiCallerIdentity).send(testListCall, { params: { pricingId } }),
    );
    for (const other of others) {
      other().catch(() => undefined);
      await vi.advanceTimersByTimeAsync(900);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toMatchObject({ status: 408, took: 2_600 });
  });
});

test('the status of the API client lists the age and the stale limit of cached answers', async () => {
  vi.useFakeTimers({ now: START });
  const { api, page } = setUp([one]);
  await page();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(api.status().data).toEqual([
    { call: 'things.list', answers: 1, stale: 1, oldest: 120, newest: 120, cacheTime: 60, staleLimit: 1_080 },
  ]);
  vi.useRealTimers();
});

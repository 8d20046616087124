import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForPromiseUnlessAborted } from '../api/abort.ts';
import { PageReadBudget } from '../api/page-reads.ts';
import type { CompiledNode } from '../page/compiled-page.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { createBlockDataLoader } from './load-block-data.ts';
import type { ServerBlock } from './server-block.ts';
import {
  type BlockLoadTestContext,
  context,
  createTestBlock,
  createTestBlockDataLoader,
  visitor,
} from './testing/block-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the data of blocks at any depth is loaded, and the page expires with the first of them', async () => {
  const { loaded, failures } = createTestBlockDataLoader(async ({ props }) => ({
    data: `data of ${props}`,
    ...(props === 'b' ? { expires: 9000 } : {}),
  }));
  const nodes: CompiledNode[] = [
    createTestBlock('a', 'shared', { main: [createTestBlock('b', 'shared')] }),
    createTestBlock('c', null, { main: [createTestBlock('d', 'visitor')] }),
    { kind: 'unknown', id: 'e', type: 'hreo' },
    { kind: 'outlet', children: [createTestBlock('f', 'shared'), createTestBlock('g', null)] },
  ];
  expect(await loaded(nodes)).toEqual({
    results: Object.fromEntries(['a', 'b', 'd', 'f'].map((id) => [id, { ok: true, data: `data of ${id}` }])),
    expires: 9000,
  });
  expect(failures).toEqual([]);
});

test.each([
  ['becomes wrong', { expires: 1100 }, { expires: 1100, validUntil: 1100 }],
  ['may have changed', { reloadAt: 1100 }, { expires: 1100, validUntil: 1000 + 18 * 60_000 }],
  ['may have changed and then becomes wrong', { reloadAt: 1100, expires: 1300 }, { expires: 1100, validUntil: 1300 }],
])(
  'block data that %s at a given time is loaded again then, and not shown after it becomes wrong',
  async (_, moments, expected) => {
    const server: ServerBlock = { component: () => null, css: '', load: async () => ({ data: null, ...moments }) };
    const { load } = createBlockDataLoader({ shared: server });
    const { expires, validUntil } = await load([createTestBlock('a', 'shared')], context, () => expect.unreachable());
    expect({ expires, validUntil }).toEqual(expected);
  },
);

test('a page without block data expires after the time for which shared block data may be reused', async () => {
  const { loaded } = createTestBlockDataLoader(async () => ({ data: null }), { sharedFor: 500 });
  expect(await loaded([createTestBlock('a', null)])).toEqual({ results: {}, expires: 1500 });
});

test('data that depends on consent is shared by visitors with the same consent', async () => {
  let calls = 0;
  const { loaded } = createTestBlockDataLoader(async ({ visitor: { consent } }) => {
    calls += 1;
    return { data: [...consent] };
  });
  const consentBlock = createTestBlock('a', 'consent');
  const dataFor = async (...consent: ('essential' | 'non_essential')[]) =>
    (await loaded([consentBlock], { visitor: { ...visitor, consent: new Set(consent) } })).results['a'];
  expect(await dataFor()).toEqual({ ok: true, data: [] });
  expect(await dataFor('essential')).toEqual({ ok: true, data: ['essential'] });
  expect(await dataFor('essential')).toEqual({ ok: true, data: ['essential'] });
  expect(await dataFor('essential', 'non_essential')).toEqual({ ok: true, data: ['essential', 'non_essential'] });
  expect(calls).toBe(3);
});

test('data about notices is shared by all visitors who have chosen their consent', async () => {
  const { loaded } = createTestBlockDataLoader(async ({ visitor }) => ({ data: visitor.consent.size > 0 }));
  const notice = createTestBlock('a', 'notices');
  const dataFor = async (consent: Visitor['consent'], bannerDismissed = false) =>
    (await loaded([notice], { visitor: { ...visitor, consent, bannerDismissed } })).results['a'];
  const [unasked, chosen, all, dismissed] = [
    await dataFor(new Set()),
    await dataFor(new Set(['essential'])),
    await dataFor(new Set(['essential', 'non_essential'])),
    await dataFor(new Set(['essential']), true),
  ];
  expect([unasked, chosen, dismissed]).toEqual([
    { ok: true, data: false },
    { ok: true, data: true },
    { ok: true, data: true },
  ]);
  expect(all).toBe(chosen);
  expect(dismissed).not.toBe(chosen);
});

test('the loader of a customer block runs for signed-in customers only, and its data is not cached', async () => {
  let calls = 0;
  const { loaded } = createTestBlockDataLoader(async ({ visitor: { customerId } }) => {
    calls += 1;
    return { data: customerId };
  });
  const nodes = [createTestBlock('a', 'customer')];
  const dataFor = async (customerId: string | null) => {
    const { results } = await loaded(nodes, { visitor: { ...visitor, signedIn: customerId !== null, customerId } });
    return results['a'];
  };
  expect(await dataFor(null)).toEqual({ ok: true, data: null });
  expect(calls).toBe(0);
  expect(await dataFor('ada')).toEqual({ ok: true, data: 'ada' });
  expect(await dataFor('hana')).toEqual({ ok: true, data: 'hana' });
  expect(calls).toBe(2);
});

test('customer blocks do not share their result for signed-out visitors, because it stores the HTML of one block', async () => {
  const { loaded } = createTestBlockDataLoader(async () => ({ data: 'not called' }));
  const { results } = await loaded([createTestBlock('a', 'customer'), createTestBlock('b', 'customer')]);
  expect(results).toEqual({ a: { ok: true, data: null }, b: { ok: true, data: null } });
  expect(results['a']).not.toBe(results['b']);
});

describe('data of a shared block loader', () => {
  const nodes = [createTestBlock('a', 'shared')];

  test('is loaded once for concurrent requests', async () => {
    const answers: ((data: string) => void)[] = [];
    const { loaded } = createTestBlockDataLoader(
      () => new Promise((resolve) => answers.push((data) => resolve({ data, expires: 5000 }))),
    );
    const pages = Array.from({ length: 100 }, () => loaded(nodes));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.length).toBe(1);
    answers[0]?.('x');
    const all = await Promise.all(pages);
    expect(all).toEqual(all.map(() => ({ results: { a: { ok: true, data: 'x' } }, expires: 5000 })));
  });

  test('is loaded again once an answer has changed that it was made of before', async () => {
    const load: ServerBlock['load'] = async ({ now }) => ({ data: now });
    const { load: run, dropMadeOf } = createBlockDataLoader({ shared: { component: () => null, css: '', load } });
    const at = async (now: number) => {
      const reads = new PageReadBudget();
      reads.used({ key: 'prices', validUntil: Number.POSITIVE_INFINITY, isStale: false });
      const { results, made } = await run(nodes, { ...context, now, reads }, () => expect.unreachable());
      return [results.get('a'), made];
    };
    const first = [{ ok: true, data: 1000 }, 1000];
    expect(await at(1000)).toEqual(first);
    // A page is as old as the oldest of its data.
    expect(await at(1010)).toEqual(first);
    dropMadeOf(new Map([['prices', 999]]));
    dropMadeOf(new Map([['draws', 1005]]));
    expect(await at(1020)).toEqual(first);
    dropMadeOf(new Map([['prices', 1000]]));
    expect(await at(1030)).toEqual([{ ok: true, data: 1030 }, 1030]);
  });

  test('is loaded again after the cache was cleared, even while an earlier load is still running', async () => {
    const answers: ((data: string) => void)[] = [];
    const { loaded, clear } = createTestBlockDataLoader(
      () => new Promise((resolve) => answers.push((data) => resolve({ data, expires: 5000 }))),
    );
    const old = loaded(nodes);
    clear();
    const fresh = loaded(nodes);
    answers[1]?.('new');
    await fresh;
    answers[0]?.('old');
    expect((await old).results['a']).toEqual({ ok: true, data: 'old' });
    expect((await loaded(nodes)).results['a']).toEqual({ ok: true, data: 'new' });
    clear();
    void loaded(nodes);
    expect(answers).toHaveLength(3);
  });

  test('is reused until it expires', async () => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async ({ now }) => ({ data: ++calls, expires: now + 100 }));
    const at = async (now: number) => (await loaded(nodes, { now })).results['a'];
    expect([await at(1000), await at(1099), await at(1100)]).toEqual([
      { ok: true, data: 1 },
      { ok: true, data: 1 },
      { ok: true, data: 2 },
    ]);
  });

  test('is never reused after a minute, whatever expiry the loader gives', async () => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async () => ({ data: ++calls, expires: Number.POSITIVE_INFINITY }));
    const at = async (now: number) => (await loaded(nodes, { now })).results['a'];
    expect([await at(0), await at(59_999), await at(60_000)]).toEqual([
      { ok: true, data: 1 },
      { ok: true, data: 1 },
      { ok: true, data: 2 },
    ]);
  });

  test.each<[string, Partial<BlockLoadTestContext>]>([
    ['params', { params: { offer: 'a' } }],
    ['query', { query: new URLSearchParams('page=2') }],
    ['price list', { visitor: { ...visitor, pricingId: '2' } }],
    ['sub-variant', { visitor: { ...visitor, subVariant: 'b' } }],
  ])('is not reused for other %s', async (_, other) => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async () => ({ data: ++calls }));
    const loadResults = [
      await loaded(nodes),
      await loaded(nodes, other),
      await loaded(nodes, other),
      await loaded(nodes),
    ];
    expect(loadResults.map(({ results }) => results['a'])).toEqual([1, 2, 2, 1].map((data) => ({ ok: true, data })));
  });

  test('is kept apart for different queries and price lists, even if these contain the separator of the cache key', async () => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async () => ({ data: ++calls }));
    const of = async (query: string, pricingId: string) =>
      (await loaded(nodes, { query: new URLSearchParams(query), visitor: { ...visitor, pricingId } })).results['a'];
    expect([await of('a=1|1', '1'), await of('a=1', '1|1'), await of('a=1%7C1|1', '')]).toEqual(
      [1, 2, 3].map((data) => ({ ok: true, data })),
    );
  });

  test('is kept apart by block', async () => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async () => ({ data: ++calls }));
    const first = await loaded([createTestBlock('a', 'shared')]);
    const second = await loaded([createTestBlock('a', 'shared')]);
    expect([first.results, second.results]).toEqual([{ a: { ok: true, data: 1 } }, { a: { ok: true, data: 2 } }]);
  });

  test('stays available to other requests when the first one is aborted', async () => {
    let answer = (_: { data: string }) => {};
    let aborted = false;
    const { loaded, failures } = createTestBlockDataLoader(({ signal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const leaving = new AbortController();
    const first = loaded(nodes, { signal: leaving.signal });
    const second = loaded(nodes);
    leaving.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    answer({ data: 'x' });
    expect((await second).results).toEqual({ a: { ok: true, data: 'x' } });
    expect([failures, aborted]).toEqual([[], false]);
  });
});

test('data of one visitor is loaded for each request and its load is aborted with the request', async () => {
  let calls = 0;
  const { loaded } = createTestBlockDataLoader(async ({ signal }) => {
    calls++;
    if (calls < 3) return { data: calls };
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const nodes = [createTestBlock('a', 'visitor')];
  expect([(await loaded(nodes)).results, (await loaded(nodes)).results]).toEqual([
    { a: { ok: true, data: 1 } },
    { a: { ok: true, data: 2 } },
  ]);
  const leaving = new AbortController();
  const page = loaded(nodes, { signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(page).rejects.toThrow('gone');
});

test('the blocks of a page share one abort listener on the page signal', async () => {
  const { loaded } = createTestBlockDataLoader(({ signal }) =>
    waitForPromiseUnlessAborted(new Promise(() => undefined), signal),
  );
  const leaving = new AbortController();
  const nodes = Array.from({ length: 6 }, (_, index) => [
    createTestBlock(`v${index}`, 'visitor'),
    createTestBlock(`s${index}`, 'shared'),
  ]);
  const pages = [loaded(nodes.flat(), { signal: leaving.signal }), loaded(nodes.flat(), { signal: leaving.signal })];
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1);
  leaving.abort(new Error('gone'));
  for (const page of pages) await expect(page).rejects.toThrow('gone');
});

describe('a failing block loader', () => {
  const nodes = [createTestBlock('a', 'shared'), createTestBlock('b', 'visitor'), createTestBlock('c', 'shared')];

  test('leaves its block failed, is reported and makes the page uncacheable', async () => {
    const { loaded, failures } = createTestBlockDataLoader(async ({ props }) => {
      if (props !== 'c') throw new Error('down');
      return { data: 'fine' };
    });
    expect(await loaded(nodes)).toEqual({
      results: { a: { ok: false }, b: { ok: false }, c: { ok: true, data: 'fine' } },
      expires: 1000,
    });
    expect(failures.toSorted()).toEqual(['a shared down', 'b visitor down']);
  });

  test('that throws before it returns a promise leaves its block failed and is reported', async () => {
    const { loaded, failures } = createTestBlockDataLoader(() => {
      throw new Error('not even');
    });
    expect((await loaded([createTestBlock('a', 'shared')])).results).toEqual({ a: { ok: false } });
    expect(failures).toEqual(['a shared not even']);
  });

  test('runs again for the next page', async () => {
    let calls = 0;
    const { loaded } = createTestBlockDataLoader(async () => {
      if (++calls === 1) throw new Error('down');
      return { data: calls };
    });
    expect([(await loaded(nodes.slice(0, 1))).results, (await loaded(nodes.slice(0, 1))).results]).toEqual([
      { a: { ok: false } },
      { a: { ok: true, data: 2 } },
    ]);
  });

  test('that never answers is aborted and reported after ten seconds, and its block fails', async () => {
    const signals: AbortSignal[] = [];
    const { loaded, failures } = createTestBlockDataLoader(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const page = loaded(nodes.slice(0, 2));
    await vi.advanceTimersByTimeAsync(9999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await page).results).toEqual({ a: { ok: false }, b: { ok: false } });
    expect(failures).toEqual(['a shared timeout of 10000 ms exceeded', 'b visitor timeout of 10000 ms exceeded']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('that does not exist leaves its block failed and is reported', async () => {
    const failures: string[] = [];
    const { results } = await createBlockDataLoader({}).load([createTestBlock('a', 'shared')], context, (id) =>
      failures.push(id),
    );
    expect([results.get('a')?.ok, failures]).toEqual([false, ['a']]);
  });
});

test('the least recently used block data is evicted when the byte limit is reached', async () => {
  let calls = 0;
  const text = 'x'.repeat(100_000);
  const load = async () => ({ data: { call: ++calls, text } });
  const { loaded } = createTestBlockDataLoader(load, { maxBytes: 500_000 });
  const nodes = [createTestBlock('a', 'shared')];
  const of = async (page: string) => (await loaded(nodes, { query: new URLSearchParams({ page }) })).results['a'];
  expect([await of('1'), await of('2'), await of('3'), await of('3'), await of('1')]).toEqual(
    [1, 2, 3, 3, 4].map((call) => ({ ok: true, data: { call, text } })),
  );
});

import { expect, test, vi } from 'vitest';
import { createRunOnceForAllNodes } from '../nodes/run-once.ts';
import { MemoryStores } from '../nodes/testing/memory-store.ts';
import { createFetchForAllNodes } from './share-answers.ts';
import type { CachedAnswerWithStaleLimit } from './stale-answer-cache.ts';

const stores = new MemoryStores();
const generation = { current: 'first' };

function openNode(name: string) {
  const runOnce = createRunOnceForAllNodes({ store: stores.open(name), pause: async () => {} });
  return createFetchForAllNodes(runOnce, { now: () => stores.now, generation: () => generation.current });
}

function answerOf(result: unknown): CachedAnswerWithStaleLimit {
  const { now } = stores;
  const answer = { result, pageInfo: { limit: 10, offset: 0, total: 1 }, expires: now + 60_000 };
  const validUntil = Number.POSITIVE_INFINITY;
  return { answer, fetched: now, expires: now + 60_000, validUntil, staleUntil: now + 90_000 };
}

test('a second node uses the API answer that the first node fetched, with all its expiry times', async () => {
  const fetched = answerOf([{ id: 1 }]);
  const fetchAnswer = vi.fn(async () => fetched);
  const read = { key: 'offers', fetchAnswer, isResult: Array.isArray };
  await openNode('a')(read);
  await vi.waitFor(() => expect(stores.values.size).toBe(1));
  expect(await openNode('b')(read)).toEqual(fetched);
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});

test('an answer that breaks the contract of this release is fetched again', async () => {
  const own = answerOf({ id: 1 });
  const read = { key: 'offers', fetchAnswer: async () => own, isResult: (result: unknown) => !Array.isArray(result) };
  expect(await openNode('c')(read)).toBe(own);
});

test('an answer from before the caches were cleared is not found', async () => {
  generation.current = 'second';
  const own = answerOf([{ id: 2 }]);
  expect(await openNode('b')({ key: 'offers', fetchAnswer: async () => own, isResult: Array.isArray })).toBe(own);
});

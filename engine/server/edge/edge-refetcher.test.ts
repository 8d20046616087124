import { expect, test } from 'vitest';
import { createEdgeRefetcher, type RefetchOutcome } from './edge-refetcher.ts';

/** A refetcher whose requests the test answers, in order. */
function openRefetcher() {
  const requestedTargets: string[] = [];
  const answers: { readonly resolve: (outcome: RefetchOutcome) => void; readonly reject: (error: unknown) => void }[] =
    [];
  const refetcher = createEdgeRefetcher({
    refetch: ({ target }) => {
      requestedTargets.push(target);
      const { promise, ...answer } = Promise.withResolvers<RefetchOutcome>();
      answers.push(answer);
      return promise;
    },
    timeout: () => new AbortController().signal,
  });
  const toPages = (targets: readonly string[]) =>
    targets.map((target) => ({ origin: 'http://one.localhost', target, cookie: '', locale: 'en' }));
  const add = (...targets: string[]) => refetcher.add(toPages(targets));
  const addFirst = (...targets: string[]) => refetcher.addFirst(toPages(targets));
  const answer = async (outcome: RefetchOutcome | Error) => {
    const first = answers.shift();
    if (outcome instanceof Error) first?.reject(outcome);
    else first?.resolve(outcome);
    await new Promise(setImmediate);
  };
  return { refetcher, requestedTargets, add, addFirst, answer };
}

test('pages that visitors wait for are fetched from the edge before pages that were queued earlier', async () => {
  const { requestedTargets, add, addFirst, answer } = openRefetcher();
  add('/1', '/2', '/3', '/4', '/later', '/edited');
  addFirst('/edited', '/other');
  await answer('fetched');
  await answer('fetched');
  await answer('fetched');
  expect(requestedTargets.slice(4)).toEqual(['/edited', '/other', '/later']);
});

test('four pages are fetched at once, and the others in their order', async () => {
  const { refetcher, requestedTargets, add, answer } = openRefetcher();
  add('/1', '/2', '/a', '/b', '/c', '/d');
  expect([requestedTargets, refetcher.status()]).toEqual([
    ['/1', '/2', '/a', '/b'],
    { waiting: 2, fetched: 0, stored: 0, failed: 0 },
  ]);
  await answer('fetched');
  await answer('fetched');
  await answer('fetched');
  await answer('stored');
  await answer('failed');
  await answer('fetched');
  add('/e');
  expect([requestedTargets, refetcher.status()]).toEqual([
    ['/1', '/2', '/a', '/b', '/c', '/d', '/e'],
    { waiting: 0, fetched: 4, stored: 1, failed: 1 },
  ]);
});

test('a page added again is fetched only once while it is queued, and once more if its fetch is already under way', async () => {
  const { requestedTargets, add, answer } = openRefetcher();
  add('/1', '/2', '/a', '/b', '/c');
  add('/c', '/a');
  for (let index = 0; index < 6; index += 1) await answer('fetched');
  expect(requestedTargets).toEqual(['/1', '/2', '/a', '/b', '/c', '/a']);
});

test('when the edge does not answer, the queued pages are dropped and not fetched', async () => {
  const { refetcher, requestedTargets, add, answer } = openRefetcher();
  add('/1', '/2', '/a', '/b', '/c');
  await answer(new Error('no answer'));
  await answer('fetched');
  expect([requestedTargets, refetcher.status()]).toEqual([
    ['/1', '/2', '/a', '/b'],
    { waiting: 0, fetched: 1, stored: 0, failed: 1 },
  ]);
  add('/d');
  expect(requestedTargets).toEqual(['/1', '/2', '/a', '/b', '/d']);
});

test('at most 1,000 pages are queued to be fetched from the edge', () => {
  const { refetcher, add } = openRefetcher();
  add('/1', '/2', '/3', '/4');
  add(...Array.from({ length: 1100 }, (_, index) => `/page-${index}`));
  expect(refetcher.status().waiting).toBe(1000);
});

test('no page is fetched from the edge after the refetcher was stopped', async () => {
  const { refetcher, requestedTargets, add, answer } = openRefetcher();
  add('/1', '/2', '/a', '/b', '/c');
  refetcher.stop();
  await answer('fetched');
  add('/d');
  expect(requestedTargets).toEqual(['/1', '/2', '/a', '/b']);
});

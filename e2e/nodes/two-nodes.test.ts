import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uncachedGetCallIds } from '#commerce/calls.server.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { RunningTestShop } from '../harness/shop-process.ts';
import { startTwoTestNodes, type TwoTestNodes } from './two-nodes.ts';

const EDIT_COUNT = 10;
const MIN_READS_PER_EDIT = 1_000;

/** Request headers by which responses of the commerce API differ. */
const VARYING_HEADERS = [apiHeaderNames.appKey, apiHeaderNames.language, apiHeaderNames.subVariant];

const WAIT_OPTIONS = { timeout: 15_000 };

let testNodes: TwoTestNodes;

beforeAll(async () => {
  testNodes = await startTwoTestNodes();
});

afterAll(() => testNodes.close());

const readTitles = () => Promise.all(testNodes.nodes.map(testNodes.readTitle));

test('an edit in Directus is live on both nodes within seconds, and of 10,000 reads none returns to an older version', {
  timeout: 150_000,
}, async () => {
  // The first edit after a start compiles code that later ones use.
  await testNodes.publishTitle('Edit 0');
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Edit 0', 'Edit 0']), WAIT_OPTIONS);
  const delays: number[] = [];
  let newestEdit = 0;
  let oldReadCount = 0;
  let readCount = 0;
  for (let edit = 1; edit <= EDIT_COUNT; edit += 1) {
    const startTime = performance.now();
    const publication = testNodes.publishTitle(`Edit ${edit}`);
    const updatedNodes = new Set<RunningTestShop>();
    let liveDelay: number | null = null;
    // Reads go on while Directus saves, validates and notifies, and for a while after.
    for (let read = 0; read < MIN_READS_PER_EDIT || liveDelay === null; read += 1) {
      const node = testNodes.nodes[read % 2];
      if (!node) throw new Error('there are two nodes');
      const title = await testNodes.readTitle(node);
      const shownEdit = Number(/^Edit (\d+)$/.exec(title)?.[1] ?? Number.NaN);
      if (!(shownEdit >= newestEdit)) oldReadCount += 1;
      newestEdit = Math.max(newestEdit, shownEdit);
      if (shownEdit === edit) updatedNodes.add(node);
      if (updatedNodes.size === testNodes.nodes.length) liveDelay ??= performance.now() - startTime;
      if (performance.now() - startTime > WAIT_OPTIONS.timeout)
        throw new Error(`edit ${edit} was not live on both nodes`);
      readCount += 1;
    }
    await publication;
    delays.push(liveDelay);
  }
  delays.sort((first, second) => first - second);
  console.log(
    `${EDIT_COUNT} edits, ${readCount} reads; live after ms: median ${delays[delays.length >> 1]?.toFixed()}, most ${delays.at(-1)?.toFixed()}`,
  );
  expect(readCount).toBeGreaterThanOrEqual(EDIT_COUNT * MIN_READS_PER_EDIT);
  expect(oldReadCount).toBe(0);
  expect(delays.at(-1)).toBeLessThan(5_000);
});

test('clearing the caches of one node clears those of the other', async () => {
  const [firstNode] = testNodes.nodes;
  await readTitles();
  expect((await testNodes.entriesOf('pages'))[1]).toBeGreaterThan(0);
  if (firstNode) await testNodes.clearCaches(firstNode);
  await vi.waitFor(async () => expect(await testNodes.entriesOf('pages')).toEqual([0, 0]), WAIT_OPTIONS);
});

test('two nodes that need the same data at the same time send one request for it to the commerce API', async () => {
  const [firstNode] = testNodes.nodes;
  if (firstNode) await testNodes.clearCaches(firstNode);
  await vi.waitFor(async () => expect(await testNodes.entriesOf('API answers')).toEqual([0, 0]), WAIT_OPTIONS);
  const responsesBefore = testNodes.api.listAllResponses().length;
  await readTitles();
  const requestKeys = testNodes.api
    .listAllResponses()
    .slice(responsesBefore)
    .filter(({ callId }) => !uncachedGetCallIds.has(callId))
    .map(({ target, headers }) => [target, ...VARYING_HEADERS.map((name) => headers[name])].join(' '));
  expect(requestKeys.length).toBeGreaterThan(1);
  expect(requestKeys.filter((key, index) => requestKeys.indexOf(key) !== index)).toEqual([]);
});

test('without Redis both nodes serve on and say so, and heal by themselves when it is back', async () => {
  const [firstNode, secondNode] = testNodes.nodes;
  if (!firstNode || !secondNode) throw new Error('there are two nodes');
  await testNodes.redis.kill();
  await vi.waitFor(async () => expect(await readRedisStates()).toEqual(['down', 'down']), WAIT_OPTIONS);
  await testNodes.publishTitle('Without Redis');
  await vi.waitFor(async () => expect(await testNodes.readTitle(firstNode)).toBe('Without Redis'), WAIT_OPTIONS);

  await testNodes.redis.start();
  await vi.waitFor(async () => expect(await readRedisStates()).toEqual(['up', 'up']), WAIT_OPTIONS);
  // The second node reads the change that it missed, without another notification.
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Without Redis', 'Without Redis']), WAIT_OPTIONS);
  await testNodes.publishTitle('With Redis again');
  await vi.waitFor(
    async () => expect(await readTitles()).toEqual(['With Redis again', 'With Redis again']),
    WAIT_OPTIONS,
  );
});

async function readRedisStates(): Promise<string[]> {
  return Promise.all(testNodes.nodes.map(async (node) => (await testNodes.status(node)).nodes.redis));
}

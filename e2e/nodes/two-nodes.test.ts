import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uncachedGetCallIds } from '#commerce/calls.server.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { startTwoTestNodes, type TwoTestNodes } from './two-nodes.ts';

const READS = 10_000;
const READS_OF_AN_EDIT = 400;

/** Headers by which answers of the commerce API differ. */
const KEYS = [apiHeaderNames.appKey, apiHeaderNames.language, apiHeaderNames.subVariant];

const PATIENCE = { timeout: 15_000 };

let two: TwoTestNodes;

beforeAll(async () => {
  two = await startTwoTestNodes();
});

afterAll(() => two.close());

const titles = () => Promise.all(two.nodes.map(two.readTitle));

test('an edit is live on both nodes within a second, and of 10,000 reads none returns to an older version', async () => {
  const [first, second] = two.nodes;
  const delays: number[] = [];
  // The first edit after a start compiles code that later ones use.
  await two.publishTitle('Edit 1', first);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Edit 1', 'Edit 1']), PATIENCE);
  let newest = 1;
  let published = { edit: 1, at: 0 };
  let flips = 0;
  for (let read = 0; read < READS; read += 1) {
    if (read % READS_OF_AN_EDIT === 0) {
      published = { edit: published.edit + 1, at: performance.now() };
      await two.publishTitle(`Edit ${published.edit}`, read % (2 * READS_OF_AN_EDIT) === 0 ? first : second);
    }
    const node = read % 2 === 0 ? first : second;
    const shown = Number(/Edit (\d+)/.exec(node ? await two.readTitle(node) : '')?.[1] ?? 0);
    if (shown < newest) flips += 1;
    if (shown > newest) {
      newest = shown;
      if (newest === published.edit) delays.push(performance.now() - published.at);
    }
  }
  expect(flips).toBe(0);
  expect(newest).toBe(published.edit);
  delays.sort((a, b) => a - b);
  console.log(`edits ${published.edit}, live after ms: median ${delays[delays.length >> 1]}, most ${delays.at(-1)}`);
  expect(delays).toHaveLength(READS / READS_OF_AN_EDIT);
  expect(delays.at(-1)).toBeLessThan(1_000);
});

test('clearing the caches of one node clears those of the other', async () => {
  const [first] = two.nodes;
  await titles();
  expect((await two.entriesOf('pages'))[1]).toBeGreaterThan(0);
  if (first) await two.clearCaches(first);
  await vi.waitFor(async () => expect(await two.entriesOf('pages')).toEqual([0, 0]), PATIENCE);
});

test('two nodes that need the same data at the same time send one request for it to the commerce API', async () => {
  const [first] = two.nodes;
  if (first) await two.clearCaches(first);
  await vi.waitFor(async () => expect(await two.entriesOf('API answers')).toEqual([0, 0]), PATIENCE);
  const before = two.api.heardFromAllCalls().length;
  await titles();
  const targets = two.api
    .heardFromAllCalls()
    .slice(before)
    .filter(({ callId }) => !uncachedGetCallIds.has(callId))
    .map(({ target, headers }) => [target, ...KEYS.map((name) => headers[name])].join(' '));
  expect(targets.length).toBeGreaterThan(1);
  expect(targets.filter((target, index) => targets.indexOf(target) !== index)).toEqual([]);
});

test('without Redis both nodes serve on and say so, and heal by themselves when it is back', async () => {
  const [first, second] = two.nodes;
  if (!first || !second) throw new Error('there are two nodes');
  await two.redis.kill();
  await vi.waitFor(async () => expect(await stateOfRedis()).toEqual(['down', 'down']), PATIENCE);
  await two.publishTitle('Without Redis', first);
  await vi.waitFor(async () => expect(await two.readTitle(first)).toBe('Without Redis'), PATIENCE);
  expect(await two.readTitle(second)).toMatch(/^Edit/);

  await two.redis.start();
  await vi.waitFor(async () => expect(await stateOfRedis()).toEqual(['up', 'up']), PATIENCE);
  // The second node reads what it has missed, without a notice.
  await vi.waitFor(async () => expect(await titles()).toEqual(['Without Redis', 'Without Redis']), PATIENCE);
  await two.publishTitle('With Redis again', second);
  await vi.waitFor(async () => expect(await titles()).toEqual(['With Redis again', 'With Redis again']), PATIENCE);
});

async function stateOfRedis(): Promise<string[]> {
  return Promise.all(two.nodes.map(async (node) => (await two.status(node)).nodes.redis));
}

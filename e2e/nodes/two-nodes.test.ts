import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uncachedGetCallIds } from '#commerce/calls.server.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { RunningTestShop } from '../harness/shop-process.ts';
import { startTwoTestNodes, type TwoTestNodes } from './two-nodes.ts';

const EDITS = 10;
const READS_OF_AN_EDIT = 1_000;

/** Headers by which answers of the commerce API differ. */
const KEYS = [apiHeaderNames.appKey, apiHeaderNames.language, apiHeaderNames.subVariant];

const PATIENCE = { timeout: 15_000 };

let two: TwoTestNodes;

beforeAll(async () => {
  two = await startTwoTestNodes();
});

afterAll(() => two.close());

const titles = () => Promise.all(two.nodes.map(two.readTitle));

test('an edit in Directus is live on both nodes within seconds, and of 10,000 reads none returns to an older version', {
  timeout: 150_000,
}, async () => {
  // The first edit after a start compiles code that later ones use.
  await two.publishTitle('Edit 0');
  await vi.waitFor(async () => expect(await titles()).toEqual(['Edit 0', 'Edit 0']), PATIENCE);
  const delays: number[] = [];
  let newest = 0;
  let flips = 0;
  let reads = 0;
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const started = performance.now();
    const published = two.publishTitle(`Edit ${edit}`);
    const shown = new Set<RunningTestShop>();
    let live: number | null = null;
    // Reads go on while Directus saves, judges and notifies, and for a while after.
    for (let read = 0; read < READS_OF_AN_EDIT || live === null; read += 1) {
      const node = two.nodes[read % 2];
      if (!node) throw new Error('there are two nodes');
      const title = await two.readTitle(node);
      const number = Number(/^Edit (\d+)$/.exec(title)?.[1] ?? Number.NaN);
      if (!(number >= newest)) flips += 1;
      newest = Math.max(newest, number);
      if (number === edit) shown.add(node);
      if (shown.size === two.nodes.length) live ??= performance.now() - started;
      if (performance.now() - started > PATIENCE.timeout) throw new Error(`edit ${edit} was not live on both nodes`);
      reads += 1;
    }
    await published;
    delays.push(live);
  }
  delays.sort((one, other) => one - other);
  console.log(
    `${EDITS} edits, ${reads} reads; live after ms: median ${delays[delays.length >> 1]?.toFixed()}, most ${delays.at(-1)?.toFixed()}`,
  );
  expect(reads).toBeGreaterThanOrEqual(EDITS * READS_OF_AN_EDIT);
  expect(flips).toBe(0);
  expect(delays.at(-1)).toBeLessThan(5_000);
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
  const before = two.api.listAllResponses().length;
  await titles();
  const targets = two.api
    .listAllResponses()
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
  await two.publishTitle('Without Redis');
  await vi.waitFor(async () => expect(await two.readTitle(first)).toBe('Without Redis'), PATIENCE);

  await two.redis.start();
  await vi.waitFor(async () => expect(await stateOfRedis()).toEqual(['up', 'up']), PATIENCE);
  // The second node reads what it has missed, without a notice.
  await vi.waitFor(async () => expect(await titles()).toEqual(['Without Redis', 'Without Redis']), PATIENCE);
  await two.publishTitle('With Redis again');
  await vi.waitFor(async () => expect(await titles()).toEqual(['With Redis again', 'With Redis again']), PATIENCE);
});

async function stateOfRedis(): Promise<string[]> {
  return Promise.all(two.nodes.map(async (node) => (await two.status(node)).nodes.redis));
}

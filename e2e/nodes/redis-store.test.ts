import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ActionLimiter, createActionLimiter } from '#engine/api/action-limiter.ts';
import { NO_ACTION_LIMITS } from '#engine/api/limited-actions.ts';
import { openRedisStore } from '#engine/nodes/redis-store.ts';
import { createSharedCounter } from '#engine/nodes/share-counts.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startRedis } from '../../scripts/topology/start-redis.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Longer than a command may take. */
const BUSY = 1_500;
const LIFETIME = 60_000;

const PATIENT = { timeout: 10_000 };

/** A Redis of this test, and what connects to it. */
async function startTestRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  const redis = await startRedis({ folder, port, log: () => undefined });
  onTestFinished(async () => {
    await redis.close();
    rmSync(folder, { recursive: true });
  });
  const url = `redis://127.0.0.1:${port}`;
  let ids = 0;
  const randomId = () => String((ids += 1));
  const operator = new Redis(url);
  onTestFinished(() => operator.disconnect());
  const openStore = async (node: string) => {
    const store = await openRedisStore({ url, node, clock: Date.now, randomId, log: quiet });
    onTestFinished(() => store.close());
    return store;
  };
  return { redis, operator, openStore };
}

test('a Redis that hangs counts as away, so that nothing waits for it, until it answers again', async () => {
  const { redis, openStore } = await startTestRedis();
  const store = await openStore('one');
  expect(store.isReachable()).toBe(true);
  redis.hang();
  onTestFinished(redis.resume);
  await vi.waitFor(() => expect(store.isReachable()).toBe(false), PATIENT);
  await expect(store.lock('read-cms', LIFETIME)).rejects.toThrow("Stream isn't writeable");
  redis.resume();
  await vi.waitFor(() => expect(store.isReachable()).toBe(true), PATIENT);
});

test('nodes refuse by a number that they count together, which Redis holds for a minute and under no name of a customer', async () => {
  const { operator, openStore } = await startTestRedis();
  const limits = { ...NO_ACTION_LIMITS, voucher: 4 };
  const nodes: ActionLimiter[] = [];
  for (const node of ['one', 'two']) {
    const share = createSharedCounter(await openStore(node), 'secret of all nodes');
    nodes.push(createActionLimiter({ perAddress: NO_ACTION_LIMITS, perCustomer: limits, now: Date.now, share }));
  }
  const count = (node: number) => nodes[node]?.count('voucher', { address: '192.0.2.1', customer: 'harbour 7' }) ?? 0;
  const readKeys = () => operator.keys('vitrine-count:*');
  const readTotal = async () => Number((await readKeys())[0] && (await operator.get((await readKeys())[0] ?? '')));
  expect([count(0), count(0)]).toEqual([0, 0]);
  await vi.waitFor(async () => expect(await readTotal()).toBe(2), PATIENT);
  expect([count(1), count(1)]).toEqual([0, 0]);
  await vi.waitFor(async () => expect(await readTotal()).toBe(4), PATIENT);
  await vi.waitFor(() => expect(count(1)).toBeGreaterThan(50), PATIENT);
  const [key = '', ...others] = await readKeys();
  expect([others, key.includes('harbour')]).toEqual([[], false]);
  expect(await operator.pttl(key)).toBeLessThanOrEqual(60_000);
});

test('a lock that Redis gives after the node has stopped waiting for it is released', async () => {
  const { operator, openStore } = await startTestRedis();
  const store = await openStore('one');
  await operator.client('PAUSE', BUSY);
  const late = await Promise.allSettled([store.lock('read-cms', LIFETIME), store.valueOrLock('offers', LIFETIME)]);
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(async () => expect(await store.lock('read-cms', LIFETIME)).not.toBeNull(), PATIENT);
  await vi.waitFor(async () => expect((await store.valueOrLock('offers', LIFETIME)).kind).toBe('lock'), PATIENT);
});

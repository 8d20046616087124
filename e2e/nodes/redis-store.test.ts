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

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Longer than the time limit of a command. */
const PAUSE_MS = 1_500;
const LOCK_LIFETIME_MS = 60_000;

const WAIT_OPTIONS = { timeout: 10_000 };

/** Starts a Redis for one test, with a client of its own and a function that opens the store of a node. */
async function startTestRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  const port = await findFirstOfConsecutiveFreePorts(1);
  const redis = await startRedis({ folder, port, log: () => undefined });
  onTestFinished(async () => {
    await redis.close();
    rmSync(folder, { recursive: true });
  });
  const url = `redis://127.0.0.1:${port}`;
  let lastId = 0;
  const randomId = () => String((lastId += 1));
  const redisClient = new Redis(url);
  onTestFinished(() => redisClient.disconnect());
  const openStore = async (node: string) => {
    const store = await openRedisStore({ url, node, clock: Date.now, randomId, log: silentLog });
    onTestFinished(() => store.close());
    return store;
  };
  return { redis, operator: redisClient, openStore };
}

test('a Redis that hangs counts as away, so that nothing waits for it, until it answers again', async () => {
  const { redis, openStore } = await startTestRedis();
  const store = await openStore('one');
  expect(store.isReachable()).toBe(true);
  redis.hang();
  onTestFinished(redis.resume);
  await vi.waitFor(() => expect(store.isReachable()).toBe(false), WAIT_OPTIONS);
  await expect(store.lock('read-cms', LOCK_LIFETIME_MS)).rejects.toThrow("Stream isn't writeable");
  redis.resume();
  await vi.waitFor(() => expect(store.isReachable()).toBe(true), WAIT_OPTIONS);
});

test('nodes refuse by a number that they count together, which Redis holds for a minute and under no name of a customer', async () => {
  const { operator: redisClient, openStore } = await startTestRedis();
  const limits = { ...NO_ACTION_LIMITS, voucher: 4 };
  const limiters: ActionLimiter[] = [];
  for (const node of ['one', 'two']) {
    const sharedCounter = createSharedCounter(await openStore(node), 'secret of all nodes');
    limiters.push(
      createActionLimiter({ perAddress: NO_ACTION_LIMITS, perCustomer: limits, now: Date.now, share: sharedCounter }),
    );
  }
  const countVoucherAction = (index: number) =>
    limiters[index]?.count('voucher', { address: '192.0.2.1', customer: 'harbour 7' }) ?? 0;
  const readKeys = () => redisClient.keys('vitrine-count:*');
  const readTotal = async () => Number((await readKeys())[0] && (await redisClient.get((await readKeys())[0] ?? '')));
  expect([countVoucherAction(0), countVoucherAction(0)]).toEqual([0, 0]);
  await vi.waitFor(async () => expect(await readTotal()).toBe(2), WAIT_OPTIONS);
  expect([countVoucherAction(1), countVoucherAction(1)]).toEqual([0, 0]);
  await vi.waitFor(async () => expect(await readTotal()).toBe(4), WAIT_OPTIONS);
  await vi.waitFor(() => expect(countVoucherAction(1)).toBeGreaterThan(50), WAIT_OPTIONS);
  const [key = '', ...otherKeys] = await readKeys();
  expect([otherKeys, key.includes('harbour')]).toEqual([[], false]);
  expect(await redisClient.pttl(key)).toBeLessThanOrEqual(60_000);
});

test('a lock that Redis gives after the node has stopped waiting for it is released', async () => {
  const { operator: redisClient, openStore } = await startTestRedis();
  const store = await openStore('one');
  await redisClient.client('PAUSE', PAUSE_MS);
  const lateLocks = await Promise.allSettled([
    store.lock('read-cms', LOCK_LIFETIME_MS),
    store.valueOrLock('offers', LOCK_LIFETIME_MS),
  ]);
  expect(lateLocks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(async () => expect(await store.lock('read-cms', LOCK_LIFETIME_MS)).not.toBeNull(), WAIT_OPTIONS);
  await vi.waitFor(
    async () => expect((await store.valueOrLock('offers', LOCK_LIFETIME_MS)).kind).toBe('lock'),
    WAIT_OPTIONS,
  );
});

import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRedisStore } from '#engine/nodes/redis-store.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startTestRedis } from './redis-process.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Longer than a command may take. */
const BUSY = 1_500;
const LIFETIME = 60_000;

test('a lock that Redis gives after the node has stopped waiting for it is released', async () => {
  const redis = await startTestRedis(await findFirstOfConsecutiveFreePorts(1));
  onTestFinished(() => redis.close());
  let ids = 0;
  const randomId = () => String((ids += 1));
  const store = await openRedisStore({ url: redis.url, node: 'one', clock: Date.now, randomId, log: quiet });
  onTestFinished(() => store.close());
  const operator = new Redis(redis.url);
  onTestFinished(() => operator.disconnect());
  await operator.client('PAUSE', BUSY);
  const late = await Promise.allSettled([store.lock('read-cms', LIFETIME), store.valueOrLock('offers', LIFETIME)]);
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(async () => expect(await store.lock('read-cms', LIFETIME)).not.toBeNull(), { timeout: 10_000 });
  await vi.waitFor(async () => expect((await store.valueOrLock('offers', LIFETIME)).kind).toBe('lock'), {
    timeout: 10_000,
  });
});

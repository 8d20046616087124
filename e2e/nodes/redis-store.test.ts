import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRedisStore } from '#engine/nodes/redis-store.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startRedis } from '../../scripts/topology/start-redis.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Longer than a command may take. */
const BUSY = 1_500;
const LIFETIME = 60_000;

test('a lock that Redis gives after the node has stopped waiting for it is released', async () => {
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
  const store = await openRedisStore({ url, node: 'one', clock: Date.now, randomId, log: quiet });
  onTestFinished(() => store.close());
  const operator = new Redis(url);
  onTestFinished(() => operator.disconnect());
  await operator.client('PAUSE', BUSY);
  const late = await Promise.allSettled([store.lock('read-cms', LIFETIME), store.valueOrLock('offers', LIFETIME)]);
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(async () => expect(await store.lock('read-cms', LIFETIME)).not.toBeNull(), { timeout: 10_000 });
  await vi.waitFor(async () => expect((await store.valueOrLock('offers', LIFETIME)).kind).toBe('lock'), {
    timeout: 10_000,
  });
});

import { expect, test } from 'vitest';
import type { ContentSource } from './content-source.ts';
import { createContentSourceFollower } from './follow-source.ts';

test('a source that keeps making progress is waited for, and counts as down once it is silent for too long', async () => {
  const timeouts: AbortController[] = [];
  const failures: unknown[] = [];
  const stop = Promise.withResolvers<void>();
  const source: ContentSource = {
    name: 'directus',
    load: async (signal, progress = () => {}) => {
      progress();
      // The first timeout was postponed, the second one is not.
      timeouts[0]?.abort();
      expect(signal.aborted).toBe(false);
      timeouts[1]?.abort();
      expect(signal.aborted).toBe(true);
      return stop.promise.then(() => ({ documents: [], assets: [] }));
    },
    readAsset: async () => new Uint8Array(),
    loadDrafts: async () => [],
    watch: async () => async () => {},
  };
  const follower = createContentSourceFollower({
    source,
    clock: () => 0,
    log: { info: () => {}, warn: () => {}, error: (details) => void failures.push(details) },
    schedule: () => () => {},
    timeout: () => {
      const timeout = new AbortController();
      timeouts.push(timeout);
      return timeout.signal;
    },
    publish: async () => {},
    replace: async () => {},
    confirmed: () => {},
    restore: async () => false,
  });
  await follower.start();
  expect(failures).toMatchObject([{ source: 'directus', fault: 'timeout' }]);
  expect(follower.status()).toMatchObject({ lastFailure: { code: 'timeout' } });
  stop.resolve();
});

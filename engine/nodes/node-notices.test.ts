import { expect, test, vi } from 'vitest';
import { createNodeNotices } from './node-notices.ts';
import { MemoryStores } from './testing/memory-store.ts';

test('an unreadable notice is logged, one of an unknown kind is ignored, and later ones arrive', async () => {
  const stores = new MemoryStores();
  const store = stores.open('a');
  const error = vi.fn();
  const notices = createNodeNotices(store, { error });
  const received = vi.fn();
  notices.on('known', received);
  notices.start();
  await store.append('{');
  await store.append('{"no": "kind"}');
  await notices.send({ kind: 'of a newer release' });
  await notices.send({ kind: 'known', value: 7 });
  expect(error).toHaveBeenCalledTimes(2);
  expect(received).toHaveBeenCalledExactlyOnceWith({ kind: 'known', value: 7 }, '4');
});

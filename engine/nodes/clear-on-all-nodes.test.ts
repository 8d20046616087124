import { expect, test, vi } from 'vitest';
import { createCacheClearingOnAllNodes } from './clear-on-all-nodes.ts';
import { createNodeNotices } from './node-notices.ts';
import { MemoryStores } from './testing/memory-store.ts';

async function openNode(stores: MemoryStores, name: string) {
  const store = stores.open(name);
  const notices = createNodeNotices(store, { error: () => {} });
  const failed = vi.fn();
  let ids = 0;
  const randomId = () => {
    ids += 1;
    return `${name}-${ids}`;
  };
  const clearing = createCacheClearingOnAllNodes({ store, notices, randomId, failed });
  await clearing.open();
  const clear = vi.fn();
  const clearAll = clearing.clearWith(clear);
  notices.start();
  return { clear, clearAll, failed, generation: clearing.generation };
}

test('clearing one node clears each node once, and gives shared answers new keys', async () => {
  const stores = new MemoryStores();
  const a = await openNode(stores, 'a');
  const b = await openNode(stores, 'b');
  a.clearAll();
  await vi.waitFor(() => expect(b.clear).toHaveBeenCalledTimes(1));
  expect(a.clear).toHaveBeenCalledTimes(1);
  expect([a.generation(), b.generation()]).toEqual(['a-1', 'a-1']);
  const late = await openNode(stores, 'late');
  expect(late.generation()).toBe('a-1');
});

test('a node that was away clears its caches when it is back', async () => {
  const stores = new MemoryStores();
  const a = await openNode(stores, 'a');
  const b = await openNode(stores, 'b');
  stores.values.set('cache-generation', 'set while b was away');
  stores.interrupt();
  await vi.waitFor(() => expect(b.clear).toHaveBeenCalledTimes(1));
  expect(a.clear).toHaveBeenCalledTimes(1);
});

test('without the store a node clears its own caches, and reports that the others were not reached', async () => {
  const stores = new MemoryStores();
  const a = await openNode(stores, 'a');
  stores.isReachable = false;
  a.clearAll();
  expect(a.clear).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(a.failed).toHaveBeenCalledTimes(1));
});

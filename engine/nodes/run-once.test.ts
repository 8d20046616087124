import { expect, test } from 'vitest';
import { createRunOnceForAllNodes, type SharedWork } from './run-once.ts';
import { MemoryStores } from './testing/memory-store.ts';

function setUp() {
  const stores = new MemoryStores();
  const ran: string[] = [];
  const nodeOf = (name: string) => {
    const runOnce = createRunOnceForAllNodes({
      store: stores.open(name),
      pause: async (milliseconds) => {
        stores.now += milliseconds;
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      },
    });
    const work = (change: Partial<SharedWork<string>> = {}): SharedWork<string> => ({
      key: 'offers',
      run: async () => {
        ran.push(name);
        return `of ${name}`;
      },
      encode: async (text) => ({ text, lifetime: 1_000 }),
      decode: async (text) => text,
      patience: 2_000,
      lockLifetime: 2_000,
      ...change,
    });
    return (change?: Partial<SharedWork<string>>) => runOnce(work(change));
  };
  return { stores, ran, a: nodeOf('a'), b: nodeOf('b') };
}

test('two nodes that need the same result at the same time do the work once', async () => {
  const { a, b, ran } = setUp();
  expect(await Promise.all([a(), b()])).toEqual(['of a', 'of a']);
  expect(ran).toEqual(['a']);
});

test('a node that has waited long enough for another does the work itself', async () => {
  const { a, b, ran, stores } = setUp();
  const begun = stores.now;
  void a({ run: () => new Promise(() => {}) });
  expect(await b()).toBe('of b');
  expect(stores.now - begun).toBeGreaterThanOrEqual(2_000);
  expect(ran).toEqual(['b']);
});

test('after a failure another node does the work, and the caller gets its own error', async () => {
  const { a, b } = setUp();
  const failing = a({ run: () => Promise.reject(new Error('no answer')) });
  const other = b();
  await expect(failing).rejects.toThrow('no answer');
  expect(await other).toBe('of b');
});

test('a result that this node cannot use is made again', async () => {
  const { a, b } = setUp();
  await a();
  expect(await b({ decode: async () => null })).toBe('of b');
});

test('a node does the work itself when the stored result is damaged', async () => {
  const { a, b } = setUp();
  await a();
  const decode = async (text: string) => JSON.parse(`{${text}`);
  expect(await b({ decode })).toBe('of b');
});

test('each node does its own work while the store cannot be reached, and when it is lost in the midst', async () => {
  const { a, b, ran, stores } = setUp();
  const lost = a({
    run: async () => {
      stores.isReachable = false;
      return 'of a';
    },
  });
  expect(await lost).toBe('of a');
  expect(await b()).toBe('of b');
  expect(ran).toEqual(['b']);
});

import { expect, test } from 'vitest';
import { createRunOnceForAllNodes } from '../nodes/run-once.ts';
import { MemoryStores } from '../nodes/testing/memory-store.ts';
import type { ApiSession } from './api-session.server.ts';
import { createRefreshForAllNodes } from './share-refreshes.server.ts';
import { createTestSession } from './testing.ts';
import { createTokenRefresher } from './token-refresher.server.ts';

const NOW = 1_700_000_000_000;
const SECRET = 'the secret that seals sessions';

function setUp() {
  const stores = new MemoryStores();
  const refreshingNodes: string[] = [];
  const openNode = (name: string, secret = SECRET) => {
    const pause = () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    const runOnce = createRunOnceForAllNodes({ store: stores.open(name), pause });
    const refresher = createTokenRefresher(() => NOW, {
      refreshForAllNodes: createRefreshForAllNodes(runOnce, secret),
    });
    const requestNewTokens = async (_: ApiSession) => {
      refreshingNodes.push(name);
      return createTestSession('7', NOW, `new-${name}`);
    };
    return (session: ApiSession) => refresher.renew('harbour', session, requestNewTokens);
  };
  return { stores, refreshingNodes, openNode };
}

test('two nodes that refresh the same tokens at once ask the API once, and both get the new session', async () => {
  const { openNode, refreshingNodes } = setUp();
  const [a, b] = [openNode('a'), openNode('b')];
  const old = createTestSession('7', NOW, 'old');
  const both = await Promise.all([a(old), b(old)]);
  expect(refreshingNodes).toEqual(['a']);
  expect(both[1]).toEqual(both[0]);
});

test('what nodes share about a refresh holds no token in the clear', async () => {
  const { openNode, stores } = setUp();
  const old = createTestSession('7', NOW, 'old');
  const fresh = await openNode('a')(old);
  await expect.poll(() => stores.values.size).toBe(1);
  const stored = JSON.stringify([...stores.values]);
  for (const token of [old.refreshToken, fresh.refreshToken, fresh.accessToken, fresh.customerToken])
    expect(stored).not.toContain(token);
});

test('a node with another session secret asks the API itself', async () => {
  const { openNode, refreshingNodes, stores } = setUp();
  const old = createTestSession('7', NOW, 'old');
  await openNode('a')(old);
  await expect.poll(() => stores.values.size).toBe(1);
  await openNode('b', 'another secret of sessions')(old);
  expect(refreshingNodes).toEqual(['a', 'b']);
});

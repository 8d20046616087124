import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createFetchForAllNodes } from '#engine/api/share-answers.ts';
import { createRefreshForAllNodes } from '#engine/api/share-refreshes.server.ts';
import type { EngineLogger } from '#engine/cms/log.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import { createCacheClearingOnAllNodes } from '#engine/nodes/clear-on-all-nodes.ts';
import { createNodeNotices } from '#engine/nodes/node-notices.ts';
import { openRedisStore } from '#engine/nodes/redis-store.ts';
import { createRunOnceForAllNodes } from '#engine/nodes/run-once.ts';
import { createSharedCounter } from '#engine/nodes/share-counts.ts';
import { createSharedContentChanges } from '#engine/nodes/shared-changes.ts';
import { createSwitchTogether } from '#engine/nodes/switch-together.ts';
import { blockThread, createTimedSwitch } from '#engine/nodes/timed-switch.ts';
import { EDITS_BY_POLLING, type SharedNodes } from './shared-nodes.ts';

/** Connects to Redis. One that is away does not stop the start. */
export async function connectNodes(
  { redisUrl, sessionSecret }: { readonly redisUrl: string; readonly sessionSecret: string },
  clock: () => number,
  log: EngineLogger,
): Promise<SharedNodes> {
  const store = await openRedisStore({ url: redisUrl, node: randomUUID(), clock, randomId: randomUUID, log });
  const notices = createNodeNotices(store, log);
  const timed = createTimedSwitch({ now: store.now, schedule: scheduleByTimer, block: blockThread });
  const switchTogether = createSwitchTogether({ store, notices, timed, schedule: scheduleByTimer });
  const runOnce = createRunOnceForAllNodes({ store, pause: (milliseconds) => pause(milliseconds) });
  const clearing = createCacheClearingOnAllNodes({
    store,
    notices,
    randomId: randomUUID,
    failed: () => log.warn({}, 'the caches of other nodes were not cleared, because Redis cannot be reached'),
  });
  await clearing.open();
  return {
    exchange: createSharedContentChanges({
      store,
      notices,
      switchTogether,
      pause: (milliseconds) => pause(milliseconds),
    }),
    apiWork: {
      fetchForAllNodes: createFetchForAllNodes(runOnce, { now: clock, generation: clearing.generation }),
      refreshForAllNodes: createRefreshForAllNodes(runOnce, sessionSecret),
    },
    addToCount: createSharedCounter(store, sessionSecret),
    clearOnAllNodes: clearing.clearWith,
    applyAt: timed.at,
    start(requests) {
      timed.attach(requests);
      notices.start();
    },
    status() {
      const status = store.status();
      return status.isReachable
        ? { redis: 'up', edits: 'together with all nodes', ...status }
        : { redis: 'down', edits: EDITS_BY_POLLING, ...status };
    },
    close: store.close,
  };
}

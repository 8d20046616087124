import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createFetchForAllNodes } from '#engine/api/share-answers.ts';
import { createRefreshForAllNodes } from '#engine/api/share-refreshes.server.ts';
import type { ContentChangeExchange } from '#engine/cms/change-exchange.ts';
import type { EngineLogger } from '#engine/cms/log.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import { createCacheClearingOnAllNodes } from '#engine/nodes/clear-on-all-nodes.ts';
import { createNodeNotices } from '#engine/nodes/node-notices.ts';
import { createRunOnceForAllNodes } from '#engine/nodes/run-once.ts';
import { createSharedContentChanges } from '#engine/nodes/shared-changes.ts';
import type { SharedStoreStatus } from '#engine/nodes/shared-store.ts';
import { createSwitchTogether } from '#engine/nodes/switch-together.ts';
import { blockThread, createTimedSwitch, type RequestEvents } from '#engine/nodes/timed-switch.ts';
import type { SharedApiWork } from '../services/commerce-server.ts';
import type { ServerSettings } from './settings.ts';

/** What the nodes of an installation do together, or nothing without Redis. */
export interface SharedNodes {
  readonly exchange?: ContentChangeExchange;
  readonly apiWork?: SharedApiWork;
  /** Makes clearing the caches of this node clear those of all nodes. */
  clearOnAllNodes(clear: () => void): () => void;
  /** Begins to receive notices, and lets edits be switched to between two requests. */
  start(requests: RequestEvents): void;
  /** For `/_status`. */
  status(): NodesStatus;
  close(): Promise<void>;
}

export type NodesStatus =
  | { readonly redis: 'off'; readonly edits: string }
  | ({ readonly redis: 'up' | 'down'; readonly edits: string } & SharedStoreStatus);

const BY_POLLING = 'by a notice of the CMS to this node, else within 15 s by polling';

const WITHOUT_REDIS: SharedNodes = {
  clearOnAllNodes: (clear) => clear,
  start: () => {},
  status: () => ({ redis: 'off', edits: BY_POLLING }),
  close: async () => {},
};

/** Connects to Redis where the operator names one. A Redis that is away does not stop the start. */
export async function openNodes(
  { redisUrl, sessionSecret }: Pick<ServerSettings, 'redisUrl' | 'sessionSecret'>,
  clock: () => number,
  log: EngineLogger,
): Promise<SharedNodes> {
  if (redisUrl === undefined) return WITHOUT_REDIS;
  const { openRedisStore } = await import('#engine/nodes/redis-store.ts');
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
      fetchForAllNodes: createFetchForAllNodes(runOnce, { now: store.now, generation: clearing.generation }),
      refreshForAllNodes: createRefreshForAllNodes(runOnce, sessionSecret),
    },
    clearOnAllNodes: clearing.clearWith,
    start(requests) {
      timed.attach(requests);
      notices.start();
    },
    status() {
      const status = store.status();
      return status.isReachable
        ? { redis: 'up', edits: 'together with all nodes', ...status }
        : { redis: 'down', edits: BY_POLLING, ...status };
    },
    close: store.close,
  };
}

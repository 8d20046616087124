import type { ContentChangeExchange } from '#engine/cms/change-exchange.ts';
import type { EngineLogger } from '#engine/cms/log.ts';
import type { SharedStoreStatus } from '#engine/nodes/shared-store.ts';
import type { RequestEvents } from '#engine/nodes/timed-switch.ts';
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

export const EDITS_BY_POLLING = 'by a notice of the CMS to this node, else within 15 s by polling';

const WITHOUT_REDIS: SharedNodes = {
  clearOnAllNodes: (clear) => clear,
  start: () => {},
  status: () => ({ redis: 'off', edits: EDITS_BY_POLLING }),
  close: async () => {},
};

/** Connects this node with others where the operator names a Redis; the code for it is loaded only then. */
export async function openNodes(
  { redisUrl, sessionSecret }: Pick<ServerSettings, 'redisUrl' | 'sessionSecret'>,
  clock: () => number,
  log: EngineLogger,
): Promise<SharedNodes> {
  if (redisUrl === undefined) return WITHOUT_REDIS;
  const { connectNodes } = await import('./connect-nodes.ts');
  return connectNodes({ redisUrl, sessionSecret }, clock, log);
}

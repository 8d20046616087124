import type { ContentChangeExchange } from '#engine/cms/change-exchange.ts';
import type { AddToNumberOfAllNodes } from '#engine/nodes/share-counts.ts';
import type { SharedStoreStatus } from '#engine/nodes/shared-store.ts';
import type { RequestEvents } from '#engine/nodes/timed-switch.ts';
import type { SharedApiWork } from '../services/commerce-server.ts';

/** Work that the nodes of an installation share; without Redis each works alone. */
export interface SharedNodes {
  readonly exchange?: ContentChangeExchange;
  readonly apiWork?: SharedApiWork;
  /** Counts for limits; each node counts alone when left out. */
  readonly addToCount?: AddToNumberOfAllNodes;
  /** Makes clearing the caches of this node clear those of all nodes. */
  clearOnAllNodes(clear: () => void): () => void;
  /** Applies a change at a moment, in epoch milliseconds, between two requests. */
  applyAt(moment: number, apply: () => void): Promise<void>;
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

import type { Logger } from 'pino';
import type { ApiClientStatus } from '#engine/api/api-client.server.ts';
import type { DocumentStore } from '#engine/cms/document-store.ts';
import type { CacheUsage } from '#engine/memory/byte-cache.ts';
import type { CustomerDataPlace } from '#engine/memory/customer-data-place.ts';
import type { EdgePurgeStatus } from '#engine/server/edge/purge-queue.ts';
import type { OperatorAccess } from '#engine/server/signed-link.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';

/** What a node serves, and from what. */
export interface ServedState {
  readonly store: Pick<DocumentStore, 'status' | 'heldBack' | 'missingContent' | 'view'>;
  readonly catalogue: () => Pick<SiteCatalogue, 'served' | 'byKey'>;
  readonly calls: { status(): ApiClientStatus };
  readonly nodes: { status(): unknown };
  /** Edges in front, where there are any. */
  readonly edges?: { status(): readonly EdgePurgeStatus[] } | undefined;
  /** Files of other releases, where there is a folder for them. */
  readonly sharedFiles?: { status(): unknown } | null;
  readonly refusedSessions: { status(): unknown };
  readonly caches: () => readonly CacheUsage[];
  readonly customerData: readonly CustomerDataPlace[];
  readonly clock: () => number;
  readonly stopping: AbortSignal;
  readonly access: OperatorAccess;
  readonly log: Pick<Logger, 'warn'>;
  /** Reports a failed request of an operator. */
  readonly failed: (error: unknown, target: string) => void;
}

/** Whether there are documents to serve. */
export function hasDocuments({ store, catalogue }: Pick<ServedState, 'store' | 'catalogue'>): boolean {
  return store.view().sites.some((key) => catalogue().byKey(key));
}

/** Status of documents, caches and connected services, without that of the process. */
export function describeServedState({
  store,
  catalogue,
  calls,
  nodes,
  edges,
  sharedFiles,
  refusedSessions,
  caches,
}: Pick<
  ServedState,
  'store' | 'catalogue' | 'calls' | 'nodes' | 'edges' | 'sharedFiles' | 'refusedSessions' | 'caches'
>): object {
  return {
    source: store.status(),
    heldBack: store.heldBack(),
    missingContent: store.missingContent(),
    sites: catalogue().served,
    api: calls.status(),
    nodes: nodes.status(),
    ...(edges && { edges: edges.status() }),
    ...(sharedFiles && { sharedFiles: sharedFiles.status() }),
    refusedSessions: refusedSessions.status(),
    caches: caches(),
  };
}

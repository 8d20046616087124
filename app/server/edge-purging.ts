import type { Logger } from 'pino';
import type { DocumentStore } from '#engine/cms/document-store.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { type ScheduleTask, scheduleByTimer } from '#engine/cms/schedule.ts';
import { createEdgePages, type EdgePages } from '#engine/server/edge/edge-pages.ts';
import { createEdgePurgers, type EdgePurgeMode } from '#engine/server/edge/edge-purger.ts';
import { createAnswerTag, listChangedTags } from '#engine/server/edge/edge-tags.ts';
import { createEdgePurgeQueue, type EdgePurgeStatus } from '#engine/server/edge/purge-queue.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';
import type { ServerSettings } from './settings.ts';

export interface EdgePurgingOptions {
  readonly edge: NonNullable<ServerSettings['edge']>;
  readonly store: Pick<DocumentStore, 'subscribe' | 'view'>;
  /** Catalogue of the served documents, which is updated before its listeners receive a publication. */
  readonly catalogue: () => Pick<SiteCatalogue, 'byKey'>;
  /** Caches of this node with entries made from API responses. */
  readonly caches: () => readonly { dropMadeOf(changes: ReadonlyMap<string, number>): void }[];
  readonly clock: () => number;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly fetch?: typeof fetch;
  readonly schedule?: ScheduleTask;
}

export interface EdgePurging {
  /** Receives the cache key of an API response that has changed; missing where no edge purges. */
  readonly answerChanged?: (key: string) => void;
  /** Pages to fetch again after a purge; missing where no edge purges. */
  readonly pages?: EdgePages;
  status(): readonly EdgePurgeStatus[];
  stop(): void;
}

/** Milliseconds between two checks for ended pages, such as after a draw closed. */
const LOOK_FOR_ENDED_PAGES_AFTER = 250;

/** Milliseconds for which changed responses are collected, because each purge searches the whole caches. */
const COLLECTED_FOR = 1_000;

/** Purges the pages at each edge that a publication of documents, or an API response, has changed. */
export function startEdgePurging(options: EdgePurgingOptions): EdgePurging {
  const { edge, store, catalogue, clock, log, schedule = scheduleByTimer } = options;
  const changed = (name: string, error: unknown) => {
    if (error === null) log.info({ edge: name }, 'an edge purges again');
    else log.warn({ edge: name, error }, 'an edge did not purge; it is tried again');
  };
  const queues = createEdgePurgers(edge.purge, { token: edge.purgeToken, fetch: options.fetch ?? fetch }).map(
    (purger) => createEdgePurgeQueue({ purger, clock, schedule, changed }),
  );
  const versionOf = (documents: PublishedDocuments) => {
    const sites = catalogue();
    return { documents, site: (key: string) => sites.byKey(key) };
  };
  if (queues.length === 0) return { status: () => [], stop: () => {} };
  const pages = createEdgePages(clock);
  const purge = (tags: readonly string[], mode: EdgePurgeMode) => {
    const purged = pages.listWithTags(tags);
    for (const queue of queues) queue.add(tags, purged, mode);
  };
  let before = versionOf(store.view());
  const unsubscribe = store.subscribe((publication) => {
    const after = versionOf(publication.documents);
    const tags = listChangedTags(before, after, publication);
    before = after;
    pages.changed(tags);
    purge(tags, 'hard');
  });
  let lookedAt = clock();
  const fetchEndedPages = () => {
    const now = clock();
    const ended = pages.listEnded({ from: lookedAt, to: now });
    lookedAt = now;
    for (const queue of queues) queue.refetch(ended);
    cancelLook = schedule(fetchEndedPages, LOOK_FOR_ENDED_PAGES_AFTER);
  };
  let cancelLook = schedule(fetchEndedPages, LOOK_FOR_ENDED_PAGES_AFTER);
  /** When each change was detected, in epoch milliseconds. */
  const changedAnswers = new Map<string, number>();
  let cancel = () => {};
  const purgeChangedAnswers = () => {
    for (const cache of options.caches()) cache.dropMadeOf(changedAnswers);
    // Soft, because nodes also serve a cached response for up to a minute: the edge serves old pages until new ones are rendered.
    purge([...changedAnswers.keys()].map(createAnswerTag), 'soft');
    changedAnswers.clear();
  };
  return {
    pages,
    answerChanged(key) {
      if (changedAnswers.size === 0) cancel = schedule(purgeChangedAnswers, COLLECTED_FOR);
      changedAnswers.set(key, clock());
    },
    status: () => queues.map((queue) => queue.status()),
    stop() {
      unsubscribe();
      cancel();
      cancelLook();
      for (const queue of queues) queue.stop();
    },
  };
}

import type { Logger } from 'pino';
import type { DocumentStore } from '#engine/cms/document-store.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { type ScheduleTask, scheduleByTimer } from '#engine/cms/schedule.ts';
import { createEdgePurgers } from '#engine/server/edge/edge-purger.ts';
import { createAnswerTag, listChangedTags } from '#engine/server/edge/edge-tags.ts';
import { createEdgePurgeQueue, type EdgePurgeStatus } from '#engine/server/edge/purge-queue.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';
import type { ServerSettings } from './settings.ts';

export interface EdgePurgingOptions {
  readonly edge: NonNullable<ServerSettings['edge']>;
  readonly store: Pick<DocumentStore, 'subscribe' | 'view'>;
  /** The catalogue of the documents that are served; it has changed when its listeners hear of a publication. */
  readonly catalogue: () => Pick<SiteCatalogue, 'byKey'>;
  /** Caches of this node that have things made of answers of the API. */
  readonly caches: () => readonly { dropMadeOf(answers: ReadonlySet<string>): void }[];
  readonly clock: () => number;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly fetch?: typeof fetch;
  readonly schedule?: ScheduleTask;
}

export interface EdgePurging {
  /** Receives the cache key of an answer of the API that has changed; missing where no edge purges. */
  readonly answerChanged?: (key: string) => void;
  status(): readonly EdgePurgeStatus[];
  stop(): void;
}

/** Milliseconds for which changed answers are collected, because the caches are searched as a whole for them. */
const COLLECTED_FOR = 1_000;

/** Purges the pages at each edge that a publication of documents, or an answer of the API, has changed. */
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
  let before = versionOf(store.view());
  const unsubscribe = store.subscribe((publication) => {
    const after = versionOf(publication.documents);
    const tags = listChangedTags(before, after, publication);
    before = after;
    for (const queue of queues) queue.add(tags);
  });
  const changedAnswers = new Set<string>();
  let cancel = () => {};
  const purgeChangedAnswers = () => {
    for (const cache of options.caches()) cache.dropMadeOf(changedAnswers);
    const tags = [...changedAnswers].map(createAnswerTag);
    changedAnswers.clear();
    for (const queue of queues) queue.add(tags);
  };
  return {
    answerChanged(key) {
      if (changedAnswers.size === 0) cancel = schedule(purgeChangedAnswers, COLLECTED_FOR);
      changedAnswers.add(key);
    },
    status: () => queues.map((queue) => queue.status()),
    stop() {
      unsubscribe();
      cancel();
      for (const queue of queues) queue.stop();
    },
  };
}

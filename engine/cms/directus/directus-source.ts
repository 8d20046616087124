import { setTimeout } from 'node:timers/promises';
import { type ContentChangeExchange, NO_EXCHANGE_OF_CHANGES } from '../change-exchange.ts';
import { type ContentSource, ContentSourceError } from '../content-source.ts';
import { startPolling } from '../polling.ts';
import {
  NO_DIRECTUS_ROWS_AND_FILES_SEEN,
  readDirectusChanges,
  readDirectusDrafts,
  readDirectusSnapshot,
} from './directus-reader.ts';
import { createDirectusReadClient, type DirectusAccess, type DirectusReadClient } from './directus-requests.ts';
import { readDirectusPicture } from './read-picture.ts';

export interface DirectusSourceOptions extends DirectusAccess {
  /** Milliseconds between polls, in case webhook notices get lost. */
  readonly pollEvery?: number;
  /** Timeout of a request in milliseconds. */
  readonly timeout?: number;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  /** Shares changes with other nodes. */
  readonly exchange?: ContentChangeExchange;
}

export interface DirectusSource extends ContentSource {
  /** Polls at once, after a notice of the CMS. */
  notify(): void;
}

/** Milliseconds before the next poll after a failure, so that edits appear soon after the CMS recovers. */
const AFTER_FAILURE = 5_000;

/**
 * Reads published documents and pictures from Directus with a token that stays on the server. An error status or an
 * invalid response fails the whole read, and so does a timeout (10 seconds) of a request other than a later page.
 */
export function createDirectusSource(options: DirectusSourceOptions): DirectusSource {
  const { pollEvery = 15_000, timeout = 10_000, clock = Date.now, exchange = NO_EXCHANGE_OF_CHANGES } = options;
  const deadline = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const requests = withDeadlineOfEachRequest(createDirectusReadClient(options), deadline);
  const paging = { progress: () => {}, pause: waitFor };
  const wakers = new Set<() => void>();
  let loaded = NO_DIRECTUS_ROWS_AND_FILES_SEEN;

  return {
    name: 'directus',
    load: async (signal, progress = paging.progress) => {
      exchange.loading();
      const { seen, snapshot } = await readDirectusSnapshot(requests, clock(), signal, { ...paging, progress });
      loaded = seen;
      return snapshot;
    },
    readAsset: (asset, signal) => readDirectusPicture(requests, asset, signal),
    watch: async (onChange, onFailure) => {
      let before = loaded;
      let failing = false;
      const polling = startPolling(pollEvery, async (stopped) => {
        try {
          let seen = before;
          const read = async () => {
            const next = await readDirectusChanges(requests, before, clock(), stopped, paging);
            seen = next.seen;
            return next.change;
          };
          await exchange.read(read, (change) => {
            // After a failure even an empty change is reported, as a sign that the CMS answers again.
            if (failing || change.documents.length > 0 || change.assets.length > 0) onChange(change);
          });
          before = seen;
          failing = false;
          return undefined;
        } catch (error) {
          if (stopped.aborted) return undefined;
          failing = true;
          onFailure(asSourceError(error));
          return Math.min(pollEvery, AFTER_FAILURE);
        }
      });
      wakers.add(polling.wake);
      const leave = exchange.follow(onChange, polling.wake);
      return async () => {
        leave();
        wakers.delete(polling.wake);
        await polling.stop();
      };
    },
    notify: () => {
      for (const wake of wakers) wake();
    },
    loadDrafts: (version, signal) => readDirectusDrafts(requests, version, signal),
  };
}

/** Applies the timeout to each request, because a large CMS takes many. */
function withDeadlineOfEachRequest(
  client: DirectusReadClient,
  deadline: (signal: AbortSignal) => AbortSignal,
): DirectusReadClient {
  return {
    items: (collection, query, signal) => client.items(collection, query, deadline(signal)),
    files: (query, signal) => client.files(query, deadline(signal)),
    versions: (signal) => client.versions(deadline(signal)),
    siteVersions: (signal) => client.siteVersions(deadline(signal)),
    file: (fileId, query, signal) => client.file(fileId, query, deadline(signal)),
    asset: (fileId, limit, signal) => client.asset(fileId, limit, deadline(signal)),
  };
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}

function asSourceError(error: unknown): ContentSourceError {
  if (error instanceof ContentSourceError) return error;
  return new ContentSourceError('garbage', 'A change of the CMS could not be taken in.', { cause: error });
}

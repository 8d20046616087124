import { type CacheUsage, createByteLimitedCache } from '../../memory/byte-cache.ts';
import type { ReadableHeaders } from '../../site/request-host.ts';
import { createEdgePageKey, type EdgePageRequest } from './edge-page-request.ts';

/** Header of a node's own request to the edge, which does not count as a visit. */
export const REFETCH_HEADER = 'x-vitrine-refetch';

/** Request header with the number of visitors to whom the edge served the page that it replaces. */
export const HITS_HEADER = 'x-vitrine-hits';

/** Maximum number of queued refetches. */
export const MAX_REFETCHED_PAGES = 1000;

/** A page that the edge may store. */
export interface EdgePage {
  readonly request: EdgePageRequest;
  /** Separated by spaces. */
  readonly tags: string;
  /** Epoch milliseconds at which the edge refetches it. */
  readonly end: number;
}

/** Pages that this node has sent to the edge, and how often visitors request each. */
export interface EdgePages {
  /** `requestHeaders` are those of the visitor's request. */
  sent(page: EdgePage, requestHeaders: ReadableHeaders): void;
  /** Requests for the pages that have one of the tags, the most popular first. */
  listWithTags(tags: readonly string[]): readonly EdgePageRequest[];
  /** Requests for the pages whose end is after `from` and not after `to`, the most popular first. */
  listEnded(times: { readonly from: number; readonly to: number }): readonly EdgePageRequest[];
  /** Records a publication that changes the pages with these tags. */
  changed(tags: readonly string[]): void;
  /** Whether documents of a page with these tags, separated by spaces, were published at a moment or later. */
  isChangedSince(tags: string, moment: number): boolean;
  use(): CacheUsage;
}

interface KnownPage extends EdgePage {
  readonly popularity: number;
  /** When the edge last requested it for a visitor, in epoch milliseconds. */
  readonly requestedAt: number;
}

/** Milliseconds after which a page without requests for visitors is ignored. */
const RECENT = 10 * 60_000;

/** Half-life of the weight of past visits, in milliseconds. */
const HALF_LIFE = 5 * 60_000;

/** Milliseconds for which a publication is stored: longer than any render and response takes. */
const LONGEST_RENDER = 10 * 60_000;

export function createEdgePages(clock: () => number): EdgePages {
  /** When documents were last published, by tag. */
  const changes = new Map<string, number>();
  const known = createByteLimitedCache<KnownPage>({
    name: 'pages at the edge',
    maxBytes: 16 * 1024 * 1024,
    sizeOf: ({ request, tags }) => 200 + 2 * (request.target.length + request.cookie.length + tags.length),
  });

  const weigh = ({ popularity, requestedAt }: KnownPage, now: number) =>
    popularity * 0.5 ** ((now - requestedAt) / HALF_LIFE);

  function list(isWanted: (page: KnownPage) => boolean): readonly EdgePageRequest[] {
    const now = clock();
    return [...known.entries()]
      .map(([, page]) => page)
      .filter((page) => page.requestedAt > now - RECENT && isWanted(page))
      .toSorted((a, b) => weigh(b, now) - weigh(a, now))
      .slice(0, MAX_REFETCHED_PAGES)
      .map(({ request }) => request);
  }

  return {
    sent(page, requestHeaders) {
      const key = createEdgePageKey(page.request);
      const last = known.peek(key);
      if (requestHeaders.get(REFETCH_HEADER) !== null) {
        if (last) known.set(key, { ...page, popularity: last.popularity, requestedAt: last.requestedAt });
        return;
      }
      const now = clock();
      const visits = 1 + (Number(requestHeaders.get(HITS_HEADER)) || 0);
      known.set(key, { ...page, popularity: visits + (last ? weigh(last, now) : 0), requestedAt: now });
    },
    listWithTags(tags) {
      const wanted = new Set(tags);
      return list((page) => page.tags.split(' ').some((tag) => wanted.has(tag)));
    },
    listEnded: ({ from, to }) => list(({ end }) => end > from && end <= to),
    changed(tags) {
      const now = clock();
      for (const [tag, at] of changes) if (at < now - LONGEST_RENDER) changes.delete(tag);
      for (const tag of tags) changes.set(tag, now);
    },
    isChangedSince: (tags, moment) => tags.split(' ').some((tag) => (changes.get(tag) ?? 0) >= moment),
    use: known.use,
  };
}

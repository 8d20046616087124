/** What an answer is, for metrics. */
export type RequestKind = 'page' | 'navigation' | 'call' | 'asset' | 'file' | 'other';

/** Where a page came from: `private` pages are made for one visitor. */
export type PageOrigin = 'hit' | 'stale' | 'made' | 'private';

/** Site and route of a page. */
export interface ServedPage {
  readonly site: string;
  readonly route: string;
}

export interface ObservedRequest extends ServedPage {
  readonly kind: RequestKind;
  readonly status: number;
  readonly milliseconds: number;
  /** Null for answers that are no pages. */
  readonly origin: PageOrigin | null;
}

/** Receives each answered request. Without one, requests are not timed. */
export interface RequestObserver {
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** A request begins that is not answered from the page cache at once. */
  began(): void;
  /** It ended, also by the client that went away. */
  ended(): void;
  observe(request: ObservedRequest): void;
  /** An anonymous visitor got a cached page. That path is the shortest of all, so it is not timed. */
  observeCachedPage(page: ServedPage, status: number): void;
}

/** Label of sites and routes that are not known. */
export const OTHER = 'other';

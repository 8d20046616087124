import type { PagePayload } from '#engine/render/page-payload.ts';

/** What the app shows. */
export interface ShownPage {
  readonly page: PagePayload;
  /** History entry key; unchanged while page data is reloaded. */
  readonly key: string;
  /** Whether even the error page failed. */
  readonly isLost: boolean;
}

/** Store of the current page with subscriptions. */
export interface ShownPageStore {
  current(): ShownPage;
  show(next: ShownPage): void;
  subscribe(listener: (shown: ShownPage) => void): () => void;
}

export function createShownPageStore(first: PagePayload, key: string): ShownPageStore {
  let shown: ShownPage = { page: first, key, isLost: false };
  const listeners = new Set<(shown: ShownPage) => void>();
  return {
    current: () => shown,
    show(next) {
      if (next.page === shown.page && next.key === shown.key && next.isLost === shown.isLost) return;
      shown = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Path of a page, without its query. */
export function getPagePathWithoutQuery({ url }: Pick<PagePayload, 'url'>): string {
  return url.split('?', 1)[0] ?? '/';
}

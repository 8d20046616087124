import type { PagePayload } from '#engine/render/page-payload.ts';

/** What the app shows. */
export interface ShownPage {
  readonly page: PagePayload;
  /** Names the place in the history: the same while a page only asks for its data again. */
  readonly key: string;
  /** Not even the page's own failure can be shown. */
  readonly isLost: boolean;
}

/** The page that is shown, for whoever must know when there is another. */
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

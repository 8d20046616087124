import type { HydrationTracker } from '#engine/render/page-tree.tsx';

/** Tracks which blocks are not hydrated yet; React hydrates the page first, then block by block. */
export function createHydrationTracker(): HydrationTracker & { readonly isDone: () => boolean } {
  const due = new Set<string>();
  const taken = new Set<string>();
  let hasBegun = false;
  return {
    due: (id) => {
      hasBegun = true;
      if (!taken.has(id)) due.add(id);
    },
    taken: (id) => {
      taken.add(id);
      due.delete(id);
    },
    isDone: () => hasBegun && due.size === 0,
  };
}

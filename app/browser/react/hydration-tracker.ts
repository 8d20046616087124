import type { HydrationTracker } from '#engine/render/page-tree.tsx';

/** Follows which blocks of the page React has yet to take over: it does the page first, and then one block after another. */
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

/** Which document each window of the studio has open, in memory. */
export interface Presence {
  /**
   * Notes that a window has a document open; null for none. Returns how many other windows have it open.
   *
   * @param tab id that the window has chosen for itself
   */
  note(tab: string, document: string | null): number;
}

/** Windows announce themselves every 20 seconds. */
const EXPIRY = 45_000;

/** @param clock epoch milliseconds */
export function createPresence(clock: () => number): Presence {
  const windows = new Map<string, { readonly document: string | null; readonly at: number }>();
  return {
    note(tab, document) {
      const now = clock();
      for (const [one, { at }] of windows) if (now - at >= EXPIRY) windows.delete(one);
      windows.set(tab, { document, at: now });
      if (document === null) return 0;
      return [...windows].filter(([one, { document: open }]) => one !== tab && open === document).length;
    },
  };
}

import type { DocumentStore } from '../document-store.ts';

/**
 * Milliseconds for which a removed picture is still served, because earlier pages and other nodes still refer to it.
 */
export const REMOVED_PICTURE_GRACE_PERIOD = 60_000;

/** Whether a picture, by content hash, is in use or was until recently. */
export type IsPictureInUse = (hash: string) => boolean;

/** Tracks which pictures a store serves. */
export function trackPicturesInUse(
  store: Pick<DocumentStore, 'pictures' | 'subscribe'>,
  clock: () => number,
): IsPictureInUse {
  const gone = new Map<string, number>();
  let served = new Set<string>();
  store.subscribe(() => {
    const now = clock();
    const next = new Set([...store.pictures()].map(({ hash }) => hash));
    for (const [hash, since] of gone)
      if (next.has(hash) || now - since >= REMOVED_PICTURE_GRACE_PERIOD) gone.delete(hash);
    for (const hash of served) if (!next.has(hash)) gone.set(hash, now);
    served = next;
  });
  return (hash) =>
    served.has(hash) || clock() - (gone.get(hash) ?? Number.NEGATIVE_INFINITY) < REMOVED_PICTURE_GRACE_PERIOD;
}

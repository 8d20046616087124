import type { DocumentStore } from '../document-store.ts';

/**
 * Milliseconds in which a picture is still served after a publish took it away: pages that were sent before, or that
 * another node sends until it hears of the publish, ask for it.
 */
export const REMOVED_PICTURE_GRACE_PERIOD = 60_000;

/** Tells by the hash of its content whether what is served needs a picture, or did a moment ago. */
export type IsPictureInUse = (hash: string) => boolean;

/** Follows which pictures a store serves, from its start on. */
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

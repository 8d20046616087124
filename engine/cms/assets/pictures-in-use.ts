import type { DocumentStore } from '../document-store.ts';

/**
 * Milliseconds in which a picture is still served after a publish took it away: pages that were sent before, or that
 * another node sends until it hears of the publish, ask for it.
 */
export const PICTURE_GRACE = 60_000;

/** Tells by the hash of its content whether what is served needs a picture, or did a moment ago. */
export type PictureInUse = (hash: string) => boolean;

/** Follows which pictures a store serves, from its start on. */
export function picturesInUse(store: Pick<DocumentStore, 'pictures' | 'subscribe'>, clock: () => number): PictureInUse {
  const gone = new Map<string, number>();
  let served = new Set<string>();
  store.subscribe(() => {
    const now = clock();
    const next = new Set([...store.pictures()].map(({ hash }) => hash));
    for (const [hash, since] of gone) if (next.has(hash) || now - since >= PICTURE_GRACE) gone.delete(hash);
    for (const hash of served) if (!next.has(hash)) gone.set(hash, now);
    served = next;
  });
  return (hash) => served.has(hash) || clock() - (gone.get(hash) ?? Number.NEGATIVE_INFINITY) < PICTURE_GRACE;
}

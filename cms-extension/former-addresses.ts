import { isPayload, type Payload } from './directus-hooks.ts';

/** Where documents say their address, and where they list those that they had, by collection. */
const ADDRESSES: Readonly<Record<string, { readonly current: string | null; readonly former: string }>> = {
  posts: { current: 'slug', former: 'formerSlugs' },
  pages: { current: 'path', former: 'formerPaths' },
  // The shop names a cause; its document only lists the names before.
  causes: { current: null, former: 'formerSlugs' },
};

/**
 * A save of documents with every address that they had among the former ones, so that no link to them dies. A list that
 * is left out stays as it was. A list that is given counts as it stands while the address stays; where the address
 * changes, none of the stored ones goes, because a draft may have been written before them. Going back to a former address
 * takes that off the list. Archived documents may have been published before.
 */
export function keepFormer(collection: string, payload: Payload, rows: readonly Payload[]): Payload {
  const place = Object.hasOwn(ADDRESSES, collection) ? ADDRESSES[collection] : undefined;
  const next = documentOf(payload['document']);
  if (!place || !next) return payload;
  const { current, former } = place;
  const is = current === null ? undefined : next[current];
  const listed = next[former] ?? [];
  if (!Array.isArray(listed)) return payload;
  const before = rows.flatMap((row): Payload[] =>
    [documentOf(row['document'])].filter((document) => document !== null),
  );
  const held = before.flatMap((document) => {
    const stored = document[former];
    const was = current === null ? undefined : document[current];
    const moves = typeof was === 'string' && is !== was;
    const stays = moves || !(former in next) ? (Array.isArray(stored) ? stored : []) : [];
    return moves ? [...stays, was] : stays;
  });
  const kept = [...new Set([...listed, ...held])].filter((address) => address !== is);
  const changes = kept.length !== listed.length || kept.some((address, index) => address !== listed[index]);
  return changes ? { ...payload, document: { ...next, [former]: kept } } : payload;
}

/** Stored documents may be JSON text; one that is being saved may be either. */
function documentOf(value: unknown): Payload | null {
  if (typeof value !== 'string') return isPayload(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isPayload(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

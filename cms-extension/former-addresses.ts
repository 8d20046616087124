import { isPayload, type Payload } from './directus-hooks.ts';

/** Where documents say their address, and where they list those that they had, by collection. */
const ADDRESSES: Readonly<Record<string, { readonly current: string; readonly former: string }>> = {
  posts: { current: 'slug', former: 'formerSlugs' },
  pages: { current: 'path', former: 'formerPaths' },
};

/**
 * A save of a document whose address changes, with the address that it had among the former ones: links to it lead to
 * the new one without anybody having to think of it. Going back to a former address takes that off the list.
 */
export function keepFormer(collection: string, payload: Payload, rows: readonly Payload[]): Payload {
  const place = Object.hasOwn(ADDRESSES, collection) ? ADDRESSES[collection] : undefined;
  const [stored, ...others] = rows;
  const next = documentOf(payload['document']);
  const before = documentOf(stored?.['document']);
  if (!place || others.length > 0 || stored?.['status'] !== 'published' || !next || !before) return payload;
  const { current, former } = place;
  const [is, was] = [next[current], before[current]];
  if (typeof is !== 'string' || typeof was !== 'string' || is === was) return payload;
  const listed = Array.isArray(next[former]) ? next[former] : [];
  const kept = [...new Set([...listed, was])].filter((address) => address !== is);
  return { ...payload, document: { ...next, [former]: kept } };
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

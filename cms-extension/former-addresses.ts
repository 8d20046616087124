import { isRowPayload, type RowPayload } from './directus-hooks.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where documents say their address, where they list those that they had, and what is one, by collection. */
const ADDRESSES: Readonly<
  Record<string, { readonly current: string | null; readonly former: string; readonly form: RegExp }>
> = {
  posts: { current: 'slug', former: 'formerSlugs', form: SLUG },
  pages: { current: 'path', former: 'formerPaths', form: /^(?:\/[A-Za-z0-9._~-]+)+$/ },
  // The shop names a cause; its document only lists the names before.
  causes: { current: null, former: 'formerSlugs', form: SLUG },
};

/**
 * A save of documents with every address that they had among the former ones, so that no link to them dies. No save takes
 * one off the list: a draft, or a file, may have been written before another edit added it, and nobody can tell. Going back
 * to a former address takes that off. Archived documents may have been published before.
 */
export function recordFormerSlugs(collection: string, payload: RowPayload, rows: readonly RowPayload[]): RowPayload {
  const place = Object.hasOwn(ADDRESSES, collection) ? ADDRESSES[collection] : undefined;
  const next = documentOf(payload['document']);
  if (!place || !next) return payload;
  const { current, former, form } = place;
  const is = current === null ? undefined : next[current];
  const listed = next[former] ?? [];
  if (!Array.isArray(listed)) return payload;
  const held = rows.flatMap((row) => {
    const before = documentOf(row['document']) ?? {};
    const stored = before[former];
    const was = current === null ? undefined : before[current];
    // What was archived may hold anything, and nothing ever led to what is no address.
    return [...(Array.isArray(stored) ? stored : []), was].filter((one) => typeof one === 'string' && form.test(one));
  });
  const kept = [...new Set([...listed, ...held])].filter((address) => address !== is);
  const changes = kept.length !== listed.length || kept.some((address, index) => address !== listed[index]);
  return changes ? { ...payload, document: { ...next, [former]: kept } } : payload;
}

/** Stored documents may be JSON text; one that is being saved may be either. */
function documentOf(value: unknown): RowPayload | null {
  if (typeof value !== 'string') return isRowPayload(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRowPayload(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

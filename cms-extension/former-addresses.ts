import { mergeFormerAddresses } from '#engine/site/former-addresses.ts';
import { isRowPayload, type RowPayload } from './directus-hooks.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Per collection: the field with the current address, the field with former ones, and the valid format. */
const ADDRESSES: Readonly<
  Record<string, { readonly current: string | null; readonly former: string; readonly form: RegExp }>
> = {
  posts: { current: 'slug', former: 'formerSlugs', form: SLUG },
  pages: { current: 'path', former: 'formerPaths', form: /^(?:\/[A-Za-z0-9._~-]+)+$/ },
  // The API names causes, so their documents only list former slugs.
  causes: { current: null, former: 'formerSlugs', form: SLUG },
};

/**
 * Adds the previous addresses to the former ones, so that old links keep working. No save can remove one, because a
 * draft may be older than the edit that added it; returning to a former address removes it. Archived documents count
 * too, because they may have been published.
 */
export function recordFormerSlugsAndPaths(
  collection: string,
  payload: RowPayload,
  rows: readonly RowPayload[],
): RowPayload {
  const place = Object.hasOwn(ADDRESSES, collection) ? ADDRESSES[collection] : undefined;
  const next = documentOf(payload['document']);
  if (!place || !next) return payload;
  const { current, former, form } = place;
  const is = current === null ? undefined : next[current];
  const listed = next[former] ?? [];
  if (!Array.isArray(listed)) return payload;
  const previousAddresses = rows.flatMap((row) => {
    const before = documentOf(row['document']) ?? {};
    const stored = before[former];
    const was = current === null ? undefined : before[current];
    // Archived documents may hold anything, and an invalid address was never linked.
    return [...(Array.isArray(stored) ? stored : []), was].filter((one) => typeof one === 'string' && form.test(one));
  });
  const mergedAddresses = mergeFormerAddresses(listed, previousAddresses, is);
  const changes =
    mergedAddresses.length !== listed.length || mergedAddresses.some((address, index) => address !== listed[index]);
  return changes ? { ...payload, document: { ...next, [former]: mergedAddresses } } : payload;
}

/** Stored documents may be JSON text or objects. */
function documentOf(value: unknown): RowPayload | null {
  if (typeof value !== 'string') return isRowPayload(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRowPayload(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

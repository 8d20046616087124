import type { ConfigDocument } from '../cms/document.ts';
import { isJsonObject } from './json.ts';

/**
 * Former addresses from every document in the merge, because a site's own list must not end the redirects of its
 * parents.
 */
export function listInheritedFormerAddresses(
  sources: readonly ConfigDocument[],
  list: string,
  address: string | null = null,
): readonly string[] {
  return sources.flatMap(({ value }) => {
    if (!isJsonObject(value)) return [];
    const listed: unknown = value[list];
    const own = address === null ? undefined : value[address];
    return [...(Array.isArray(listed) ? listed : []), own].filter((former) => typeof former === 'string');
  });
}

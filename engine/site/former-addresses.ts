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

/** Former addresses of a document that was changed: those it lists and those it had, each once, without its present one. */
export function mergeFormerAddresses(
  listed: readonly unknown[],
  had: readonly unknown[],
  present: unknown,
): readonly unknown[] {
  return [...new Set([...listed, ...had])].filter((address) => address !== present);
}

import type { ConfigDocument } from '../cms/document.ts';
import { isJsonObject } from './json.ts';

/**
 * The addresses that a document had, as each of the documents that it was merged from tells them: a list of a site's own
 * doesn't end what its ancestor's lead to, nor does an own address end the ancestor's.
 */
export function listFormerAddresses(
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

import { DOCUMENT_KINDS, type DocumentKey } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { unifyContentKeySeparators } from './content-index.ts';
import { expandThisPageContentKey } from './content-keys.ts';
import { isJsonObject } from './json.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** A document that names a content key. */
export interface ContentUse extends DocumentKey {
  /** Number of places in it. */
  readonly count: number;
}

/** Documents of all sites by the content keys that they name, with `-` for `_` in keys. */
export type ContentUses = ReadonlyMap<string, readonly ContentUse[]>;

export function indexContentUses(
  documents: Pick<PublishedDocuments, 'sites' | 'list'>,
  catalogue: Pick<SiteCatalogue, 'resolve'>,
): ContentUses {
  const uses = new Map<string, ContentUse[]>();
  for (const site of documents.sites) {
    for (const { kind, name, value } of DOCUMENT_KINDS.flatMap((one) => documents.list(site, one))) {
      for (const [key, count] of countContentKeys(value, catalogue.resolve(site)))
        uses.set(key, [...(uses.get(key) ?? []), { site, kind, name, count }]);
    }
  }
  return uses;
}

function countContentKeys(value: unknown, site: ReturnType<SiteCatalogue['resolve']>): ReadonlyMap<string, number> {
  const { path, route } = isJsonObject(value) ? value : {};
  const page = { ...(typeof path === 'string' && { path }), ...(typeof route === 'string' && { route }) };
  const counts = new Map<string, number>();
  for (const written of listContentKeys(value)) {
    for (const key of site ? expandThisPageContentKey(site, page, written) : [written]) {
      const unified = unifyContentKeySeparators(key);
      counts.set(unified, (counts.get(unified) ?? 0) + 1);
    }
  }
  return counts;
}

/** Content keys that a part of a document names, once for each place. */
export function listContentKeys(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { content }: { content?: unknown } = value;
  return [...(typeof content === 'string' ? [content] : []), ...Object.values(value).flatMap(listContentKeys)];
}

import type { DocumentKey } from '../../cms/document.ts';
import { isJsonObject } from '../../site/json.ts';
import type { Site } from '../../site/site.ts';

/** Layouts and pages of a site with blocks of a type, by type. */
export function listBlockPlaces(
  site: Pick<Site, 'key' | 'document' | 'names'>,
): ReadonlyMap<string, readonly DocumentKey[]> {
  const places = new Map<string, DocumentKey[]>();
  for (const kind of ['layout', 'page'] as const)
    for (const name of site.names(kind)) {
      const { blocks }: Record<string, unknown> = Object(site.document(kind, name)?.value);
      for (const type of new Set(listTypes(blocks)))
        places.set(type, [...(places.get(type) ?? []), { site: site.key, kind, name }]);
    }
  return places;
}

/** Types of nodes in any depth: each has an id and a type. */
function listTypes(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listTypes);
  if (!isJsonObject(value)) return [];
  const { id, type } = value;
  const own = typeof id === 'string' && typeof type === 'string' ? [type] : [];
  return [...own, ...Object.values(value).flatMap(listTypes)];
}

import { DOCUMENT_KINDS, type DocumentKey } from '../../cms/document.ts';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import { countPageLinks } from '../../site/page-links.ts';
import type { Site } from '../../site/site.ts';
import type { SiteCatalogue } from '../../site/site-catalogue.ts';

/** A document with links to another one. */
export interface DocumentUse extends DocumentKey {
  /** Number of links. */
  readonly count: number;
}

/**
 * Documents with links to a page that its site and those that extend it use, each once, by the site that it belongs to.
 * Empty for documents of other kinds.
 */
export function listDocumentUses(
  documents: EditableDocuments,
  catalogue: SiteCatalogue,
  { site, kind, name }: DocumentKey,
): readonly DocumentUse[] {
  if (kind !== 'page') return [];
  const uses = documents
    .withDescendants([site])
    .flatMap((key) => catalogue.resolve(key) ?? [])
    .flatMap((heir) => listUsesOfSite(documents, heir, name));
  return [...new Map(uses.map((use) => [`${use.site}/${use.kind}/${use.name}`, use])).values()];
}

function listUsesOfSite(
  documents: EditableDocuments,
  site: Pick<Site, 'key' | 'chain' | 'document' | 'names' | 'pagesOfRoute'>,
  page: string,
): readonly DocumentUse[] {
  const route = site.document('page', page)?.value.route;
  const isOnlyPage = route !== undefined && site.pagesOfRoute(route).length === 1;
  const target = { page, route: isOnlyPage ? route : null };
  return DOCUMENT_KINDS.flatMap((kind) =>
    site.names(kind).flatMap((name): DocumentUse[] => {
      if (kind === 'page' && name === page) return [];
      const count = countPageLinks(site.document(kind, name)?.value, target);
      const owner = site.chain.findLast((key) => documents.get(key, kind, name)) ?? site.key;
      return count === 0 ? [] : [{ site: owner, kind, name, count }];
    }),
  );
}

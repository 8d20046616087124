import { isJsonObject } from '#engine/site/json.ts';
import { countPageLinks } from '#engine/site/page-links.ts';
import type { StudioDocumentKey, StudioSiteEntry, StudioUsesAnswer } from '../api-types.ts';
import type { EditorContext } from './editor.types.ts';
import { formatDocumentId, getMergedValue, type OpenDocument } from './open-documents.ts';
import { readPageSettings } from './page-value.ts';

/** Ways to take a page away from a site. */
export type PageRemoval = 'delete' | 'hide' | 'useShared';

/** What can be done with a page, by whether its site inherits it and has a document of its own. */
export function listPageRemovals({ inherited }: OpenDocument, own: unknown): readonly PageRemoval[] {
  if (!inherited) return ['delete'];
  return isJsonObject(own) ? ['useShared', 'hide'] : ['hide'];
}

/** The own value of a page that is removed. */
export function removePage(removal: PageRemoval, { blank }: OpenDocument, own: unknown): unknown {
  switch (removal) {
    case 'delete':
    case 'useShared':
      return null;
    case 'hide':
      return { ...(isJsonObject(own) ? own : blank), disabled: true };
  }
}

/** The own value of a hidden page that is shown again; null where it differs in nothing from the shared one. */
export function showPageAgain({ blank }: OpenDocument, own: unknown): unknown {
  const { disabled: _, ...rest }: Record<string, unknown> = Object(own);
  return Object.keys(rest).every((key) => Object.hasOwn(blank, key)) ? null : rest;
}

export type DocumentUses = StudioUsesAnswer['uses'];

/** Uses of a page with the changes of the session, in which links may have been added or removed. */
export function addSessionUses(
  published: DocumentUses,
  page: StudioDocumentKey,
  { documents, history: { present } }: Pick<EditorContext, 'documents' | 'history'>,
  sites: readonly StudioSiteEntry[],
): DocumentUses {
  const site = sites.find(({ key }) => key === page.site);
  const heirs = sites.filter(({ name }) => site?.extendedBy.includes(name)).map(({ key }) => key);
  const target = { page: page.name, route: site ? findOnlyRoute(page, site, documents, present) : null };
  const uses = new Map(published.map((use) => [formatDocumentId(use), use]));
  for (const [id, document] of Object.entries(documents)) {
    const { key } = document;
    const isOther = key.kind !== 'page' || key.name !== page.name;
    if (!isOther || !(uses.has(id) || [page.site, ...heirs].includes(key.site))) continue;
    const own = present[id];
    // An open document that is only inherited is listed under the site that it belongs to.
    const count = isJsonObject(own) ? countPageLinks(getMergedValue(document, own), target) : 0;
    if (count > 0) uses.set(id, { ...key, count });
    else uses.delete(id);
  }
  return [...uses.values()];
}

/** The route of a page that shares it with no other. */
function findOnlyRoute(
  page: StudioDocumentKey,
  { pages }: StudioSiteEntry,
  documents: EditorContext['documents'],
  present: EditorContext['history']['present'],
): string | null {
  const id = formatDocumentId(page);
  const document = documents[id];
  const route = document ? (readPageSettings(getMergedValue(document, present[id]))?.route ?? null) : null;
  const sharing = pages.filter(({ link }) => 'route' in link && link.route === route);
  return sharing.length > 1 ? null : route;
}

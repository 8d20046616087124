import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { EditorContext } from './editor.types.ts';
import { isPageAddress } from './new-page.ts';
import { findUnreadableText, formatDocumentId, getMergedValue } from './open-documents.ts';
import { readPageSettings } from './page-value.ts';

/** What the session knows of a page; null title and path leave what is published. */
export interface SessionPage {
  readonly site: string;
  readonly name: string;
  readonly source: string;
  readonly title: string | null;
  readonly path: string | null;
  readonly route: string | null;
  readonly state: 'shown' | 'hidden' | 'deleted';
}

/** The page documents that are open, as they are now. Those that were never there and are not edited are left out. */
export function listSessionPages({
  documents,
  history: { present },
  place,
}: Pick<EditorContext, 'documents' | 'history' | 'place'>): readonly SessionPage[] {
  const current = place && formatDocumentId(place.key);
  return Object.entries(documents).flatMap(([id, document]): SessionPage[] => {
    const { key, published, inherited, source } = document;
    if (key.kind !== 'page' || findUnreadableText(document, present[id])) return [];
    const settings = readPageSettings(getMergedValue(document, present[id]));
    if (!settings && published === null && inherited === null && id !== current) return [];
    const { path = null, route = null, isHidden = false } = settings ?? {};
    // A deleted page is listed by the title that it has in the shop.
    const title = (settings ?? readPageSettings(published))?.title ?? null;
    const state = settings ? (isHidden ? 'hidden' : 'shown') : 'deleted';
    const address = path !== null && isPageAddress(path) ? path : null;
    return [{ site: key.site, name: key.name, source, title, path: address, route, state }];
  });
}

/**
 * The lists of the sites with the pages of the session: created ones are added, also to the sites that inherit them, and
 * those that were changed have their new titles and addresses.
 */
export function addSessionPages(
  sites: readonly StudioSiteEntry[],
  session: readonly SessionPage[],
): readonly StudioSiteEntry[] {
  if (session.length === 0) return sites;
  return sites.map((site) => {
    const parents = sites.filter(({ extendedBy }) => extendedBy.includes(site.name)).map(({ key }) => key);
    const own = new Map(session.filter((page) => page.site === site.key).map((page) => [page.name, page]));
    const known = new Set(site.pages.map(({ name }) => name));
    const inherited = session.filter(({ site: owner, name }) => parents.includes(owner) && !own.has(name));
    const added = [...own.values(), ...inherited].filter(({ name }) => !known.has(name));
    const pages = site.pages.map((page) => {
      const changed = own.get(page.name);
      return changed ? changeEntry(page, changed) : page;
    });
    return { ...site, pages: [...pages, ...added.map((page) => createEntry(page, page.site !== site.key))] };
  });
}

function changeEntry({ isHidden: _, ...entry }: StudioPageEntry, page: SessionPage): StudioPageEntry {
  const { title, path, state } = page;
  return {
    ...entry,
    title: title ?? entry.title,
    path: state === 'shown' ? (path ?? entry.path) : null,
    ...(state !== 'shown' && entry.path !== null && { formerPath: entry.path }),
    ...(state === 'hidden' && { isHidden: true }),
  };
}

function createEntry(page: SessionPage, isInherited: boolean): StudioPageEntry {
  const { site, name, title, path, state, route, source } = page;
  return {
    site,
    kind: 'page',
    name,
    title: title ?? name,
    path: state === 'shown' ? path : null,
    ...(state === 'hidden' && { isHidden: true }),
    link: route === null ? { page: name } : { route },
    isInherited,
    source: isInherited ? null : source,
  };
}

import { isPageTemplate } from '#engine/site/page-template.ts';
import type { StudioDocumentEntry, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { EditorPlace, StagedPage } from './editor.types.ts';
import { formatDocumentId } from './open-documents.ts';
import { publishDialogMessages } from './publish-dialog.messages.gen.ts';

/** A document of a site, with the entry of the page that the stage shows beside it. */
export interface OpenPlace {
  readonly site: StudioSiteEntry;
  readonly entry: StudioDocumentEntry;
  readonly place: EditorPlace;
}

/**
 * The document whose id an address fragment is; null for the home. A document that is no page is shown with the page that
 * was on the stage before, or with the home page of its site.
 */
export function resolvePlace(
  fragment: string,
  sites: readonly StudioSiteEntry[],
  before: StagedPage | null,
): OpenPlace | null {
  const site = sites.find(({ key }) => fragment.startsWith(`${key}/`));
  const entry = site && listSiteDocuments(site).find((one) => formatDocumentId(one) === fragment);
  if (!site || !entry) return null;
  const page = isPage(entry) ? { site: site.key, path: entry.path } : pageBeside(site, before);
  return { site, entry, place: { key: { site: entry.site, kind: entry.kind, name: entry.name }, page } };
}

export function listSiteDocuments({ pages, documents }: StudioSiteEntry): readonly StudioDocumentEntry[] {
  return [...pages, ...documents];
}

/** Title of a document with the name of its site; its id where no site lists it. */
export function describeDocument(id: string, sites: readonly StudioSiteEntry[]): string {
  for (const site of sites) {
    const entry = listSiteDocuments(site).find((one) => formatDocumentId(one) === id);
    if (entry) return publishDialogMessages.document({ title: entry.title, site: site.name });
  }
  return id;
}

/** Whether new pages are copied from it and it is shown nowhere. */
export function isTemplateEntry({ name, path, link }: StudioPageEntry): boolean {
  return isPageTemplate(name) && path === null && 'page' in link;
}

function isPage(entry: StudioDocumentEntry): entry is StudioPageEntry {
  return entry.kind === 'page' && 'path' in entry;
}

function pageBeside(site: StudioSiteEntry, before: StagedPage | null): StagedPage {
  return before?.site === site.key && before.path !== null ? before : { site: site.key, path: '/' };
}

/** Whether another page has to be loaded on the stage. A page whose address was changed is rendered in place. */
export function isOtherPage(before: EditorPlace | null, next: EditorPlace): boolean {
  if (before?.page.site !== next.page.site) return true;
  const isSamePage =
    isShownPage(before) && isShownPage(next) && formatDocumentId(before.key) === formatDocumentId(next.key);
  return !isSamePage && before.page.path !== next.page.path;
}

function isShownPage({ key, page }: EditorPlace): boolean {
  return key.kind === 'page' && page.path !== null;
}

import { createHash } from 'node:crypto';
import type { ConfigDocument, DocumentKey } from '../../cms/document.ts';
import type { PublishedDocuments } from '../../cms/documents.ts';
import { isJsonObject } from '../../site/json.ts';
import type { Site } from '../../site/site.ts';

/** Tag of all pages of a site. */
export function createSiteTag(site: string): string {
  return `site-${site}`;
}

/** Tag of the pages of a site in one language. */
export function createSiteLocaleTag(site: string, locale: string): string {
  return `site-${site}-${locale.toLowerCase()}`;
}

/** Tag of the pages that are made of a page document. */
export function createPageDocumentTag(site: string, name: string): string {
  return `page-${site}-${name}`;
}

/** Tag of the pages that show an answer of the API, by the key under which the answer is cached. */
export function createAnswerTag(answer: string): string {
  return `data-${createHash('sha256').update(answer).digest('base64url').slice(0, ANSWER_TAG_LENGTH)}`;
}

/** Edges limit the header of a page's tags to some kilobytes. */
const ANSWER_TAG_LENGTH = 10;
const MAX_ANSWER_TAGS = 200;

/** All tags of a page, separated by spaces. */
export function listPageTags(
  { key, view }: Pick<Site, 'key' | 'view'>,
  pageDocument: string,
  answers: ReadonlySet<string>,
): string {
  const ofDocuments = [
    createSiteTag(key),
    createSiteLocaleTag(key, view.locale),
    createPageDocumentTag(key, pageDocument),
  ];
  return [...ofDocuments, ...[...answers].slice(0, MAX_ANSWER_TAGS).map(createAnswerTag)].join(' ');
}

/** Documents before and after a publication, as far as their pages at an edge depend on them. */
export interface PublishedVersions {
  readonly documents: Pick<PublishedDocuments, 'get' | 'revision'>;
  /** Sites that are or were served. */
  readonly site: (key: string) => Pick<Site, 'chain' | 'config' | 'versionIn'> | undefined;
}

/**
 * Tags of the pages that a publication has changed. Where nothing but blocks of page documents changed, those are the
 * pages of these documents; otherwise all pages of each site in each language whose version changed.
 */
export function listChangedTags(
  before: PublishedVersions,
  after: PublishedVersions,
  { changed, sites }: { readonly changed: readonly DocumentKey[]; readonly sites: readonly string[] },
): readonly string[] {
  return sites.flatMap((key) => {
    const site = after.site(key);
    const former = before.site(key);
    if (!site || !former) return former || site ? [createSiteTag(key)] : [];
    const own = changed.filter((document) => site.chain.includes(document.site));
    if (former.chain.join() === site.chain.join() && areOnlyPageBlocksChanged(before, after, site.chain, own))
      return [...new Set(own.map(({ name }) => createPageDocumentTag(key, name)))];
    const locales = [...new Set([...site.config.locales, ...former.config.locales])];
    return locales
      .filter((locale) => site.versionIn(locale) !== former.versionIn(locale))
      .map((locale) => createSiteLocaleTag(key, locale));
  });
}

function areOnlyPageBlocksChanged(
  before: PublishedVersions,
  after: PublishedVersions,
  chain: readonly string[],
  changed: readonly DocumentKey[],
): boolean {
  const areOnlyBlocks = changed.every(({ site, kind, name }) => {
    const old = before.documents.get(site, kind, name);
    const now = after.documents.get(site, kind, name);
    return kind === 'page' && old && now && withoutBlocks(old) === withoutBlocks(now);
  });
  if (!areOnlyBlocks) return false;
  const isChanged = (document: ConfigDocument) =>
    changed.some(({ site, kind, name }) => site === document.site && kind === document.kind && name === document.name);
  // Pictures are part of a revision, but not of the list of changed documents.
  return chain.every((key) => before.documents.revision(key, isChanged) === after.documents.revision(key, isChanged));
}

function withoutBlocks({ value }: ConfigDocument): string {
  return JSON.stringify(isJsonObject(value) ? { ...value, blocks: null } : value);
}

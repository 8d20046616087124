import { createHash } from 'node:crypto';
import type { ConfigDocument, DocumentKind } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { CATALOGUE_LOCALE } from '../messages/message-catalogue.ts';
import { isJsonObject } from './json.ts';
import { getLocaleChain } from './locale-chain-cache.ts';
import type { Site } from './site.ts';

/** Kinds of documents whose texts are all in the `locale` of the document. */
const KINDS_WITH_LOCALE: ReadonlySet<DocumentKind> = new Set(['content', 'messages', 'translation']);

/**
 * Version of what pages in a locale are made of. Documents in languages that such a page never shows do not change it:
 * it shows the locale, and what that lacks in the default locales of the site and of those that it extends, and in English.
 */
export function createLocaleVersion(
  documents: Pick<PublishedDocuments, 'revision'>,
  site: Pick<Site, 'chain' | 'config' | 'parent'>,
  locale: string,
): string {
  const shown = [locale, ...listDefaultLocales(site), CATALOGUE_LOCALE].flatMap(getLocaleChain);
  const languages = new Set(shown.map((tag) => tag.toLowerCase()));
  const isLeftOut = ({ kind, value }: ConfigDocument) =>
    KINDS_WITH_LOCALE.has(kind) &&
    isJsonObject(value) &&
    typeof value['locale'] === 'string' &&
    !languages.has(value['locale'].toLowerCase());
  const hash = createHash('sha256');
  for (const key of site.chain) hash.update(`${key} ${documents.revision(key, isLeftOut)}\n`);
  return hash.digest('base64url').slice(0, 22);
}

function listDefaultLocales({ config, parent }: Pick<Site, 'config' | 'parent'>): readonly string[] {
  return [config.locales[0], ...(parent ? listDefaultLocales(parent) : [])];
}

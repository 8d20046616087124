import { listLocaleChain, listMessageOrigins } from '#domain/messages/locale-chain.ts';
import { CATALOGUE_LOCALE } from '../../messages/message-catalogue.ts';
import type { Site } from '../../site/site.ts';

/** The text of a message that a site has, or the place where it would be written. */
export interface MessageText {
  readonly site: string;
  readonly locale: string;
  /** Null for none. */
  readonly text: string | null;
}

export interface MessageTexts {
  /** The text in documents that a page in the locale shows; null for the usual one. */
  readonly shown: string | null;
  /** Of the site and those that it extends, nearest first. */
  readonly texts: readonly MessageText[];
  /** Languages of its texts, the usual one first. */
  readonly locales: readonly string[];
}

/** Texts of a message in the documents of a site and those that it extends. */
export function findMessageTexts(
  site: Pick<Site, 'key' | 'chain' | 'document' | 'names'>,
  locale: string,
  id: string,
): MessageTexts {
  const sites = site.chain.toReversed();
  const origins = listMessageOrigins({ sites, locale, defaultLocale: CATALOGUE_LOCALE });
  const found = origins.flatMap((origin) => {
    const text = readText(site, origin.site, origin.locale, id);
    return text === null ? [] : [{ ...origin, text }];
  });
  const chain = listLocaleChain(locale);
  const texts = sites.map((key): MessageText => {
    const own = found.find((text) => text.site === key && chain.includes(text.locale));
    // Sites that share a text may have other regions.
    return own ?? { site: key, locale: key === site.key ? locale : withoutRegion(locale), text: null };
  });
  const written = site
    .names('messages')
    .flatMap((name) => sites.flatMap((key) => (readText(site, key, name, id) === null ? [] : [name])));
  const locales = [CATALOGUE_LOCALE, ...new Set(written.map(canonical))];
  return { shown: found[0]?.text ?? null, texts, locales: [...new Set(locales)] };
}

function readText({ document }: Pick<Site, 'document'>, key: string, locale: string, id: string): string | null {
  const sources = document('messages', locale.toLowerCase())?.sources ?? [];
  const own = sources.find((source) => source.site === key)?.value;
  const { texts }: Record<string, unknown> = Object(own);
  const entry = Object.hasOwn(Object(texts), id) ? Object(texts)[id] : undefined;
  const { text }: Record<string, unknown> = Object(entry);
  return typeof text === 'string' ? text : null;
}

function withoutRegion(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  return script === undefined ? language : `${language}-${script}`;
}

function canonical(name: string): string {
  return new Intl.Locale(name).baseName;
}

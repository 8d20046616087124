import type { Locale, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { expandThisPageContentKey } from '../site/content-keys.ts';
import { isJsonObject } from '../site/json.ts';
import { getLocaleChain, isSameLanguage } from '../site/locale-chain-cache.ts';
import type { Site } from '../site/site.ts';
import type { TranslatedDocument } from './translate-document.ts';

type ContentSite = Pick<Site, 'config' | 'parent' | 'routes' | 'contentIn'>;

export interface FallbackLanguageSearch extends Pick<TranslatedDocument<unknown>, 'textLanguages'> {
  readonly locale: Locale;
  /** The page that content keys may be relative to. */
  readonly page?: Pick<PageDocument, 'path' | 'route'>;
}

const NO_LANGUAGES: ReadonlyMap<string, string> = new Map();

/** Languages of the blocks whose texts and content entries are all in one other language, by id. */
export function findFallbackLanguages(
  site: ContentSite,
  nodes: readonly Node[] = [],
  { locale, textLanguages, page = {} }: FallbackLanguageSearch,
): ReadonlyMap<string, string> {
  if (textLanguages === null) return NO_LANGUAGES;
  return new Map(
    listNodes(nodes).flatMap(({ id, props }) => {
      const languages = new Set(
        listContentKeys(props).flatMap((key) => {
          const found = expandThisPageContentKey(site, page, key).flatMap(
            (name) => findContentLanguage(site, name, locale) ?? [],
          );
          return found.slice(0, 1);
        }),
      );
      const own = textLanguages.get(id);
      if (own !== undefined) languages.add(own);
      const [language = locale] = languages;
      return languages.size > 1 || language === locale ? [] : [[id, language] as const];
    }),
  );
}

/** The locale itself for an entry in its language; null for a missing one. */
function findContentLanguage(site: ContentSite, key: string, locale: Locale): string | null {
  if (site.contentIn(getLocaleChain(locale), key)) return locale;
  const [own] = site.config.locales;
  if (site.contentIn(getLocaleChain(own), key)) return isSameLanguage(own, locale) ? locale : own;
  return site.parent ? findContentLanguage(site.parent, key, locale) : null;
}

function listNodes(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [node, ...listNodes(Object.values(node.slots ?? {}).flat())]);
}

/** Keys of all references to content. */
function listContentKeys(props: unknown): readonly string[] {
  if (Array.isArray(props)) return props.flatMap(listContentKeys);
  if (!isJsonObject(props)) return [];
  const { content } = props;
  return [...(typeof content === 'string' ? [content] : []), ...Object.values(props).flatMap(listContentKeys)];
}

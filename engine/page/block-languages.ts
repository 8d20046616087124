import type { Node } from '#schemas/generated/config/types.gen.ts';
import type { BlockFallback, NavigationFallback } from '../translations/fallback-languages.ts';
import type { FallbackText } from './compiled-page.ts';
import type { PropResolvers } from './resolve-props.ts';
import type { SiteDataForBlocks } from './site-view.ts';

export interface PageFallbacks {
  /** By the id of the block. */
  readonly ofBlocks: ReadonlyMap<string, BlockFallback>;
  readonly ofNavigation: (name: string) => NavigationFallback;
}

/** What the languages of a block are found by. */
export interface BlockLanguageSources {
  readonly site: Pick<SiteDataForBlocks, 'locale'>;
  readonly fallbacks?: PageFallbacks;
  readonly resolvers: PropResolvers;
}

export interface BlockLanguages {
  /** Language of the block. */
  readonly language: string;
  /** Its texts in other languages. */
  readonly texts: readonly FallbackText[];
}

export interface BlockLanguageTracker {
  readonly resolvers: PropResolvers;
  /** Languages of what the resolvers have returned. */
  find(): BlockLanguages;
}

/** Texts without letters are the same in all languages. */
const LETTER = /\p{L}/u;

/** Resolvers of a block that notice which of its texts are not in the language of the page. */
export function trackBlockLanguages(
  { id }: Pick<Node, 'id'>,
  { site, fallbacks, resolvers }: BlockLanguageSources,
): BlockLanguageTracker {
  if (!fallbacks) return { resolvers, find: () => ({ language: site.locale, texts: [] }) };
  const own = fallbacks.ofBlocks.get(id);
  const texts: FallbackText[] = [];
  let hasTranslatedNavigation = false;
  const add = (text: string, language: string, isHtml = false) => {
    if (LETTER.test(text)) texts.push({ text, isHtml, language });
  };
  for (const [text, language] of own?.texts ?? []) add(text, language);
  return {
    resolvers: {
      ...resolvers,
      markdown(source) {
        const rendered = resolvers.markdown(source);
        const language = own?.texts.get(source);
        if (language !== undefined) add(rendered.html, language, true);
        return rendered;
      },
      navigation(name) {
        const { isTranslatedInPart, texts: labels } = fallbacks.ofNavigation(name);
        hasTranslatedNavigation ||= isTranslatedInPart;
        for (const [label, language] of labels) add(label, language);
        return resolvers.navigation(name);
      },
    },
    find() {
      const language = hasTranslatedNavigation ? null : (own?.language ?? null);
      return language === null ? { language: site.locale, texts } : { language, texts: [] };
    },
  };
}

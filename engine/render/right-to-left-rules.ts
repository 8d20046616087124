import { getTextDirection } from '#domain/messages/text-direction.ts';

const RIGHT_TO_LEFT = ':dir(rtl)';
const RULE = /([^{}]+)\{[^{}]*\}/g;
const COMMA_BETWEEN_SELECTORS = /,(?![^(]*\))/;

interface SiteLanguages {
  readonly config: { readonly locales: readonly string[] };
  readonly view: { readonly locale: string };
}

/** Whether pages of a site may have text from right to left: in their own language, or where they fall back to another. */
export function hasRightToLeftLanguage({ config, view }: SiteLanguages): boolean {
  return [view.locale, ...config.locales].some((locale) => getTextDirection(locale) === 'rtl');
}

/** Minified CSS without selectors of right-to-left text, which other pages should not carry. */
export function removeRightToLeftRules(css: string): string {
  return css.replace(RULE, (rule, prelude: string) => {
    if (!prelude.includes(RIGHT_TO_LEFT)) return rule;
    const others = prelude.split(COMMA_BETWEEN_SELECTORS).filter((selector) => !selector.includes(RIGHT_TO_LEFT));
    return others.length === 0 ? '' : others.join() + rule.slice(prelude.length);
  });
}

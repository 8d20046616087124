import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import type { MessageFault } from './message-fault.ts';
import { isPseudoLocale } from './pseudo-locale.ts';
import { suggestWord } from './suggest-word.ts';

/** Faults of a plural whose options are not exactly the categories of the language, exact numbers apart. */
export function findPluralFaults(
  element: PluralElement,
  { text, locale }: { readonly text: string; readonly locale: string },
): MessageFault[] {
  const type = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
  const categories: readonly string[] = getPluralCategories(isPseudoLocale(locale) ? 'en' : locale, type);
  const unknown = Object.entries(element.options)
    .filter(([selector]) => !selector.startsWith('=') && !categories.includes(selector))
    .map(
      ([selector, { location }]): MessageFault => ({
        code: 'unknown-plural-category',
        offset: text.lastIndexOf(selector, location?.start.offset),
        message: `The ${type} plurals of the language '${locale}' have no category '${selector}'.`,
        suggestion: suggestWord(selector, categories),
      }),
    );
  const missing = isPseudoLocale(locale)
    ? []
    : categories
        .filter((category) => !Object.hasOwn(element.options, category))
        .map(
          (category): MessageFault => ({
            code: 'missing-plural-category',
            offset: element.location?.start.offset ?? 0,
            message: `{${element.value}} has no option '${category}', a category of ${type} plurals in the language '${locale}'.`,
            suggestion: `Add ${category} {…}.`,
          }),
        );
  return [...unknown, ...missing];
}

const categoriesByRules = new Map<string, Intl.LDMLPluralRule[]>();

function getPluralCategories(locale: string, type: Intl.PluralRuleType): Intl.LDMLPluralRule[] {
  const key = `${locale} ${type}`;
  let categories = categoriesByRules.get(key);
  if (!categories) {
    categories = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    categoriesByRules.set(key, categories);
  }
  return categories;
}

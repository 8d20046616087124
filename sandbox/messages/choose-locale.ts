import { listLocaleChain } from '#domain/messages/locale-chain.ts';
import { type BrandLanguage, getBrandLocale } from './message-context.ts';
import { hasTextsInLocale } from './message-texts.ts';

const CATALOGUE_LANGUAGE = 'en';
/** Longer headers are cut, so that a request can't make the sandbox read thousands of languages. */
const MAX_LENGTH = 500;

type ChosenBrand = Pick<BrandLanguage, 'messages'> & { readonly branding: { readonly locale: string } };

/**
 * Locale that a request prefers; null if it accepts none that the sandbox or the brand has. For any English, an English
 * brand's locale is used, because its formats of dates and amounts fit the texts.
 */
export function chooseLocale(acceptLanguage: string | undefined, brand: ChosenBrand | undefined): string | null {
  const brandLocale = getBrandLocale(brand);
  for (const tag of listPreferredLocales(acceptLanguage ?? '')) {
    const chain = listLocaleChain(tag);
    if (chain.some((locale) => hasTextsInLocale(locale) || hasBrandTexts(brand, locale))) return tag;
    if (chain.includes(CATALOGUE_LANGUAGE))
      return listLocaleChain(brandLocale).includes(CATALOGUE_LANGUAGE) ? brandLocale : tag;
  }
  return null;
}

function hasBrandTexts(brand: Pick<BrandLanguage, 'messages'> | undefined, locale: string): boolean {
  return Object.hasOwn(brand?.messages ?? {}, locale);
}

/** Language tags of an Accept-Language header (RFC 9110), the most preferred first. */
function listPreferredLocales(header: string): string[] {
  return header
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) };
    })
    .filter(({ tag, quality }) => quality > 0 && tag !== '*')
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ tag }) => readLocale(tag) ?? []);
}

function readLocale(tag: string): string | null {
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return null;
  }
}

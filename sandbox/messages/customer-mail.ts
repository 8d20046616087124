import { type BrandLanguage, getBrandLocale, runInLocaleOfCustomer } from './message-context.ts';

/** Parameter of any address of a shop that chooses a language of the site, and is ignored where it has only one. */
const LANGUAGE_PARAMETER = 'language';

/**
 * A mail to a customer in their language. Its link leads to the shop in that language too, also in a browser that the
 * customer has not used before.
 */
export function createMailToCustomer<Mail extends { readonly link?: string | null }>(
  customer: { readonly locale: string | null },
  brand: BrandLanguage | undefined,
  createMail: () => Mail,
): Mail {
  const mail = runInLocaleOfCustomer(customer, brand, createMail);
  const { locale } = customer;
  if (!mail.link || locale === null || locale === getBrandLocale(brand)) return mail;
  const link = `${mail.link}${mail.link.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${locale}`;
  return { ...mail, link };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessageFormat } from '#domain/messages/format-message.ts';
import type { Branding } from '#schemas/generated/api/wire-types.gen.ts';

/** Texts of a brand in place of those of the sandbox, by locale and message id. */
export type BrandMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a brand determines of its messages. */
export interface BrandLanguage {
  readonly branding: Pick<Branding, 'locale' | 'currency' | 'time_zone'>;
  readonly messages?: BrandMessages;
}

const DEFAULT_FORMAT: MessageFormat = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' };

interface MessageContext {
  readonly format: MessageFormat;
  readonly brand: BrandLanguage | undefined;
}

const current = new AsyncLocalStorage<MessageContext>();

/** The format of the call or mail that is being made; Australian English outside of both. */
export function getMessageFormat(): MessageFormat {
  return current.getStore()?.format ?? DEFAULT_FORMAT;
}

/** The brand of the call or mail that is being made. */
export function getMessageBrand(): BrandLanguage | undefined {
  return current.getStore()?.brand;
}

/** Runs work whose messages are in a locale, with the currency and time zone of a brand, also those made after an await. */
export function runInLocale<Result>(brand: BrandLanguage | undefined, locale: string, work: () => Result): Result {
  return current.run({ format: createMessageFormat(brand, locale), brand }, work);
}

/** Runs work that makes texts for a customer: in the language of their last call, else in the brand's. */
export function runInLocaleOfCustomer<Result>(
  customer: { readonly locale: string | null },
  brand: BrandLanguage | undefined,
  work: () => Result,
): Result {
  return runInLocale(brand, customer.locale ?? getBrandLocale(brand), work);
}

export function getBrandLocale(brand: { readonly branding: Pick<Branding, 'locale'> } | undefined): string {
  return brand?.branding.locale ?? DEFAULT_FORMAT.locale;
}

function createMessageFormat(brand: BrandLanguage | undefined, locale: string): MessageFormat {
  if (!brand) return { ...DEFAULT_FORMAT, locale };
  const { currency, time_zone: timeZone } = brand.branding;
  return { locale, currency, timeZone };
}

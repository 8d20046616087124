import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessageFormat } from '#domain/messages/format-message.ts';
import type { Branding } from '#schemas/generated/api/wire-types.gen.ts';

type BrandFormat = Pick<Branding, 'locale' | 'currency' | 'time_zone'>;

const DEFAULT_FORMAT: MessageFormat = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' };

const current = new AsyncLocalStorage<MessageFormat>();

/** The format of the call or mail that is being made; Australian English outside of both. */
export function getMessageFormat(): MessageFormat {
  return current.getStore() ?? DEFAULT_FORMAT;
}

/** Runs work whose messages have this format, also those made after an await. */
function runWithMessageFormat<Result>(format: MessageFormat, work: () => Result): Result {
  return current.run(format, work);
}

/** Runs work whose messages are in a locale, with the currency and time zone of a brand. */
export function runInLocale<Result>(branding: BrandFormat | undefined, locale: string, work: () => Result): Result {
  return runWithMessageFormat(createMessageFormat(branding, locale), work);
}

/** Runs work that makes texts for a customer: in the language of their last call, else in the brand's. */
export function runInLocaleOfCustomer<Result>(
  customer: { readonly locale: string | null },
  branding: BrandFormat | undefined,
  work: () => Result,
): Result {
  return runInLocale(branding, customer.locale ?? getBrandLocale(branding), work);
}

export function getBrandLocale(branding: Pick<Branding, 'locale'> | undefined): string {
  return branding?.locale ?? DEFAULT_FORMAT.locale;
}

function createMessageFormat(branding: BrandFormat | undefined, locale: string): MessageFormat {
  return branding
    ? { locale, currency: branding.currency, timeZone: branding.time_zone }
    : { ...DEFAULT_FORMAT, locale };
}

import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { chooseLocale } from '../messages/choose-locale.ts';
import { getBrandLocale, runInLocale } from '../messages/message-context.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import type { CallHeaderReader } from './authorise.ts';

/** Runs a call with texts in the locale that it requests, else in that of the brand. */
export function runInLocaleOfCall<Result>(
  header: CallHeaderReader,
  { brands }: Pick<SandboxShop, 'brands'>,
  call: () => Result,
): Result {
  const appKey = header(apiHeaderNames.appKey);
  const catalogue = brands.find((brand) => brand.appKey === appKey)?.catalogue;
  const locale = chooseLocale(header(apiHeaderNames.language), catalogue) ?? getBrandLocale(catalogue);
  return runInLocale(catalogue, locale, call);
}

/** Locale that a call requests; null if it requests none that the sandbox has. */
export function readLocaleOfCall(
  header: CallHeaderReader,
  { catalogue }: Pick<SandboxBrand, 'catalogue'>,
): string | null {
  return chooseLocale(header(apiHeaderNames.language), catalogue);
}

/** Stores the language of a customer's call, for mails that are sent later. */
export function storeLocaleOfCustomer(
  { customers }: Pick<SandboxShop, 'customers'>,
  { id, locale: before }: Pick<StoredCustomer, 'id' | 'locale'>,
  locale: string | null,
): void {
  if (locale !== null && locale !== before) customers.update(id, { locale });
}

import type { SandboxShop } from '../shop.ts';
import { getBrandLocale, runInLocale } from './message-context.ts';

/** Runs a job of a customer who makes no call, so that what it stores or mails is in their language. */
export function runJobInLocaleOfCustomer<Result>(
  { brands, customers }: Pick<SandboxShop, 'brands' | 'customers'>,
  { siteKey, customerId }: { readonly siteKey: string; readonly customerId: string },
  job: () => Result,
): Result {
  const catalogue = brands.find((brand) => brand.siteKey === siteKey)?.catalogue;
  return runInLocale(catalogue, customers.findById(customerId)?.locale ?? getBrandLocale(catalogue), job);
}

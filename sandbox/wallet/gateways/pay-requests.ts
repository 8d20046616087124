import type { Context } from 'hono';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { runDueShopJobs } from '../../due-shop-jobs.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import { chooseLocale } from '../../messages/choose-locale.ts';
import { runInLocale } from '../../messages/message-context.ts';
import type { PurchaseDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import { runDueFundJobs } from '../funds/due-fund-jobs.ts';
import type { PaymentPageDecision } from '../funds/payment-page-decision.ts';
import type { FramingPageOrigin } from './framed-page.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import type { StandInPageWithCsp } from './pay-pages.ts';

const DECISIONS: readonly PaymentPageDecision[] = ['approve', 'refuse', 'abandon'];

export function readFramingOriginAndNonceFromQuery(c: Context): FramingPageOrigin {
  return { origin: c.req.query('origin') ?? '', nonce: c.req.query('nonce') ?? '' };
}

export function findDepositByPageState(
  shop: PurchaseDependencies & Pick<SandboxShop, 'clock' | 'withdrawals' | 'failedJobs'>,
  state: string,
): StoredDeposit {
  runDueFundJobs(shop, shop.clock());
  const deposit = shop.deposits.findByPageState(state);
  if (!deposit) throw createNotFoundFault('not_found', gatewaysMessages.noSuchPage());
  return deposit;
}

export function settleDepositByPageState(
  shop: SandboxShop,
  state: string,
  take: (deposit: StoredDeposit, now: number) => StoredDeposit,
): StoredDeposit {
  const now = shop.clock();
  runDueShopJobs(shop, now);
  return joinOrBeginTransaction(shop.db, () => take(findDepositByPageState(shop, state), now));
}

export async function readPaymentPageDecision(c: Context): Promise<PaymentPageDecision> {
  const given = new URLSearchParams(await c.req.text()).get('decision');
  return DECISIONS.find((decision) => decision === given) ?? 'abandon';
}

export function sendPaymentStandInPage(c: Context, { body, policy }: StandInPageWithCsp): Response | Promise<Response> {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(body);
}

export function sendStandInScript(c: Context, text: string): Response {
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
}

export function getDepositAmount(
  shop: Pick<SandboxShop, 'brands'>,
  { siteKey, amount }: Pick<StoredDeposit, 'siteKey' | 'amount'>,
): MoneyValue {
  return { minor: amount, currency: catalogueOf(shop, siteKey).branding.currency };
}

export function getShopName(shop: Pick<SandboxShop, 'brands'>, { siteKey }: Pick<StoredDeposit, 'siteKey'>): string {
  return catalogueOf(shop, siteKey).branding.name;
}

/** Runs work for a page of a brand in the locale that the browser requests, else in the brand's. */
export function runInLocaleOfPage<Result>(
  c: Context,
  shop: Pick<SandboxShop, 'brands'>,
  { siteKey }: Pick<StoredDeposit, 'siteKey'>,
  work: () => Result,
): Result {
  const catalogue = catalogueOf(shop, siteKey);
  const locale = chooseLocale(c.req.header('accept-language'), catalogue) ?? catalogue.branding.locale;
  return runInLocale(catalogue, locale, work);
}

function catalogueOf(shop: Pick<SandboxShop, 'brands'>, siteKey: string) {
  const brand = shop.brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue;
}

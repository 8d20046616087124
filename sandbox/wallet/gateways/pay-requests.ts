import type { Context } from 'hono';
import { formatCurrencyAmount } from '#domain/money.ts';
import { advanceShop } from '../../advance-shop.ts';
import { notFound } from '../../http/api-fault.ts';
import type { PurchaseShop, Shop } from '../../shop.ts';
import { transaction } from '../../storage/database.ts';
import { advanceFunds } from '../funds/advance-funds.ts';
import type { PageDecision } from '../funds/decide-deposit.ts';
import type { StoredDeposit } from '../funds/deposit-store.ts';
import type { FramingPage } from './framed-page.ts';
import type { PayPage } from './pay-pages.ts';

const DECISIONS: readonly PageDecision[] = ['approve', 'refuse', 'abandon'];

export function readFramingPage(c: Context): FramingPage {
  return { origin: c.req.query('origin') ?? '', nonce: c.req.query('nonce') ?? '' };
}

export function findDepositByState(
  shop: PurchaseShop & Pick<Shop, 'clock' | 'withdrawals' | 'setbacks'>,
  state: string,
): StoredDeposit {
  advanceFunds(shop, shop.clock());
  const deposit = shop.deposits.byPageState(state);
  if (!deposit) throw notFound('not_found', 'There is no such page.');
  return deposit;
}

export function applyDepositDecision(
  shop: Shop,
  state: string,
  take: (deposit: StoredDeposit, now: number) => StoredDeposit,
): StoredDeposit {
  const now = shop.clock();
  advanceShop(shop, now);
  return transaction(shop.db, () => take(findDepositByState(shop, state), now));
}

export async function readPageDecision(c: Context): Promise<PageDecision> {
  const given = new URLSearchParams(await c.req.text()).get('decision');
  return DECISIONS.find((decision) => decision === given) ?? 'abandon';
}

export function sendPayPage(c: Context, { body, policy }: PayPage): Response | Promise<Response> {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(body);
}

export function sendScript(c: Context, text: string): Response {
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
}

export function formatDepositAmount(shop: Pick<Shop, 'brands'>, { siteKey, amount }: StoredDeposit): string {
  return formatCurrencyAmount(amount, brandingOf(shop, siteKey));
}

export function getBrandName(shop: Pick<Shop, 'brands'>, { siteKey }: Pick<StoredDeposit, 'siteKey'>): string {
  return brandingOf(shop, siteKey).name;
}

function brandingOf(shop: Pick<Shop, 'brands'>, siteKey: string) {
  const brand = shop.brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue.branding;
}

import { formatAmountWithoutZeroCents, formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { Money } from '#schemas/generated/api/types.gen.ts';

/** The price of an offer. */
export function formatMoneyAsOfferPrice(money: Money, { locale }: SiteDataForBlocks): string {
  return formatAmountWithoutZeroCents(parseMoney(money), { locale, currency: money.currency });
}

export function formatMoneyAmount(money: Money, { locale }: SiteDataForBlocks): string {
  return formatCurrencyAmount(parseMoney(money), { locale, currency: money.currency });
}

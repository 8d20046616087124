import { formatAmountWithoutZeroCents, formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { Money } from '#schemas/generated/api/types.gen.ts';

/** The price of an offer. */
export function formatMoneyAsOfferPrice({ amount, currency }: Money, { locale }: SiteDataForBlocks): string {
  return formatAmountWithoutZeroCents(parseDecimalAmount(amount), { locale, currency });
}

export function formatMoneyAmount({ amount, currency }: Money, { locale }: SiteDataForBlocks): string {
  return formatCurrencyAmount(parseDecimalAmount(amount), { locale, currency });
}

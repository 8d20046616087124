import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { formatShortDate } from '../../_ui/date-label.ts';

export const VOUCHER_ENTRY_WORDS = {
  label: 'Voucher code',
  add: 'Use voucher',
  adding: 'Looking…',
  required: 'This field is required',
  cart: 'To your cart',
  noScript: 'Vouchers need JavaScript here. You can also tell us your code on the telephone.',
};

type VoucherSite = Parameters<typeof formatShortDate>[1];

/** What a voucher in the cart does; what it takes off depends on what lies beside it. */
export function describeVoucherDiscountOrCredit(item: CartItem, site: VoucherSite): string {
  const amount = -parseDecimalAmount(item.total.amount);
  const now =
    amount > 0
      ? `, ${formatAmountWithoutZeroCents(amount, { locale: site.locale, currency: item.total.currency })} now`
      : '';
  switch (item.productType) {
    case 'voucher_fixed_discount':
    case 'voucher_percent_discount':
      return `${item.name}: it takes that off your purchase${now}.`;
    case 'voucher_fixed_discount_expire': {
      const until = item.expiresAt === undefined ? '' : ` Use it by ${formatShortDate(item.expiresAt, site)}.`;
      return `${item.name}: it takes that off your purchase${now}.${until}`;
    }
    case 'voucher_credit_amount':
      return `${item.name}: it is paid into your wallet with your purchase.`;
    default:
      return `${item.name}.`;
  }
}

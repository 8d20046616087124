import { parseMoney } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { VoucherEntryMessages } from './voucher-entry.messages.gen.ts';

/** Effect of a voucher in the cart; how much it takes off depends on the other items. */
export function describeVoucherDiscountOrCredit(item: CartItem, messages: VoucherEntryMessages): string {
  const { name: voucher, total, expiresAt } = item;
  const minor = -parseMoney(total);
  const discount =
    minor > 0
      ? messages.discountNow({ voucher, amount: { minor, currency: total.currency } })
      : messages.discount({ voucher });
  switch (item.productType) {
    case 'voucher_fixed_discount':
    case 'voucher_percent_discount':
      return discount;
    case 'voucher_fixed_discount_expire':
      return expiresAt === undefined ? discount : `${discount} ${messages.useBy({ date: Date.parse(expiresAt) })}`;
    case 'voucher_credit_amount':
      return messages.credit({ voucher });
    default:
      return messages.voucher({ voucher });
  }
}

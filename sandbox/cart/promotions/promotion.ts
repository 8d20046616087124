import type { MinorUnits } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';

export const VOUCHER_KINDS = [
  'voucher_fixed_discount',
  'voucher_percent_discount',
  'voucher_fixed_discount_expire',
  'voucher_credit_amount',
] as const;

export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** A promotion. Each customer may use it once. */
export interface StoredPromotionCode {
  readonly siteKey: string;
  /** In upper case. */
  readonly code: string;
  readonly name: string;
  readonly kind: VoucherKind;
  /** Minor units, or a percentage for `voucher_percent_discount`. */
  readonly value: number;
  /** Minimum total of the cart, without pre-orders. */
  readonly minimumTotal: MinorUnits;
  /** Epoch milliseconds; null when it never expires. */
  readonly expiresAt: number | null;
}

/** A promotion in a cart. */
export interface StoredCartVoucher {
  readonly id: number;
  readonly promotion: StoredPromotionCode;
}

export function isVoucherKind(kind: string): kind is VoucherKind {
  return VOUCHER_KINDS.some((known) => known === kind);
}

/** The discount of a promotion, at most the whole amount. */
export function calculatePromotionDiscount({ kind, value }: StoredPromotionCode, amount: MinorUnits): MinorUnits {
  switch (kind) {
    case 'voucher_fixed_discount':
    case 'voucher_fixed_discount_expire':
      return Math.min(value, amount);
    case 'voucher_percent_discount':
      return Math.round((amount * value) / 100);
    case 'voucher_credit_amount':
      return 0;
  }
}

/** The credit that a promotion pays into the wallet with a purchase. */
export function getPromotionWalletCredit({ kind, value }: StoredPromotionCode): MinorUnits {
  return kind === 'voucher_credit_amount' ? value : 0;
}

export function toVoucherCartItem(
  { id, promotion }: StoredCartVoucher,
  discount: MinorUnits,
  currency: string,
): CartItem {
  const off = toMoneyResponse(discount === 0 ? 0 : -discount, currency);
  return {
    id: getVoucherCartItemId(id),
    product_type: promotion.kind,
    lottery_key: promotion.code,
    name: promotion.name,
    logo: '',
    unit_price: off,
    quantity: 1,
    total: off,
    recurring_purchase: { type: 'subscription', availability: 'never', enabled: false },
    cause_key: null,
    scheduled_purchase: null,
    promotion_code: promotion.code,
    ...(promotion.expiresAt === null ? {} : { expires_at: new Date(promotion.expiresAt).toISOString() }),
  };
}

export function getVoucherCartItemId(id: number): string {
  return `voucher-${id}`;
}

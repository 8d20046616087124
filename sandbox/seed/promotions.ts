import type { StoredPromotionCode } from '../cart/promotions/promotion.ts';
import type { SandboxShop } from '../shop.ts';

const DAY = 86_400_000;

type Offered = Omit<StoredPromotionCode, 'siteKey' | 'minimumTotal'> &
  Partial<Pick<StoredPromotionCode, 'minimumTotal'>>;

/** Promotion codes that every brand has; one expires a month after the shop has opened, and one has expired already. */
export function seedPromotionCodes({
  brands,
  promotions,
  clock,
}: Pick<SandboxShop, 'clock' | 'brands' | 'promotions'>): void {
  const now = clock();
  const offered: readonly Offered[] = [
    { code: 'WELCOME5', name: '5 off', kind: 'voucher_fixed_discount', value: 500, expiresAt: null },
    { code: 'TENTH', name: '10% off', kind: 'voucher_percent_discount', value: 10, expiresAt: null },
    {
      code: 'MONTH3',
      name: '3 off this month',
      kind: 'voucher_fixed_discount_expire',
      value: 300,
      expiresAt: now + 30 * DAY,
    },
    {
      code: 'BYGONE',
      name: '3 off, once',
      kind: 'voucher_fixed_discount_expire',
      value: 300,
      expiresAt: now - DAY,
    },
    {
      code: 'SPEND20',
      name: '5 off from 20',
      kind: 'voucher_fixed_discount',
      value: 500,
      minimumTotal: 2000,
      expiresAt: null,
    },
    { code: 'GIFT2', name: '2 for your wallet', kind: 'voucher_credit_amount', value: 200, expiresAt: null },
  ];
  for (const { siteKey } of brands) {
    for (const promotion of offered) promotions.insert({ siteKey, minimumTotal: 0, ...promotion });
  }
}

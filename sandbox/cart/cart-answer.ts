import { formatMoney, parseMoney } from '#domain/money.ts';
import type { AutoRemovedItem, Cart, CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import { isExcluded } from '../offers/price-list.ts';
import { describeItem, findOffer } from './cart-items.ts';
import type { CartScope } from './cart-scope.ts';

/** A cart at the prices of now. Items that can no longer be bought are taken out of it and named once. */
export function cartAnswer(token: string, scope: CartScope): Cart {
  const items: CartItem[] = [];
  const removed: AutoRemovedItem[] = [];
  for (const { id, choice } of scope.shop.carts.items(token)) {
    const described = describeItem(choice, scope);
    if (typeof described !== 'string') {
      items.push({ id: String(id), ...described });
      continue;
    }
    scope.shop.carts.remove(id);
    removed.push({
      id: String(id),
      product_type: choice.product_type,
      lottery_key: choice.lottery_key,
      name: findOffer(choice.lottery_key, scope)?.name ?? choice.lottery_key,
      reason: described,
    });
  }
  return {
    cart_reference: token,
    currency: scope.brand.catalogue.branding.currency,
    cart_items: items,
    auto_removed_items: removed,
    cart_total: totalOf(items),
    pre_order_total: totalOf(items.filter(isPreOrder)),
    requires_unattended_payment_method: items.some((item) => item.recurring_purchase.enabled || isPreOrder(item)),
    blocked_reasons: blockedReasons(items, scope),
    show_regulation: items.some(({ product_type }) => product_type !== 'membership'),
  };
}

function totalOf(items: readonly CartItem[]): string {
  return formatMoney(items.reduce((sum, { total }) => sum + parseMoney(total.amount), 0));
}

function isPreOrder({ scheduled_purchase: scheduled }: CartItem): boolean {
  return scheduled?.type === 'pre_order';
}

function blockedReasons(items: readonly CartItem[], scope: CartScope): Record<string, string> {
  const excluded = items.find(({ lottery_key: key }) => {
    const offer = findOffer(key, scope);
    return offer !== null && isExcluded(offer, scope.regions);
  });
  return excluded ? { not_in_region: `${excluded.name} is not sold where you live.` } : {};
}

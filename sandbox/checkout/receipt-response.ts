import { toDecimalAmount } from '#domain/money.ts';
import type { Receipt } from '#schemas/generated/api/wire-types.gen.ts';
import type { DrawResponseContext } from '../offers/draw-response.ts';
import { listDrawsOfOrder } from '../tickets/orders/order-draws.ts';
import { toOrderSummaryResponse } from '../tickets/orders/order-response.ts';
import type { CompletedCheckout } from './checkout.ts';
import { listCheckoutPayments } from './checkout-payments.ts';

export function toReceiptResponse(checkout: CompletedCheckout, view: DrawResponseContext): Receipt {
  const { shop, brand } = view;
  const { currency } = brand.catalogue.branding;
  const isDeposited = checkout.source === 'checkout' || checkout.source === 'partner';
  return {
    checkout_id: checkout.id,
    placed_at: new Date(checkout.placedAt).toISOString(),
    source: checkout.source,
    channel_key: checkout.channelKey,
    partner_key: checkout.partnerKey,
    deposit_id: isDeposited ? checkout.sourceId : null,
    currency,
    items_total: toDecimalAmount(checkout.itemsTotal, currency),
    discount: toDecimalAmount(checkout.discount, currency),
    total: toDecimalAmount(checkout.total, currency),
    pre_order_total: toDecimalAmount(checkout.preOrderTotal, currency),
    credit: toDecimalAmount(checkout.credit, currency),
    vouchers: shop.promotions
      .listUsedInCheckout(checkout.id)
      .map(({ code, name, amount }) => ({ code, name, amount: toDecimalAmount(amount, currency) })),
    payments: listCheckoutPayments(shop, brand, checkout).map(({ method, name, lastFour, amount }) => ({
      method,
      name,
      last_four: lastFour,
      amount: toDecimalAmount(amount, currency),
    })),
    orders: shop.orders
      .listByCheckout(checkout.id)
      .map((order) => ({ ...toOrderSummaryResponse(order, view), draws: listDrawsOfOrder(order, view) })),
    scheduled_items: checkout.scheduledItems,
  };
}

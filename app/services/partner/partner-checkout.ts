import type { CommerceCalls } from '#commerce/commerce.ts';
import { toCartFromPartnerCart } from '#commerce/partner/partner-order.ts';
import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { CheckoutServices } from '#machines/checkout/checkout/checkout.actors.ts';
import type { PurchaseAttemptStore } from '#machines/checkout/checkout/checkout.attempts.ts';
import type { PurchaseData } from '#schemas/generated/api/types.gen.ts';
import type { PartnerCartItemsStore } from './partner-cart-items.ts';

interface Bought {
  readonly slug: string;
  readonly items: PartnerCartItemsStore;
}

/** Checkout calls for a partner's cart; the customer's own cart is untouched. */
export function createPartnerCheckoutCalls(
  commerce: Pick<CommerceCalls, 'checkout' | 'partners' | 'customer' | 'limits'>,
  { slug, items }: Bought,
): CheckoutServices['commerce'] {
  const { checkout, customer, limits } = commerce;
  const partners = recordLastPurchaseOnPartnerPricing(commerce.partners, items);
  return {
    checkout,
    customer,
    limits,
    cart: {
      get: async (options) => toCartFromPartnerCart(await partners.price(slug, items.shown(), options)),
      update: () => Promise.reject(new Error('the cart of a partner is changed by the partner')),
      async purchase(purchase, options) {
        const request = { cartItem: items.shown(), deposit: null, purchase: sinceLast(purchase, items) };
        const { checkoutId } = await partners.purchase(slug, request, options);
        if (checkoutId === null) throw new TypeError('a purchase from the wallet has a receipt');
        return { checkoutId, depositId: null };
      },
    },
  };
}

/**
 * Records the last purchase when a cart is priced, so that the shop can refuse a repeated purchase from another tab.
 */
export function recordLastPurchaseOnPartnerPricing(
  partners: CommerceCalls['partners'],
  items: PartnerCartItemsStore,
): CommerceCalls['partners'] {
  return {
    ...partners,
    async price(...parameters) {
      const cart = await partners.price(...parameters);
      items.priced(cart.lastCheckoutId);
      return cart;
    },
  };
}

function sinceLast(purchase: PurchaseData, items: PartnerCartItemsStore): PurchaseData {
  const lastCheckoutId = items.last();
  return lastCheckoutId === undefined ? purchase : { ...purchase, lastCheckoutId };
}

/** The calls of a deposit that pays for it. */
export function createPartnerDepositCalls(
  { funds, partners }: Pick<CommerceCalls, 'partners' | 'funds'>,
  { slug, items }: Bought,
): FundsCalls {
  return {
    ...funds,
    async depositPurchase({ deposit, purchase }, options) {
      const request = { cartItem: items.shown(), deposit, purchase: sinceLast(purchase, items) };
      const answer = await partners.purchase(slug, request, options);
      return { ...answer, scheduledPurchases: null };
    },
    walletPay(method, gatewayKey, { purchase, ...request }, options) {
      if (!purchase) return funds.walletPay(method, gatewayKey, request, options);
      const bought = { purchase: sinceLast(purchase, items), partner: { slug, cartItem: items.shown() } };
      return funds.walletPay(method, gatewayKey, { ...request, ...bought }, options);
    },
  };
}

/** Freezes the cart from the click on buy until the outcome is known. */
export function freezePartnerCartDuringPurchase(
  attempts: PurchaseAttemptStore,
  items: PartnerCartItemsStore,
): PurchaseAttemptStore {
  return {
    open: () => attempts.open(),
    save(attempt) {
      items.freeze();
      attempts.save(attempt);
    },
    end() {
      items.release();
      attempts.end();
    },
  };
}

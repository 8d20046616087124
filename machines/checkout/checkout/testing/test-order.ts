import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { Cart, CheckoutOutcome, PaymentMethod, Receipt } from '#schemas/generated/api/types.gen.ts';
import { testSavedCardFund } from '../../../_kit/testing/walked-funds.ts';
import { createTestCart, createTestCartItem } from '../../../cart/cart/testing/test-cart.ts';
import type { CheckoutPageData } from '../checkout.types.ts';

export const testCardPaymentMethod: PaymentMethod = {
  code: 'cc',
  funds: [testSavedCardFund],
  availableGateways: ['braintree'],
  attributes: {
    name: 'Card',
    direction: 'deposit',
    cart: true,
    digitalWallet: false,
    fundType: 'cc',
    bankTypes: [],
  },
  rules: { minAmount: '1.00', maxAmount: '5000.00', cscRequired: [], enabled: true },
};

/** An order of a ticket for 3.40, with so much in the wallet, for tests. */
export function createTestOrder(
  funds: number,
  cart: Partial<Cart> = {},
  parts: Partial<CartWithPaymentMeans> = {},
): CartWithPaymentMeans {
  return {
    cart: createTestCart([createTestCartItem()], cart),
    funds,
    methods: [testCardPaymentMethod],
    limits: [],
    laterMethod: null,
    ...parts,
  };
}

export function createTestCheckoutPage(order: CartWithPaymentMeans): CheckoutPageData {
  return { order, walletPurchase: true, facts: { channelKey: 'web', metadata: {} } };
}

export const TEST_RECEIPT: Receipt = {
  checkoutId: 'checkout-1',
  placedAt: '2026-11-21T00:00:00Z',
  source: 'checkout',
  channelKey: 'web',
  partnerKey: null,
  depositId: null,
  currency: 'AUD',
  itemsTotal: '3.40',
  discount: '0.00',
  total: '3.40',
  preOrderTotal: '0.00',
  credit: '0.00',
  vouchers: [],
  orders: [],
  scheduledItems: [],
};

export const testUnknownCheckoutOutcome: CheckoutOutcome = { known: false, checkoutId: null, deposit: null };

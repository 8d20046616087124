import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import { findCheckout, findCheckoutOutcome } from '../../checkout/checkout-outcome.ts';
import { purchaseItems } from '../../checkout/purchase.ts';
import { toReceiptResponse } from '../../checkout/receipt-response.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import {
  type CallRoute,
  type CustomerCall,
  defineCustomerBodyRoute,
  defineCustomerRoute,
} from '../../http/call-route.ts';
import { listRegionsOfCustomer } from '../../offers/price-list.ts';
import type { CartDependencies, RecurringPurchaseDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { CartContext } from '../cart-context.ts';
import { toCartResponse } from '../cart-response.ts';
import { addCartItem, changeCartItem, mergeVisitorCart, removeCartItem } from '../change-cart.ts';
import { addCartPromotion } from '../promotions/add-promotion.ts';

const SELLS = { sells: true };

export function cartRoutes(shop: RecurringPurchaseDependencies & Pick<SandboxShop, 'idempotency'>): CallRoute[] {
  return [
    defineCustomerRoute(calls.cartItemsList, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    defineCustomerBodyRoute(
      calls.cartItemsAdd,
      (incoming, request) => ({
        result: inCart(shop, incoming, (token, scope) => addCartItem(request, token, scope)),
      }),
      SELLS,
    ),

    defineCustomerBodyRoute(
      calls.cartBuild,
      (incoming, { items }) => ({
        result: inCart(shop, incoming, (token, scope) => {
          for (const request of items) addCartItem(request, token, scope);
        }),
      }),
      SELLS,
    ),

    defineCustomerBodyRoute(
      calls.cartItemsUpdate,
      (incoming, change) => ({
        result: inCart(shop, incoming, (token, scope) =>
          changeCartItem(incoming.params.id ?? '', change, token, scope),
        ),
      }),
      SELLS,
    ),

    defineCustomerRoute(calls.cartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) => removeCartItem(incoming.params.id ?? '', token, scope)),
    })),

    defineCustomerBodyRoute(
      calls.cartPromotion,
      (incoming, { promotion_code: code }) => {
        const { token, scope } = customerCart(shop, incoming);
        addCartPromotion(code, token, incoming.address, scope);
        return { result: toCartResponse(token, scope) };
      },
      SELLS,
    ),

    defineCustomerRoute(calls.anonCartConvert, (incoming) => {
      const { token: from = '' } = incoming.params;
      if (!shop.carts.exists(incoming.brand.siteKey, from))
        throw createNotFoundFault('cart_not_found', 'There is no such cart.');
      return { result: inCart(shop, incoming, (token, scope) => mergeVisitorCart(from, token, scope)) };
    }),

    defineCustomerBodyRoute(
      calls.cartPurchase,
      (incoming, data) => {
        const { brand, customer, subVariant, now } = incoming;
        const source = { kind: 'checkout', depositId: null } as const;
        const checkout = purchaseItems({ shop, brand, customer, subVariant, items: 'cart', source, data, now });
        return { result: toReceiptResponse(checkout, { shop, brand, now }) };
      },
      SELLS,
    ),

    defineCustomerRoute(calls.checkoutOutcome, (incoming) => ({
      result: findCheckoutOutcome(shop, incoming, incoming.params.idempotencyKey ?? ''),
    })),

    defineCustomerRoute(calls.checkoutGet, ({ brand, customer, params, now }) => {
      const checkout = findCheckout(shop, customer.id, params.checkoutID ?? '');
      return { result: toReceiptResponse(checkout, { shop, brand, now }) };
    }),
  ];
}

/** Changes the customer's cart in a transaction, which a refusal rolls back, and returns the cart. */
function inCart(
  shop: CartDependencies & Pick<SandboxShop, 'db'>,
  incoming: CustomerCall,
  change: (token: string, scope: CartContext) => void,
): Cart {
  return joinOrBeginTransaction(shop.db, () => {
    const { token, scope } = customerCart(shop, incoming);
    change(token, scope);
    return toCartResponse(token, scope);
  });
}

function customerCart(shop: CartDependencies, { brand, customer, subVariant, now }: CustomerCall) {
  const regions = listRegionsOfCustomer(brand, customer, subVariant);
  const scope: CartContext = { shop, brand, now, regions, customerId: customer.id };
  return { token: shop.carts.getCustomerCart(customer, now), scope };
}

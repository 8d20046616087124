import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import { checkoutOutcome, findCheckout } from '../../checkout/checkout-outcome.ts';
import { purchase } from '../../checkout/purchase.ts';
import { receiptAnswer } from '../../checkout/receipt-answer.ts';
import { notFound } from '../../http/api-fault.ts';
import { answerCustomer, answerCustomerBody, type CustomerIncoming, type Route } from '../../http/route.ts';
import { regionsOfCustomer } from '../../offers/price-list.ts';
import type { CartShop, RecurringShop, Shop } from '../../shop.ts';
import { transaction } from '../../storage/database.ts';
import { cartAnswer } from '../cart-answer.ts';
import type { CartScope } from '../cart-scope.ts';
import { addItem, changeItem, convertCart, removeItem } from '../change-cart.ts';
import { addPromotion } from '../promotions/add-promotion.ts';

const SELLS = { sells: true };

export function cartRoutes(shop: RecurringShop & Pick<Shop, 'keptAnswers'>): Route[] {
  return [
    answerCustomer(calls.cartItemsList, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    answerCustomerBody(
      calls.cartItemsAdd,
      (incoming, request) => ({
        result: inCart(shop, incoming, (token, scope) => addItem(request, token, scope)),
      }),
      SELLS,
    ),

    answerCustomerBody(
      calls.cartBuild,
      (incoming, { items }) => ({
        result: inCart(shop, incoming, (token, scope) => {
          for (const request of items) addItem(request, token, scope);
        }),
      }),
      SELLS,
    ),

    answerCustomerBody(
      calls.cartItemsUpdate,
      (incoming, change) => ({
        result: inCart(shop, incoming, (token, scope) => changeItem(incoming.params.id ?? '', change, token, scope)),
      }),
      SELLS,
    ),

    answerCustomer(calls.cartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) => removeItem(incoming.params.id ?? '', token, scope)),
    })),

    answerCustomerBody(
      calls.cartPromotion,
      (incoming, { promotion_code: code }) => {
        const { token, scope } = customerCart(shop, incoming);
        addPromotion(code, token, incoming.address, scope);
        return { result: cartAnswer(token, scope) };
      },
      SELLS,
    ),

    answerCustomer(calls.anonCartConvert, (incoming) => {
      const { token: from = '' } = incoming.params;
      if (!shop.carts.exists(incoming.brand.siteKey, from)) throw notFound('cart_not_found', 'There is no such cart.');
      return { result: inCart(shop, incoming, (token, scope) => convertCart(from, token, scope)) };
    }),

    answerCustomerBody(
      calls.cartPurchase,
      (incoming, data) => {
        const { brand, customer, subVariant, now } = incoming;
        const source = { kind: 'checkout', depositId: null } as const;
        const checkout = purchase({ shop, brand, customer, subVariant, items: 'cart', source, data, now });
        return { result: receiptAnswer(checkout, { shop, brand, now }) };
      },
      SELLS,
    ),

    answerCustomer(calls.checkoutOutcome, (incoming) => ({
      result: checkoutOutcome(shop, incoming, incoming.params.idempotencyKey ?? ''),
    })),

    answerCustomer(calls.checkoutGet, ({ brand, customer, params, now }) => {
      const checkout = findCheckout(shop, customer.id, params.checkoutID ?? '');
      return { result: receiptAnswer(checkout, { shop, brand, now }) };
    }),
  ];
}

/** Changes the customer's cart, or leaves it as it was when the change is refused, and answers with what is then in it. */
function inCart(
  shop: CartShop & Pick<Shop, 'db'>,
  incoming: CustomerIncoming,
  change: (token: string, scope: CartScope) => void,
): Cart {
  return transaction(shop.db, () => {
    const { token, scope } = customerCart(shop, incoming);
    change(token, scope);
    return cartAnswer(token, scope);
  });
}

function customerCart(shop: CartShop, { brand, customer, subVariant, now }: CustomerIncoming) {
  const regions = regionsOfCustomer(brand, customer, subVariant);
  const scope: CartScope = { shop, brand, now, regions, customerId: customer.id };
  return { token: shop.carts.ofCustomer(customer, now), scope };
}

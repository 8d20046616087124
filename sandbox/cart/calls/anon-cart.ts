import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import { notFound } from '../../http/api-fault.ts';
import { answer, answerBody, type Incoming, type Route } from '../../http/route.ts';
import { regionsOfSubVariant } from '../../offers/price-list.ts';
import type { CartShop, Shop } from '../../shop.ts';
import { transaction } from '../../storage/database.ts';
import { cartAnswer } from '../cart-answer.ts';
import type { CartScope } from '../cart-scope.ts';
import { addItem, changeItem, removeItem } from '../change-cart.ts';
import { addPromotion } from '../promotions/add-promotion.ts';

export function anonCartRoutes(shop: CartShop & Pick<Shop, 'db'>): Route[] {
  return [
    answer(calls.anonCartCreate, ({ brand, now }) => ({ result: shop.carts.create(brand.siteKey, now) })),

    answer(calls.anonCartGet, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    answerBody(calls.anonCartItemsAdd, (incoming, request) => ({
      result: inCart(shop, incoming, (token, scope) => addItem(request, token, scope)),
    })),

    answerBody(calls.anonCartBuild, (incoming, { items }) => ({
      result: inCart(shop, incoming, (token, scope) => {
        for (const request of items) addItem(request, token, scope);
      }),
    })),

    answerBody(calls.anonCartItemsUpdate, (incoming, change) => ({
      result: inCart(shop, incoming, (token, scope) => changeItem(incoming.params.id ?? '', change, token, scope)),
    })),

    answer(calls.anonCartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) => removeItem(incoming.params.id ?? '', token, scope)),
    })),

    answerBody(calls.anonCartPromotion, (incoming, { promotion_code: code }) => {
      const { token, scope } = visitorCart(shop, incoming);
      addPromotion(code, token, incoming.address, scope);
      return { result: cartAnswer(token, scope) };
    }),
  ];
}

/** Changes a cart, or leaves it as it was when the change is refused, and answers with what is then in it. */
function inCart(
  shop: CartShop & Pick<Shop, 'db'>,
  incoming: Incoming,
  change: (token: string, scope: CartScope) => void,
): Cart {
  return transaction(shop.db, () => {
    const { token, scope } = visitorCart(shop, incoming);
    change(token, scope);
    return cartAnswer(token, scope);
  });
}

/** @throws ApiFault 404 `cart_not_found`. */
function visitorCart(
  shop: CartShop,
  { brand, params, subVariant, now }: Incoming,
): { token: string; scope: CartScope } {
  const { token = '' } = params;
  if (!shop.carts.exists(brand.siteKey, token)) throw notFound('cart_not_found', 'There is no such cart.');
  return { token, scope: { shop, brand, now, regions: regionsOfSubVariant(brand, subVariant), customerId: null } };
}

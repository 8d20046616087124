import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import { settleItem } from '../cart/cart-items.ts';
import type { CartScope } from '../cart/cart-scope.ts';
import type { StoredItem } from '../cart/cart-store.ts';
import { notFound, refusal } from '../http/api-fault.ts';
import { answer, answerBody, type Incoming, type Route } from '../http/route.ts';
import { regionsOfSubVariant } from '../offers/price-list.ts';
import type { Shop } from '../shop.ts';
import { transaction } from '../storage/database.ts';

const MOST_ITEMS = 50;

export function anonCartRoutes(shop: Shop): Route[] {
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
      result: inCart(shop, incoming, (token, scope) => {
        const { id, choice } = itemOf(shop, incoming, token);
        shop.carts.change(id, settleItem(changed(choice, change), scope));
      }),
    })),

    answer(calls.anonCartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token) => shop.carts.remove(itemOf(shop, incoming, token).id)),
    })),
  ];
}

/** Changes a cart, or leaves it as it was when the change is refused, and answers with what is then in it. */
function inCart(shop: Shop, incoming: Incoming, change: (token: string, scope: CartScope) => void): Cart {
  const { brand, now, params, subVariant } = incoming;
  const { token = '' } = params;
  const scope: CartScope = { shop, brand, now, regions: regionsOfSubVariant(brand, subVariant) };
  return transaction(shop.db, () => {
    if (!shop.carts.exists(brand.siteKey, token)) throw notFound('cart_not_found', 'There is no such cart.');
    change(token, scope);
    return cartAnswer(token, scope);
  });
}

function addItem(request: CartItemRequest, token: string, scope: CartScope): void {
  const { carts } = scope.shop;
  const items = carts.items(token);
  if (items.length >= MOST_ITEMS) throw refusal('cart_full', `A cart holds at most ${MOST_ITEMS} items.`);
  const isMember = items.some(({ choice }) => choice.product_type === 'membership');
  if (request.product_type === 'membership' && isMember) {
    throw refusal('already_in_cart', 'A membership is already in your cart.');
  }
  carts.add(token, settleItem(request, scope), scope.now);
}

/** Another day means other draws, so the draw that was settled for the old day goes. */
function changed({ draw_no: drawNo, ...choice }: CartItemRequest, change: CartItemChange): CartItemRequest {
  const keepsDraw = drawNo !== undefined && change.day === undefined;
  return { ...choice, ...(keepsDraw ? { draw_no: drawNo } : {}), ...change };
}

function itemOf(shop: Shop, { params }: Incoming, token: string): StoredItem {
  const item = shop.carts.item(token, params.id ?? '');
  if (!item) throw notFound('cart_item_not_found', 'There is no such item in the cart.');
  return item;
}

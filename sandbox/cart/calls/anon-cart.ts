import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import { type AuthorisedCall, type CallRoute, defineBodyRoute, defineRoute } from '../../http/call-route.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import type { CartDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { CartContext } from '../cart-context.ts';
import { toCartResponse } from '../cart-response.ts';
import { addCartItem, changeCartItem, removeCartItem } from '../change-cart.ts';
import { addCartPromotion } from '../promotions/add-promotion.ts';

export function anonCartRoutes(shop: CartDependencies & Pick<SandboxShop, 'db'>): CallRoute[] {
  return [
    defineRoute(calls.anonCartCreate, ({ brand, now }) => ({ result: shop.carts.create(brand.siteKey, now) })),

    defineRoute(calls.anonCartGet, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    defineBodyRoute(calls.anonCartItemsAdd, (incoming, request) => ({
      result: inCart(shop, incoming, (token, scope) => addCartItem(request, token, scope)),
    })),

    defineBodyRoute(calls.anonCartBuild, (incoming, { items }) => ({
      result: inCart(shop, incoming, (token, scope) => {
        for (const request of items) addCartItem(request, token, scope);
      }),
    })),

    defineBodyRoute(calls.anonCartItemsUpdate, (incoming, change) => ({
      result: inCart(shop, incoming, (token, scope) => changeCartItem(incoming.params.id ?? '', change, token, scope)),
    })),

    defineRoute(calls.anonCartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) => removeCartItem(incoming.params.id ?? '', token, scope)),
    })),

    defineBodyRoute(calls.anonCartPromotion, (incoming, { promotion_code: code }) => {
      const { token, scope } = visitorCart(shop, incoming);
      addCartPromotion(code, token, incoming.address, scope);
      return { result: toCartResponse(token, scope) };
    }),
  ];
}

/** Changes a cart in a transaction, which a refusal rolls back, and returns the cart. */
function inCart(
  shop: CartDependencies & Pick<SandboxShop, 'db'>,
  incoming: AuthorisedCall,
  change: (token: string, scope: CartContext) => void,
): Cart {
  return joinOrBeginTransaction(shop.db, () => {
    const { token, scope } = visitorCart(shop, incoming);
    change(token, scope);
    return toCartResponse(token, scope);
  });
}

/** @throws ApiFault 404 `cart_not_found`. */
function visitorCart(
  shop: CartDependencies,
  { brand, params, subVariant, now }: AuthorisedCall,
): { token: string; scope: CartContext } {
  const { token = '' } = params;
  if (!shop.carts.exists(brand.siteKey, token)) throw createNotFoundFault('cart_not_found', 'There is no such cart.');
  return { token, scope: { shop, brand, now, regions: listRegionsOfSubVariant(brand, subVariant), customerId: null } };
}

import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  defineSandboxBodyRoute,
  defineSandboxRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import type { CartDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import { cartMessages } from '../cart.messages.gen.ts';
import type { SandboxCartContext } from '../cart-context.ts';
import { toCartResponse } from '../cart-response.ts';
import { addItemToStoredCart, changeItemInStoredCart, removeItemOrVoucherFromStoredCart } from '../change-cart.ts';
import { addVoucherToStoredCart } from '../promotions/add-promotion.ts';

export function createSandboxAnonCartRoutes(shop: CartDependencies & Pick<SandboxShop, 'db'>): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.anonCartCreate, ({ brand, now }) => ({ result: shop.carts.create(brand.siteKey, now) })),

    defineSandboxRoute(calls.anonCartGet, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    defineSandboxBodyRoute(calls.anonCartItemsAdd, (incoming, request) => ({
      result: inCart(shop, incoming, (token, scope) => addItemToStoredCart(request, token, scope)),
    })),

    defineSandboxBodyRoute(calls.anonCartBuild, (incoming, { items }) => ({
      result: inCart(shop, incoming, (token, scope) => {
        for (const request of items) addItemToStoredCart(request, token, scope);
      }),
    })),

    defineSandboxBodyRoute(calls.anonCartItemsUpdate, (incoming, change) => ({
      result: inCart(shop, incoming, (token, scope) =>
        changeItemInStoredCart(incoming.params.id ?? '', change, token, scope),
      ),
    })),

    defineSandboxRoute(calls.anonCartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) =>
        removeItemOrVoucherFromStoredCart(incoming.params.id ?? '', token, scope),
      ),
    })),

    defineSandboxBodyRoute(calls.anonCartPromotion, (incoming, { promotion_code: code }) => {
      const { token, scope } = visitorCart(shop, incoming);
      addVoucherToStoredCart(code, token, incoming.address, scope);
      return { result: toCartResponse(token, scope) };
    }),
  ];
}

/** Changes a cart in a transaction, which a refusal rolls back, and returns the cart. */
function inCart(
  shop: CartDependencies & Pick<SandboxShop, 'db'>,
  incoming: AuthorisedCall,
  change: (token: string, scope: SandboxCartContext) => void,
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
): { token: string; scope: SandboxCartContext } {
  const { token = '' } = params;
  if (!shop.carts.exists(brand.siteKey, token)) throw createNotFoundFault('cart_not_found', cartMessages.noSuchCart());
  return { token, scope: { shop, brand, now, regions: listRegionsOfSubVariant(brand, subVariant), customerId: null } };
}

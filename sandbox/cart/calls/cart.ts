import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import type { Cart } from '#schemas/generated/api/wire-types.gen.ts';
import {
  findCheckoutOutcomeByIdempotencyKey,
  requireCheckoutByIdOrDepositId,
} from '../../checkout/checkout-outcome.ts';
import { makeWalletPurchase } from '../../checkout/purchase.ts';
import { toReceiptResponse } from '../../checkout/receipt-response.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCustomerCall,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { listRegionsOfCustomer } from '../../offers/price-list.ts';
import type { CartDependencies, SandboxShop, UnattendedPurchaseDependencies } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import { cartMessages } from '../cart.messages.gen.ts';
import type { SandboxCartContext } from '../cart-context.ts';
import { toCartResponse } from '../cart-response.ts';
import {
  addItemToStoredCart,
  changeItemInStoredCart,
  mergeVisitorIntoCustomerCart,
  removeItemOrVoucherFromStoredCart,
} from '../change-cart.ts';
import { addVoucherToStoredCart } from '../promotions/add-promotion.ts';

const SELLS = { sells: true };

export function createSandboxCartRoutes(
  shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'idempotency'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.cartItemsList, (incoming) => ({ result: inCart(shop, incoming, () => {}) })),

    defineSandboxCustomerBodyRoute(
      calls.cartItemsAdd,
      (incoming, request) => ({
        result: inCart(shop, incoming, (token, scope) => addItemToStoredCart(request, token, scope)),
      }),
      SELLS,
    ),

    defineSandboxCustomerBodyRoute(
      calls.cartBuild,
      (incoming, { items }) => ({
        result: inCart(shop, incoming, (token, scope) => {
          for (const request of items) addItemToStoredCart(request, token, scope);
        }),
      }),
      SELLS,
    ),

    defineSandboxCustomerBodyRoute(
      calls.cartItemsUpdate,
      (incoming, change) => ({
        result: inCart(shop, incoming, (token, scope) =>
          changeItemInStoredCart(incoming.params.id ?? '', change, token, scope),
        ),
      }),
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.cartItemsDelete, (incoming) => ({
      result: inCart(shop, incoming, (token, scope) =>
        removeItemOrVoucherFromStoredCart(incoming.params.id ?? '', token, scope),
      ),
    })),

    defineSandboxCustomerBodyRoute(
      calls.cartPromotion,
      (incoming, { promotion_code: code }) => {
        const { token, scope } = customerCart(shop, incoming);
        addVoucherToStoredCart(code, token, incoming.address, scope);
        return { result: toCartResponse(token, scope) };
      },
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.anonCartConvert, (incoming) => {
      const { token: from = '' } = incoming.params;
      if (!shop.carts.exists(incoming.brand.siteKey, from))
        throw createNotFoundFault('cart_not_found', cartMessages.noSuchCart());
      return { result: inCart(shop, incoming, (token, scope) => mergeVisitorIntoCustomerCart(from, token, scope)) };
    }),

    defineSandboxCustomerBodyRoute(
      calls.cartPurchase,
      (incoming, data) => {
        const { brand, customer, subVariant, now } = incoming;
        const source = { kind: 'checkout', depositId: null } as const;
        const checkout = makeWalletPurchase({ shop, brand, customer, subVariant, items: 'cart', source, data, now });
        return { result: toReceiptResponse(checkout, { shop, brand, now }) };
      },
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.checkoutOutcome, (incoming) => ({
      result: findCheckoutOutcomeByIdempotencyKey(shop, incoming, incoming.params.idempotencyKey ?? ''),
    })),

    defineSandboxCustomerRoute(calls.checkoutGet, ({ brand, customer, params, now }) => {
      const checkout = requireCheckoutByIdOrDepositId(shop, customer.id, params.checkoutID ?? '');
      return { result: toReceiptResponse(checkout, { shop, brand, now }) };
    }),
  ];
}

/** Changes the customer's cart in a transaction, which a refusal rolls back, and returns the cart. */
function inCart(
  shop: CartDependencies & Pick<SandboxShop, 'db'>,
  incoming: AuthorisedCustomerCall,
  change: (token: string, scope: SandboxCartContext) => void,
): Cart {
  return joinOrBeginTransaction(shop.db, () => {
    const { token, scope } = customerCart(shop, incoming);
    change(token, scope);
    return toCartResponse(token, scope);
  });
}

function customerCart(shop: CartDependencies, { brand, customer, subVariant, now }: AuthorisedCustomerCall) {
  const regions = listRegionsOfCustomer(brand, customer, subVariant);
  const scope: SandboxCartContext = { shop, brand, now, regions, customerId: customer.id };
  return { token: shop.carts.getCustomerCart(customer, now), scope };
}

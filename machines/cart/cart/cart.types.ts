import type { CartItemAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import type { RepricedCartItem } from '#domain/cart/repriced-items.ts';
import type { AutoRemovedItem, Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/types.gen.ts';

/** A change of the cart that was asked for and not answered yet. */
export type CartCommand =
  | { readonly kind: 'add'; readonly item: CartItemRequest; readonly source: string }
  | { readonly kind: 'build'; readonly items: readonly CartItemRequest[]; readonly source: string }
  | { readonly kind: 'update'; readonly id: string; readonly change: CartItemChange }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'promote'; readonly code: string }
  | { readonly kind: 'convert' };

/** Why a change failed, or a promotion code was not added. */
export interface CartFailure {
  /** Text of the server, which the specification shows; null where it sent none. */
  readonly message: string | null;
}

/** Where the customer wants to go once the cart is as they see it. */
export interface PendingCheckoutDeparture {
  readonly to: string;
  /** Whether something has come up that the customer has to see first. */
  readonly isHeld: boolean;
}

export interface CartMachineContext {
  readonly cart: Cart | null;
  /** Changes in the order they were asked for; while one is under way it is the first. */
  readonly queue: readonly CartCommand[];
  /** Whether the first of the queue was sent. */
  readonly isUnderWay: boolean;
  /** Whether the cart was changed elsewhere since it was asked for. */
  readonly isStale: boolean;
  readonly failure: CartFailure | null;
  /** Why the last promotion code was not added. */
  readonly promotionFailure: CartFailure | null;
  /** What was added a moment ago: asking for the same again is the same click. */
  readonly recentAdd: string | null;
  /** What the shop has taken out of the cart, until the customer has seen it. */
  readonly removed: readonly AutoRemovedItem[];
  /** Items that cost something else than they did, until the customer has seen it. */
  readonly repriced: readonly RepricedCartItem[];
  /** Ids of removed items that the customer has seen: an answer may name them again. */
  readonly seen: readonly string[];
  /** Set on the way to the checkout. */
  readonly leaving: PendingCheckoutDeparture | null;
  readonly precartDrawer: boolean;
  readonly isPrecartDrawerOpen: boolean;
}

export interface CartInput {
  /** Whether a drawer opens after adding, instead of the cart page. */
  readonly precartDrawer: boolean;
}

export type CartEvent =
  /** The cart is about to be shown; it is fetched when it is older than 20 s. */
  | { readonly type: 'CART.FETCH' }
  /** The cart was changed elsewhere, as in another tab. */
  | { readonly type: 'CART.CHANGED' }
  /** The page came with the cart. */
  | { readonly type: 'CART.RECEIVED'; readonly cart: Cart }
  /** A customer has signed in, and what they had in a cart before did not follow. */
  | { readonly type: 'CART.CONVERT' }
  /** The customer looks at the cart. */
  | { readonly type: 'CART.VIEWED' }
  /** `source` names the place in the shop, such as the type of the block. */
  | { readonly type: 'ITEM.ADD'; readonly item: CartItemRequest; readonly source: string }
  | { readonly type: 'ITEM.UPDATE'; readonly id: string; readonly change: CartItemChange }
  | { readonly type: 'ITEM.DELETE'; readonly id: string }
  | { readonly type: 'ITEMS.BUILD'; readonly items: readonly CartItemRequest[]; readonly source: string }
  /** The customer goes to the page of an item. */
  | { readonly type: 'ITEM.CLICK'; readonly id: string }
  | { readonly type: 'PROMOTION.ADD'; readonly code: string }
  /** The customer wants to pay. */
  | { readonly type: 'CHECKOUT.START'; readonly to: string }
  | { readonly type: 'ADD.SETTLE' }
  | { readonly type: 'PRECART.CLOSE' }
  /** What the shop did to the cart by itself was seen. */
  | { readonly type: 'NOTICE.DISMISS' }
  | { readonly type: 'FAILURE.DISMISS' };

/** What happened in the cart, for whoever tells of it elsewhere: the page around it, other tabs, analytics. */
export type CartEmitted =
  /** New items without vouchers (specification: States and transitions, "Cart"). */
  | { readonly type: 'product.added'; readonly products: readonly CartItemAnalyticsFields[] }
  | { readonly type: 'product.removed'; readonly products: readonly CartItemAnalyticsFields[] }
  | { readonly type: 'product.clicked'; readonly products: readonly CartItemAnalyticsFields[] }
  | {
      readonly type: 'cart.viewed';
      /** Null where there is no cart. */
      readonly cartId: string | null;
      readonly products: readonly CartItemAnalyticsFields[];
      readonly total: string | null;
    }
  /** The customer is on the way to the checkout, with the cart as it was shown. */
  | {
      readonly type: 'checkout.started';
      readonly to: string;
      readonly products: readonly CartItemAnalyticsFields[];
      readonly total: string | null;
    }
  /** The customer has added something and should see the cart. */
  | { readonly type: 'cart.show' }
  /** The customer has added something, and a drawer tells. */
  | { readonly type: 'precart.open' }
  /** A change of this page went through; other tabs must hear of it. */
  | { readonly type: 'cart.changed' }
  /** A change of what is in the cart did not go through. */
  | { readonly type: 'cart.failed'; readonly failure: CartFailure };

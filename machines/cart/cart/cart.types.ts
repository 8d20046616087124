import type { CartItemAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import type { RepricedCartItem } from '#domain/cart/repriced-items.ts';
import type { AutoRemovedItem, Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/types.gen.ts';

/** A requested change of the cart without a response yet. */
export type CartCommand =
  | { readonly kind: 'add'; readonly item: CartItemRequest; readonly source: string }
  | { readonly kind: 'build'; readonly items: readonly CartItemRequest[]; readonly source: string }
  | { readonly kind: 'update'; readonly id: string; readonly change: CartItemChange }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'promote'; readonly code: string }
  | { readonly kind: 'convert' };

/** Why a change failed, or a promotion code was not added. */
export interface CartFailure {
  /** Text of the server, shown as it is; null if it sent none. */
  readonly message: string | null;
}

/** The requested checkout, until the shown cart is up to date. */
export interface PendingCheckoutDeparture {
  readonly to: string;
  /** Whether a change or failure that the customer must see stops it. */
  readonly isBlocked: boolean;
}

export interface CartMachineContext {
  readonly cart: Cart | null;
  /** Requested changes in order; the first may be under way. */
  readonly queue: readonly CartCommand[];
  /** Whether the first of the queue was sent. */
  readonly isSending: boolean;
  /** Whether the cart was changed elsewhere since it was fetched. */
  readonly isStale: boolean;
  readonly failure: CartFailure | null;
  /** Why the last promotion code was not added. */
  readonly promotionFailure: CartFailure | null;
  /** Key of the item just added: adding it again counts as the same click. */
  readonly recentAdd: string | null;
  /** Items that the shop removed, until the customer dismisses them. */
  readonly removed: readonly AutoRemovedItem[];
  /** Items with a new price, until the customer dismisses them. */
  readonly repriced: readonly RepricedCartItem[];
  /** Ids of removed items that the customer dismissed: responses may repeat them. */
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
  /** The page includes the cart. */
  | { readonly type: 'CART.RECEIVED'; readonly cart: Cart }
  /** A customer has signed in, but their anonymous cart is not converted yet. */
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
  | { readonly type: 'RECENT_ADD.EXPIRE' }
  | { readonly type: 'PRECART.CLOSE' }
  /** Dismisses the removed and repriced items. */
  | { readonly type: 'NOTICE.DISMISS' }
  | { readonly type: 'FAILURE.DISMISS' };

/** Events of the cart for the page around it, other tabs and analytics. */
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
  /** An item was added, and the precart drawer shows it. */
  | { readonly type: 'precart.open' }
  /** A change of this page succeeded; other tabs must be notified. */
  | { readonly type: 'cart.changed' }
  /** A failure that a toast shows. */
  | { readonly type: 'cart.failed'; readonly failure: CartFailure };

import type { Cart, CartItem, CartItemChange, CartItemRequest } from '#schemas/generated/api/types.gen.ts';

/** A change of the cart that was asked for and not answered yet. */
export type CartCommand =
  | { readonly kind: 'add'; readonly item: CartItemRequest }
  | { readonly kind: 'build'; readonly items: readonly CartItemRequest[] }
  | { readonly kind: 'update'; readonly id: string; readonly change: CartItemChange }
  | { readonly kind: 'delete'; readonly id: string };

/** What went wrong, in words for the customer. */
export interface CartFailure {
  readonly status: number;
  readonly message: string;
}

export interface CartContext {
  readonly cart: Cart | null;
  /** Changes in the order they were asked for; while one is under way it is the first. */
  readonly queue: readonly CartCommand[];
  readonly failure: CartFailure | null;
  /** What was added a moment ago: asking for the same again is the same click. */
  readonly recentAdd: string | null;
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
  | { readonly type: 'ITEM.ADD'; readonly item: CartItemRequest }
  | { readonly type: 'ITEM.UPDATE'; readonly id: string; readonly change: CartItemChange }
  | { readonly type: 'ITEM.DELETE'; readonly id: string }
  | { readonly type: 'ITEMS.BUILD'; readonly items: readonly CartItemRequest[] }
  | { readonly type: 'ADD.SETTLE' }
  | { readonly type: 'PRECART.CLOSE' }
  | { readonly type: 'FAILURE.DISMISS' };

export type CartEmitted =
  /** New items without vouchers, for tracking. */
  | { readonly type: 'product.added'; readonly items: readonly CartItem[] }
  | { readonly type: 'product.removed'; readonly items: readonly CartItem[] }
  /** The customer has added something and should see the cart. */
  | { readonly type: 'cart.show' }
  /** A change of this page went through; other tabs must hear of it. */
  | { readonly type: 'cart.changed' };

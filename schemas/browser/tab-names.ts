/**
 * Names of channels and locks that tabs of one browser share, and of the values that a tab stores. The strings must not
 * change, because tabs of two versions of the shop can be open at once.
 */

/** Notifies tabs that the cart has changed. */
export const CART_CHANGED_TAB_CHANNEL = 'vitrine:cart';
/** Notifies tabs of a purchase. */
export const PURCHASE_MADE_TAB_CHANNEL = 'vitrine:purchase';
/** Notifies tabs that a customer is active, or has signed out. */
export const CUSTOMER_SESSION_TAB_CHANNEL = 'vitrine:session';

/** Messages of each channel. On a partner's page, the name of a channel ends with the partner's slug. */
export interface TabChannelMessages {
  readonly [CART_CHANGED_TAB_CHANNEL]: 'changed';
  /** Id of the checkout. */
  readonly [PURCHASE_MADE_TAB_CHANNEL]: string;
  readonly [CUSTOMER_SESSION_TAB_CHANNEL]: 'active' | 'ended';
}

export type TabChannelName = keyof TabChannelMessages;
export type PartnerTabChannelName = `${TabChannelName}:${string}`;

/** Lock of the tab that purchases. */
export const PURCHASE_TAB_LOCK = 'vitrine:purchase';
/** Lock of the tab that deposits. */
export const DEPOSIT_TAB_LOCK = 'vitrine:deposit';

type OfPartner<Name extends string> = Name | `${Name}:${string}`;

/** Name of a lock. On a partner's page, it ends with the partner's slug. */
export type TabLockName = OfPartner<typeof PURCHASE_TAB_LOCK> | typeof DEPOSIT_TAB_LOCK;

/** `<customer id> <idempotency key>` of a purchase whose outcome is unknown. */
export const PURCHASE_ATTEMPT_STORAGE_KEY = 'vitrine:purchase';
/** JSON of a `DepositAttempt` whose outcome is unknown. */
export const DEPOSIT_ATTEMPT_STORAGE_KEY = 'vitrine:deposit';
/** JSON of the `CartItemRequest`s that a partner has sent; the partner's slug follows. */
export const PARTNER_CART_STORAGE_KEY = 'vitrine:partner-cart';
/** JSON of the values of form fields when a session ended, the language was changed or the page was renewed, with their owner. */
export const TYPED_VALUES_STORAGE_KEY = 'vitrine:typed';
/** When the page was last reloaded because the server had another release, in epoch milliseconds. */
export const PAGE_RENEWED_STORAGE_KEY = 'vitrine:renewed';
/** Present while the customer takes a break. */
export const CUSTOMER_BREAK_STORAGE_KEY = 'vitrine:break';
/** Tracked events of purchases and deposits, one per line. */
export const TRACKED_EVENTS_STORAGE_KEY = 'vitrine:told';
/** JSON of the time in epoch milliseconds and the `TrackedAnalyticsEvent`s that a page could not send before it was left. */
export const UNSENT_EVENTS_STORAGE_KEY = 'vitrine:unsent';
/** Reference of the cart that the last checkout began with. */
export const CHECKOUT_CART_REFERENCE_STORAGE_KEY = 'vitrine:checkout-cart';
/** JSON of the numbers that were picked; lottery and type of game follow. */
export const PICKED_NUMBERS_STORAGE_KEY = 'vitrine:picks';
/** JSON of the draft of a group. */
export const GROUP_DRAFT_STORAGE_KEY = 'group-wizard';
/** JSON of the `FavouriteNumbers` that a visitor chose (specification: Cookie and storage names). */
export const FAVOURITE_NUMBERS_STORAGE_KEY = 'favourite_numbers';
/** Present once the tip on favourite numbers was closed (specification: Cookie and storage names). */
export const FAVOURITES_TIP_CLOSED_STORAGE_KEY = 'favourite_tooltip_closed';
/** JSON of the account at a provider that is to be linked, without its proof. */
export const UNLINKED_ACCOUNT_STORAGE_KEY = 'unlinked_account';
/** JSON of a sign-in at a provider that has not returned. */
export const OAUTH_PROVIDER_VISIT_STORAGE_KEY = 'provider_visit';

/** Names of values that a tab stores. */
export type TabStorageKey =
  | typeof PURCHASE_ATTEMPT_STORAGE_KEY
  | typeof DEPOSIT_ATTEMPT_STORAGE_KEY
  | `${typeof PARTNER_CART_STORAGE_KEY}:${string}`
  | typeof TYPED_VALUES_STORAGE_KEY
  | typeof PAGE_RENEWED_STORAGE_KEY
  | typeof CUSTOMER_BREAK_STORAGE_KEY
  | typeof TRACKED_EVENTS_STORAGE_KEY
  | typeof UNSENT_EVENTS_STORAGE_KEY
  | typeof CHECKOUT_CART_REFERENCE_STORAGE_KEY
  | `${typeof PICKED_NUMBERS_STORAGE_KEY}:${string}`
  | typeof GROUP_DRAFT_STORAGE_KEY
  | typeof FAVOURITE_NUMBERS_STORAGE_KEY
  | typeof FAVOURITES_TIP_CLOSED_STORAGE_KEY
  | typeof UNLINKED_ACCOUNT_STORAGE_KEY
  | typeof OAUTH_PROVIDER_VISIT_STORAGE_KEY;

import type { AnalyticsEventArguments, AnalyticsEventFields } from '#domain/analytics/analytics-events.ts';
import { parseAmountToMainUnits } from '#domain/analytics/main-units.ts';
import { type CartItemAnalyticsFields, listCartAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import { type MinorUnits, toMainUnits } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { CartEmitted } from '#machines/cart/cart/cart.types.ts';
import type { CheckoutEmitted, CheckoutFailureReason } from '#machines/checkout/checkout/checkout.types.ts';
import type { FavouriteNumbersEmitted } from '#machines/play/favourite-numbers/favourite-numbers.types.ts';
import type { AutologinEmitted } from '#machines/sign-in/autologin/autologin.types.ts';
import type { LoginEmitted } from '#machines/sign-in/login/login.types.ts';
import type { LogoutEmitted } from '#machines/sign-in/logout/logout.types.ts';
import type { SignUpEmitted } from '#machines/sign-in/sign-up/sign-up.types.ts';
import type { CardSavingEmitted } from '#machines/wallet/card-saving/card-saving.types.ts';
import type { DepositEmitted } from '#machines/wallet/deposit/deposit.types.ts';
import type { DepositFormEmitted } from '#machines/wallet/deposit-form/deposit-form.types.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { TrackEvent } from './track.ts';

/** Events of flows that analytics events may follow from. */
export type FlowEmittedEvent =
  | CartEmitted
  | CheckoutEmitted
  | DepositEmitted
  | DepositFormEmitted
  | FavouriteNumbersEmitted
  | LoginEmitted
  | SignUpEmitted
  | AutologinEmitted
  | LogoutEmitted
  | CardSavingEmitted;

/** The shop that an event happened in. */
export type AnalyticsEventShop = Pick<SiteDataForBlocks, 'key' | 'currency'>;

/** The `source` of products in a checkout or a purchase. */
const CHECKOUT = 'checkout';

/** The analytics events of an event that a flow emits (specification: States and transitions; The calls it makes). */
export function toFlowAnalyticsEvents(
  flowId: string,
  emitted: FlowEmittedEvent,
  shop: AnalyticsEventShop,
): readonly AnalyticsEventArguments[] {
  switch (emitted.type) {
    case 'product.added':
      return productsOf(emitted.products, shop).map((product) => ['product added', product] as const);
    case 'product.removed':
      return productsOf(emitted.products, shop).map((product) => ['product removed', product] as const);
    case 'product.clicked':
      return productsOf(emitted.products, shop).map((product) => ['product clicked', product] as const);
    case 'cart.viewed': {
      const { cartId, total, products } = emitted;
      const fields = {
        cart_id: cartId,
        total: parseAmountToMainUnits(total, shop.currency),
        products: productsOf(products, shop),
      };
      return [['cart viewed', fields]];
    }
    case 'checkout.started':
      // The cart emits it too, when the customer leaves for the checkout.
      return flowId === 'checkout' && 'cart' in emitted ? [['checkout started', cartFields(emitted.cart, shop)]] : [];
    case 'checkout.step_completed':
      return [['step completed', { ...cartFields(emitted.cart, shop), step: emitted.step }]];
    case 'purchase.completed':
      return toCompletionEvents(emitted, shop);
    case 'deposit.completed':
      // `sendPurchaseAnalyticsEvents` tracks a deposit for a purchase, as ExtraDeposit.
      return 'checkoutId' in emitted && emitted.checkoutId !== null
        ? []
        : [['Deposit', depositFields(emitted.depositId, emitted.amount, shop)]];
    case 'payment.refused':
    case 'deposit.refused':
    case 'card-saving.refused':
      return toRefusalEvents(emitted.failure);
    case 'deposit.failed':
      return 'failure' in emitted.output ? toRefusalEvents(emitted.output.failure) : [];
    case 'favourite-numbers.added':
      return [['favourite numbers added', { product_id: emitted.lotteryKey }]];
    case 'favourite-numbers.edited':
      return [['favourite numbers edited', { product_id: emitted.lotteryKey }]];
    case 'favourite-numbers.removed':
      return [['favourite numbers removed', { product_id: emitted.lotteryKey }]];
    case 'login.authenticated':
    case 'autologin.authenticated':
      return [['Login', {}]];
    case 'sign-up.authenticated':
      return [['SignUp', {}]];
    case 'logout.unauthenticated':
      return [['Logout', {}]];
    default:
      return [];
  }
}

interface Refusal {
  readonly code: string;
  readonly reason: CheckoutFailureReason;
  /** Status of the call that was refused; 0 where the payment itself was declined. */
  readonly status: number;
}

/** The Error of a declined payment. `withCallTracking` tracks that of a refused call. */
function toRefusalEvents(failure: Refusal | null): readonly AnalyticsEventArguments[] {
  if (failure?.status !== 0) return [];
  const { code, reason } = failure;
  const text = 'text' in reason ? reason.text : null;
  return [['Error', { code, message: text ?? reason.kind }]];
}

function productsOf(
  products: readonly CartItemAnalyticsFields[],
  { key }: AnalyticsEventShop,
): AnalyticsEventFields['product added'][] {
  return products.map((product) => ({ brand: key, ...product }));
}

function depositFields(
  depositId: string | null,
  amount: MinorUnits | null,
  { currency }: AnalyticsEventShop,
): AnalyticsEventFields['Deposit'] {
  return { deposit_id: depositId, currency, amount: amount === null ? null : toMainUnits(amount, currency) };
}

type PurchaseCompleted = Extract<CheckoutEmitted, { readonly type: 'purchase.completed' }>;

function toCompletionEvents(
  { bought, facts }: PurchaseCompleted,
  shop: AnalyticsEventShop,
): readonly AnalyticsEventArguments[] {
  const { checkoutId, completedDeposit, cart } = bought;
  // `sendPurchaseAnalyticsEvents` reads it from the receipt.
  if (!cart) return [];
  const { channelKey = null, partnerKey = null } = facts ?? {};
  const { cartItems: items, cartTotal: total } = cart;
  // The cart of a partner has no reference.
  const cartId = cart.cartReference || null;
  return toPurchaseAnalyticsEvents(
    { checkoutId, completedDeposit, channelKey, partnerKey, items, total, cartId },
    shop,
  );
}

/** A purchase, from a cart or a receipt. */
export interface TrackedPurchase {
  readonly checkoutId: string;
  /** The deposit made for it; null if the wallet was sufficient. */
  readonly completedDeposit: { readonly depositId: string | null; readonly amount: MinorUnits | null } | null;
  readonly channelKey: string | null;
  readonly partnerKey: string | null;
  readonly items: readonly CartItem[];
  /** As the API formats money. */
  readonly total: string | null;
  readonly cartId: string | null;
}

export function toPurchaseAnalyticsEvents(
  { items, cartId, total, completedDeposit, ...bought }: TrackedPurchase,
  shop: AnalyticsEventShop,
): AnalyticsEventArguments[] {
  const purchase = {
    checkout_id: bought.checkoutId,
    channel_key: bought.channelKey,
    partner_key: bought.partnerKey,
    currency: shop.currency,
    total: parseAmountToMainUnits(total, shop.currency),
    products: productsOf(listCartAnalyticsFields(items, cartId, CHECKOUT), shop),
  };
  const events: AnalyticsEventArguments[] = [
    ['purchase completed', purchase],
    ['Transaction', purchase],
  ];
  if (items.some(({ productType }) => productType === 'membership'))
    events.push(['MembershipStatusUpdated', { status: 'member' }]);
  if (completedDeposit !== null)
    events.push(['ExtraDeposit', depositFields(completedDeposit.depositId, completedDeposit.amount, shop)]);
  return events;
}

type SeenCart = Extract<CheckoutEmitted, { readonly type: 'checkout.step_completed' }>['cart'];

function cartFields(
  { cartReference, cartTotal, cartItems }: SeenCart,
  shop: AnalyticsEventShop,
): AnalyticsEventFields['checkout started'] {
  return {
    cart_id: cartReference || null,
    total: parseAmountToMainUnits(cartTotal, shop.currency),
    products: productsOf(listCartAnalyticsFields(cartItems, cartReference || null, CHECKOUT), shop),
  };
}

interface Emitter {
  on(type: '*', handler: (emitted: FlowEmittedEvent) => void): unknown;
}

/** Tracks the analytics events of a flow. A flow that emits nothing has no `on`. */
export function trackFlowEvents(
  flowId: string,
  actor: object | Emitter,
  shop: () => AnalyticsEventShop,
  track: TrackEvent,
): void {
  if (!('on' in actor)) return;
  actor.on('*', (emitted) => {
    for (const event of toFlowAnalyticsEvents(flowId, emitted, shop())) track(...event);
  });
}

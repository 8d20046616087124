import type { AnalyticsEvents, Told } from '#domain/analytics/analytics-events.ts';
import { productFields } from '#domain/analytics/product-fields.ts';
import { productFact } from '#domain/cart/product-fact.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { isRecord } from '#engine/api/api-error.ts';
import type { AutologinEmitted } from '#machines/autologin/autologin.types.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { DepositEmitted } from '#machines/deposit/deposit.types.ts';
import type { DepositFormEmitted } from '#machines/deposit-form/deposit-form.types.ts';
import type { FavouriteNumbersEmitted } from '#machines/favourite-numbers/favourite-numbers.types.ts';
import type { FormEmitted } from '#machines/form/form.types.ts';
import type { LoginEmitted } from '#machines/login/login.types.ts';
import type { LogoutEmitted } from '#machines/logout/logout.types.ts';
import type { SignUpEmitted } from '#machines/sign-up/sign-up.types.ts';
import type { Cart, CartItem } from '#schemas/generated/api/types.gen.ts';

/** What flows tell that analytics may hear of. */
export type FlowEmitted =
  | CartEmitted
  | CheckoutEmitted
  | DepositEmitted
  | DepositFormEmitted
  | FormEmitted
  | FavouriteNumbersEmitted
  | LoginEmitted
  | SignUpEmitted
  | AutologinEmitted
  | LogoutEmitted;

/** What analytics is told when a flow tells something (specification: States and transitions; The calls it makes). */
export function flowFacts(flowId: string, emitted: FlowEmitted): readonly Told[] {
  switch (emitted.type) {
    case 'product.added':
      return emitted.products.map((product) => ['product added', productFields(product)] as const);
    case 'product.removed':
      return emitted.products.map((product) => ['product removed', productFields(product)] as const);
    case 'product.clicked':
      return emitted.products.map((product) => ['product clicked', productFields(product)] as const);
    case 'cart.viewed':
      return [
        [
          'cart viewed',
          {
            cart_id: emitted.products[0]?.cartId ?? null,
            total: emitted.total,
            products: emitted.products.map(productFields),
          },
        ],
      ];
    case 'checkout.started':
      // The cart tells that the customer leaves for the checkout; the checkout, that they see it.
      return flowId === 'checkout' && 'cart' in emitted ? [['checkout started', cartFields(emitted.cart)]] : [];
    case 'checkout.step_completed':
      return [['step completed', { ...cartFields(emitted.cart), step: emitted.step }]];
    case 'purchase.completed':
      return purchaseFacts(emitted);
    case 'deposit.completed':
      // What it paid for is told with the receipt, by `tellBought`.
      return 'checkoutId' in emitted && emitted.checkoutId !== null
        ? []
        : [['Deposit', depositFields(emitted.depositId, emitted.amount)]];
    case 'form.refused':
      return emitted.name === 'withdrawal' ? [withdrawalFailed(emitted)] : [];
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

function withdrawalFailed({ failure, message }: Extract<FormEmitted, { readonly type: 'form.refused' }>): Told {
  const { code = null, result } = failure ?? {};
  const method = isRecord(result) ? result['withdrawalMethodCode'] : null;
  return ['Error', { code, message, ...(typeof method === 'string' ? { method } : {}) }];
}

function depositFields(depositId: string | null, amount: MinorUnits | null): AnalyticsEvents['Deposit'] {
  return { deposit_id: depositId, amount: amount === null ? null : formatMoney(amount) };
}

function purchaseFacts({ bought, facts }: Extract<CheckoutEmitted, { readonly type: 'purchase.completed' }>): Told[] {
  const { checkoutId, paidIn, cart } = bought;
  const { channelKey = null, partnerKey = null } = facts ?? {};
  const { cartItems: items = [], cartTotal: total = null, cartReference: cartId = null } = cart ?? {};
  return boughtFacts({ checkoutId, paidIn, channelKey, partnerKey, items, total, cartId });
}

/** What was bought, from a cart or from a receipt. */
export interface Bought {
  readonly checkoutId: string;
  /** What was paid in for it; null where the wallet held enough. */
  readonly paidIn: { readonly depositId: string | null; readonly amount: MinorUnits | null } | null;
  readonly channelKey: string | null;
  readonly partnerKey: string | null;
  readonly items: readonly CartItem[];
  /** As the API writes money. */
  readonly total: string | null;
  readonly cartId: string | null;
}

export function boughtFacts({ items, cartId, total, paidIn, ...bought }: Bought): Told[] {
  const purchase = {
    checkout_id: bought.checkoutId,
    channel_key: bought.channelKey,
    partner_key: bought.partnerKey,
    total,
    products: items.map((item) => productFields(productFact(item, cartId))),
  };
  const told: Told[] = [
    ['purchase completed', purchase],
    ['Transaction', purchase],
  ];
  if (items.some(({ productType }) => productType === 'membership'))
    told.push(['MembershipStatusUpdated', { status: 'member' }]);
  if (paidIn !== null) told.push(['ExtraDeposit', depositFields(paidIn.depositId, paidIn.amount)]);
  return told;
}

function cartFields(cart: Cart): AnalyticsEvents['checkout started'] {
  return {
    cart_id: cart.cartReference,
    total: cart.cartTotal,
    products: cart.cartItems.map((item) => productFields(productFact(item, cart.cartReference))),
  };
}

interface Telling {
  on(type: '*', handler: (emitted: FlowEmitted) => void): unknown;
}

/** Hears of everything that a flow tells; a flow that tells nothing has no `on`. */
export function tellFlow(flowId: string, actor: object | Telling, tell: (...told: Told) => void): void {
  if (!('on' in actor)) return;
  actor.on('*', (emitted) => {
    for (const told of flowFacts(flowId, emitted)) tell(...told);
  });
}

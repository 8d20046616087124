import type { AnalyticsEvents, Told } from '#domain/analytics/analytics-events.ts';
import { productFields } from '#domain/analytics/product-fields.ts';
import { productFact } from '#domain/cart/product-fact.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import type { AutologinEmitted } from '#machines/autologin/autologin.types.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { DepositEmitted } from '#machines/deposit/deposit.types.ts';
import type { DepositFormEmitted } from '#machines/deposit-form/deposit-form.types.ts';
import type { FavouriteNumbersEmitted } from '#machines/favourite-numbers/favourite-numbers.types.ts';
import type { LoginEmitted } from '#machines/login/login.types.ts';
import type { LogoutEmitted } from '#machines/logout/logout.types.ts';
import type { SignUpEmitted } from '#machines/sign-up/sign-up.types.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';

/** What flows tell that analytics may hear of. */
export type FlowEmitted =
  | CartEmitted
  | CheckoutEmitted
  | DepositEmitted
  | DepositFormEmitted
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
      return depositFacts(emitted);
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

/** Who left the shop to pay for a purchase comes back to the deposit alone: the cart is gone by then. */
function depositFacts(emitted: Extract<DepositEmitted | DepositFormEmitted, { readonly type: 'deposit.completed' }>) {
  const { depositId, amount } = emitted;
  const checkoutId = 'checkoutId' in emitted ? emitted.checkoutId : null;
  if (checkoutId === null) return [['Deposit', depositFields(depositId, amount)]] satisfies Told[];
  const paidIn = depositId === null ? null : { depositId, amount };
  return purchaseFacts({ type: 'purchase.completed', bought: { checkoutId, paidIn, cart: null }, facts: null });
}

function depositFields(depositId: string | null, amount: MinorUnits | null): AnalyticsEvents['Deposit'] {
  return { deposit_id: depositId, amount: amount === null ? null : formatMoney(amount) };
}

function purchaseFacts({ bought, facts }: Extract<CheckoutEmitted, { readonly type: 'purchase.completed' }>): Told[] {
  const { checkoutId, paidIn, cart } = bought;
  const { total, products } = cart ? cartFields(cart) : { total: null, products: [] };
  const purchase = {
    checkout_id: checkoutId,
    channel_key: facts?.channelKey ?? null,
    partner_key: facts?.partnerKey ?? null,
    total,
    products,
  };
  const told: Told[] = [
    ['purchase completed', purchase],
    ['Transaction', purchase],
  ];
  if (cart?.cartItems.some(({ productType }) => productType === 'membership'))
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

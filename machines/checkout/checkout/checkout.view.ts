import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { CartPaymentSplit } from '#domain/checkout/calculate-payment.ts';
import type { ExceededSpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import type { CheckoutSnapshot } from './checkout.flow.ts';
import {
  calculateOrderPayment,
  findExceededLimits,
  findMissingCheckoutSteps,
  getLaterPaymentChoiceOrCurrentWay,
  isLaterPaymentChoiceKnown,
  type MissingCheckoutStep,
} from './checkout.rules.ts';
import type { CheckoutMachineContext, CheckoutPageData } from './checkout.types.ts';

/** Where a checkout stands, as a customer would say it. */
export type CheckoutStage =
  /** The machine does not know the order yet: the page shows what it came with. */
  | 'waiting'
  | 'empty'
  | 'blocked'
  /** The customer decides. */
  | 'review'
  /** The order is being placed; nothing may be pressed. */
  | 'placing'
  | 'paying'
  /** No answer came: the shop is being asked what became of the order. */
  | 'checking'
  /** Nor can the shop be asked. */
  | 'unreachable'
  | 'payment_pending'
  | 'purchased'
  | 'bought_elsewhere';

/** What the page may show before the machine runs, and what it shows of it from then on. */
export interface CheckoutOrderView {
  readonly order: CartWithPaymentMeans;
  readonly payment: CartPaymentSplit;
  readonly broken: readonly ExceededSpendOrDepositLimit[];
}

export interface CheckoutView
  extends Pick<
    CheckoutMachineContext,
    'way' | 'csc' | 'lacks' | 'later' | 'isAccepted' | 'failure' | 'pending' | 'bought'
  > {
  readonly stage: CheckoutStage;
  /** Null while the machine does not know the order. */
  readonly shown: CheckoutOrderView | null;
  /** Whether anything is under way that the customer has to wait for. */
  readonly isBusy: boolean;
  /** What was missing when the customer tried to place the order, and still is. */
  readonly missing: readonly MissingCheckoutStep[];
  /** How often that was pointed out. */
  readonly pointedOut: number;
}

export function createCheckoutOrderView(shown: Pick<CheckoutPageData, 'order' | 'walletPurchase'>): CheckoutOrderView {
  return { order: shown.order, payment: calculateOrderPayment(shown), broken: findExceededLimits(shown) };
}

export function checkoutView(snapshot: CheckoutSnapshot): CheckoutView {
  const { context } = snapshot;
  const {
    order,
    walletPurchase = false,
    tried,
    pointedOut,
    way,
    csc,
    lacks,
    isAccepted,
    failure,
    pending,
    bought,
  } = context;
  const stage = stageOf(snapshot);
  return {
    stage,
    shown: order ? createCheckoutOrderView({ order, walletPurchase }) : null,
    isBusy: BUSY.has(stage) || snapshot.matches('refreshing') || snapshot.matches('shuffling'),
    missing: tried ? findMissingCheckoutSteps(context) : [],
    pointedOut,
    way,
    csc,
    lacks,
    // A card that does not pay now any more pays nothing later.
    later: isLaterPaymentChoiceKnown(context) ? getLaterPaymentChoiceOrCurrentWay(context) : null,
    isAccepted,
    failure,
    pending,
    bought,
  };
}

const BUSY: ReadonlySet<CheckoutStage> = new Set(['placing', 'paying', 'checking', 'purchased']);

const STAGES: Readonly<Record<CheckoutSnapshot['value'], CheckoutStage>> = {
  waiting: 'waiting',
  arriving: 'waiting',
  deciding: 'review',
  empty: 'empty',
  blocked: 'blocked',
  refreshing: 'review',
  shuffling: 'review',
  review: 'review',
  keeping_attempt: 'placing',
  placing: 'placing',
  saving_card: 'placing',
  setting_method: 'placing',
  buying: 'placing',
  paying: 'paying',
  checking_outcome: 'checking',
  still_checking: 'checking',
  outcome_unknown: 'unreachable',
  payment_pending: 'payment_pending',
  purchased: 'purchased',
  bought_elsewhere: 'bought_elsewhere',
};

function stageOf({ value, context }: CheckoutSnapshot): CheckoutStage {
  // A payment that waits is asked about every few seconds; that is nothing to wait for.
  if (value === 'checking_outcome' && context.pending) return 'payment_pending';
  return STAGES[value];
}

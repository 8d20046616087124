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

/** The stage of a checkout, as the page shows it. */
export type CheckoutStage =
  /** The machine has no order yet: the page shows its server data. */
  | 'waiting'
  | 'empty'
  | 'blocked'
  /** The customer decides. */
  | 'review'
  /** The order is being placed; nothing may be pressed. */
  | 'placing'
  | 'paying'
  /** There was no response: the outcome is being queried. */
  | 'checking'
  /** That query failed too. */
  | 'unreachable'
  | 'payment_pending'
  | 'purchased'
  | 'bought_elsewhere';

/** What the page shows of the order, before and after the machine starts. */
export interface CheckoutOrderView {
  readonly order: CartWithPaymentMeans;
  readonly payment: CartPaymentSplit;
  readonly broken: readonly ExceededSpendOrDepositLimit[];
}

export interface CheckoutView
  extends Pick<
    CheckoutMachineContext,
    'way' | 'csc' | 'missingDetail' | 'later' | 'isAccepted' | 'failure' | 'pending' | 'completedPurchase'
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
    areMissingStepsShown,
    pointedOut,
    way,
    csc,
    missingDetail,
    isAccepted,
    failure,
    pending,
    completedPurchase,
  } = context;
  const stage = stageOf(snapshot);
  return {
    stage,
    shown: order ? createCheckoutOrderView({ order, walletPurchase }) : null,
    isBusy: BUSY.has(stage) || snapshot.matches('refreshing') || snapshot.matches('shuffling'),
    missing: areMissingStepsShown ? findMissingCheckoutSteps(context) : [],
    pointedOut,
    way,
    csc,
    missingDetail,
    // A new card that no longer pays now can't pay later.
    later: isLaterPaymentChoiceKnown(context) ? getLaterPaymentChoiceOrCurrentWay(context) : null,
    isAccepted,
    failure,
    pending,
    completedPurchase,
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
  storing_attempt: 'placing',
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
  // A pending payment is polled every few seconds, which the page does not show.
  if (value === 'checking_outcome' && context.pending) return 'payment_pending';
  return STAGES[value];
}

import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { SelectedWayToPay } from '#domain/payment/payment-way.ts';
import type {
  Cart,
  CartItemChange,
  CheckoutOutcome,
  Fund,
  PurchaseData,
  Receipt,
} from '#schemas/generated/api/types.gen.ts';
import type {
  DepositFailure,
  PaymentFailureReason,
  PendingDepositNotice,
} from '../../wallet/deposit/deposit.public.ts';

/** Fields of a purchase beside its cart. */
export type PurchaseAttribution = Pick<PurchaseData, 'channelKey' | 'metadata' | 'partnerKey'>;

/** Server data of the checkout page. */
export interface CheckoutPageData {
  readonly order: CartWithPaymentMeans;
  /** Whether the wallet pays for purchases first. */
  readonly walletPurchase: boolean;
  readonly facts: PurchaseAttribution;
}

/** Why nothing was bought: a payment's reason, or the kind of a standard message. */
export type CheckoutFailureReason =
  | PaymentFailureReason
  | { readonly kind: 'unreachable' | 'buying_elsewhere' | 'waits_elsewhere' | 'not_bought' | 'paid_in' };

/** Why nothing was bought; `code` is the API's. */
export interface CheckoutFailure {
  readonly code: string;
  readonly reason: CheckoutFailureReason;
  /** Id of the deposit that waits in another tab, and can be resumed here. */
  readonly resumableDepositId?: string;
}

/** Why a payment failed. `status` is that of the refused call; 0 for a declined payment. */
export type PaymentFailure = CheckoutFailure & Pick<DepositFailure, 'status'>;

/**
 * What pays later purchases: a saved fund by its id, the wallet (null), or the new card that pays now, which is saved for it
 * first; null until the customer has chosen.
 */
export type LaterPaymentChoice = { readonly fundId: string | null } | typeof NEW_CARD_PAYS_LATER | null;

/**
 * What a way to pay lacks: its security code, its gateway's fields, or a limit that allows the amount (`limits`: no way has
 * one).
 */
export type MissingPaymentDetail = 'code' | 'card' | 'amount' | 'limits';

/** The new card that pays now, for what is bought later. */
export const NEW_CARD_PAYS_LATER = 'new-card';

export interface CheckoutMachineContext extends Partial<CheckoutPageData> {
  /** Completed steps that were emitted. */
  readonly steps: readonly CheckoutAnalyticsStep[];
  /** Whether to show what is missing. */
  readonly areMissingStepsShown: boolean;
  /** How often missing steps were shown. */
  readonly pointedOut: number;
  readonly isAccepted: boolean;
  readonly later: LaterPaymentChoice;
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  /** Detail that the chosen way to pay still needs; null if it is complete, or if none is chosen. */
  readonly missingDetail: MissingPaymentDetail | null;
  /** The card that was saved to pay now and later. */
  readonly savedCard: Fund | null;
  /**
   * Key of one purchase. It is stored until its outcome is known, also across reloads: all requests under it buy at most once.
   */
  readonly attempt: string | null;
  /** How often the outcome was queried in vain. */
  readonly outcomeQueries: number;
  readonly failure: CheckoutFailure | null;
  readonly pending: (PendingDepositNotice & { readonly depositId: string; readonly mayRestart: boolean }) | null;
  /** What was paid into the wallet for a purchase that is still to be made. */
  readonly completedDeposit: CompletedDeposit | null;
  readonly completedPurchase: CompletedPurchase | null;
}

/** Money that was paid in for a purchase. */
export interface CompletedDeposit {
  readonly depositId: string;
  readonly amount: MinorUnits | null;
}

/** A purchase that has taken place. */
export interface CompletedPurchase {
  readonly checkoutId: string;
  /** Null if the balance covered it. */
  readonly completedDeposit: CompletedDeposit | null;
  /** The cart that was bought; null if the page no longer has it. */
  readonly cart: Cart | null;
}

export interface CheckoutInput {
  /** The attempt whose outcome was not known when the page was left. */
  readonly attempt: string | null;
}

export type CheckoutEvent =
  /** The page includes the order. */
  | { readonly type: 'PAGE_DATA.RECEIVED'; readonly pageData: CheckoutPageData }
  /** The cart was changed elsewhere, or the page is visible again. */
  | { readonly type: 'ORDER.REFRESH' }
  /** The customer wants other random numbers for an item. */
  | ({ readonly type: 'NUMBERS.SHUFFLE' } & OrderItemNumbersChange)
  | {
      readonly type: 'WAY.CHOOSE';
      readonly way: SelectedWayToPay | null;
      readonly csc: string | null;
      readonly missingDetail?: MissingPaymentDetail | null;
    }
  | { readonly type: 'LATER_METHOD.CHOOSE'; readonly later: Exclude<LaterPaymentChoice, null> }
  | { readonly type: 'REGULATION.ACCEPT'; readonly isAccepted: boolean }
  | { readonly type: 'ORDER.PLACE' }
  /** Queries the outcome: by the customer, or when back online. */
  | { readonly type: 'OUTCOME.CHECK' }
  /** The customer resumes a payment that waits for them. */
  | { readonly type: 'PAYMENT.RESUME' }
  /** The customer abandons a payment that waits for them, to pay another way. */
  | { readonly type: 'PAYMENT.RESTART' }
  /** Another tab has bought the cart. */
  | { readonly type: 'PURCHASE.ELSEWHERE'; readonly checkoutId: string };

export type CheckoutEmitted =
  /** The customer sees what is about to be bought. */
  | { readonly type: 'checkout.started'; readonly cart: Cart }
  | { readonly type: 'checkout.step_completed'; readonly step: CheckoutAnalyticsStep; readonly cart: Cart }
  /** Nothing was paid; the new card may have been saved. */
  | {
      readonly type: 'payment.refused';
      readonly hasSavedCard: boolean;
      /** Null for invalid input that the customer can correct. */
      readonly failure: PaymentFailure | null;
    }
  | {
      readonly type: 'purchase.completed';
      readonly bought: CompletedPurchase;
      readonly facts: PurchaseAttribution | null;
    }
  /** An item was changed from here. */
  | { readonly type: 'order.changed' }
  /** The attempt is over. */
  | { readonly type: 'attempt.settled' };

/** The steps of a checkout for analytics. */
export type CheckoutAnalyticsStep = 'regulation' | 'later_method' | 'payment_method' | 'order_placed';

/** What is known of a purchase once it has taken place. */
export type PurchaseReference = Pick<Receipt, 'checkoutId'>;

/** An item of the order that gets other numbers. */
export interface OrderItemNumbersChange {
  readonly id: string;
  readonly change: CartItemChange;
}

export interface PurchaseActorInput {
  readonly attempt: string;
  readonly data: PurchaseData;
}

export type { CheckoutOutcome };

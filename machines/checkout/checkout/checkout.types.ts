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

/** What a purchase says of itself beside its cart. */
export type PurchaseAttribution = Pick<PurchaseData, 'channelKey' | 'metadata' | 'partnerKey'>;

/** What the page of the checkout was made with. */
export interface CheckoutPageData {
  readonly order: CartWithPaymentMeans;
  /** Whether the wallet pays for purchases first. */
  readonly walletPurchase: boolean;
  readonly facts: PurchaseAttribution;
}

/** Why nothing was bought: the reason of a payment, or the kind of a usual message. */
export type CheckoutFailureReason =
  | PaymentFailureReason
  | { readonly kind: 'unreachable' | 'buying_elsewhere' | 'waits_elsewhere' | 'not_bought' | 'paid_in' };

/** Why nothing was bought; `code` is the API's. */
export interface CheckoutFailure {
  readonly code: string;
  readonly reason: CheckoutFailureReason;
  /** The deposit that waits for the customer in another tab, and may be gone on with here. */
  readonly waiting?: string;
}

/** Why a payment failed. `status` is that of the refused call; 0 for a declined payment. */
export type PaymentFailure = CheckoutFailure & Pick<DepositFailure, 'status'>;

/**
 * What pays later purchases: a saved fund by its id, the wallet (null), or the new card that pays now, which is saved for it
 * first; null until the customer has chosen.
 */
export type LaterPaymentChoice = { readonly fundId: string | null } | typeof NEW_CARD_PAYS_LATER | null;

/** What a way to pay lacks: its security code, the fields of its gateway, or, like every other way (`limits`), limits that hold the amount. */
export type MissingPaymentDetail = 'code' | 'card' | 'amount' | 'limits';

/** The new card that pays now, for what is bought later. */
export const NEW_CARD_PAYS_LATER = 'new-card';

export interface CheckoutMachineContext extends Partial<CheckoutPageData> {
  /** Completed steps that were emitted. */
  readonly steps: readonly CheckoutAnalyticsStep[];
  /** Whether what is missing was pointed out. */
  readonly tried: boolean;
  /** How often the customer was told what is missing. */
  readonly pointedOut: number;
  readonly isAccepted: boolean;
  readonly later: LaterPaymentChoice;
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  /** Why it can't be paid in the way that is chosen; null where it can, or where none is. */
  readonly lacks: MissingPaymentDetail | null;
  /** The card that was saved to pay now and later. */
  readonly saved: Fund | null;
  /**
   * Names what the customer wants done once. It is kept until its outcome is known, over reloads as well: whatever is sent
   * under it, it buys at most once.
   */
  readonly attempt: string | null;
  /** How often the shop was asked what came of the attempt and knew of nothing. */
  readonly asked: number;
  readonly failure: CheckoutFailure | null;
  readonly pending: (PendingDepositNotice & { readonly depositId: string; readonly mayRestart: boolean }) | null;
  /** What was paid into the wallet for a purchase that is still to be made. */
  readonly paidIn: CompletedDeposit | null;
  readonly bought: CompletedPurchase | null;
}

/** Money that was paid in for a purchase. */
export interface CompletedDeposit {
  readonly depositId: string;
  readonly amount: MinorUnits | null;
}

/** A purchase that has taken place. */
export interface CompletedPurchase {
  readonly checkoutId: string;
  /** Null where the wallet held enough. */
  readonly paidIn: CompletedDeposit | null;
  /** What was bought, as it stood in the cart; null where the page no longer knows. */
  readonly cart: Cart | null;
}

export interface CheckoutInput {
  /** The attempt whose outcome was not known when the page was left. */
  readonly attempt: string | null;
}

export type CheckoutEvent =
  /** The page came with the order. */
  | { readonly type: 'CHECKOUT.SHOW'; readonly shown: CheckoutPageData }
  /** The cart was changed elsewhere, or the page comes back to the front. */
  | { readonly type: 'ORDER.REFRESH' }
  /** The customer wants other random numbers for an item. */
  | ({ readonly type: 'NUMBERS.SHUFFLE' } & OrderItemNumbersChange)
  | {
      readonly type: 'WAY.CHOOSE';
      readonly way: SelectedWayToPay | null;
      readonly csc: string | null;
      readonly lacks?: MissingPaymentDetail | null;
    }
  | { readonly type: 'LATER.CHOOSE'; readonly later: Exclude<LaterPaymentChoice, null> }
  | { readonly type: 'REGULATION.ACCEPT'; readonly isAccepted: boolean }
  | { readonly type: 'ORDER.PLACE' }
  /** The customer, or a network that is back, asks what came of it. */
  | { readonly type: 'OUTCOME.CHECK' }
  /** The customer goes on with a payment that waits for them. */
  | { readonly type: 'PAYMENT.RESUME' }
  /** The customer gives a payment up that waits for them, and pays another way. */
  | { readonly type: 'PAYMENT.RESTART' }
  /** Another tab has bought the cart. */
  | { readonly type: 'PURCHASE.ELSEWHERE'; readonly checkoutId: string };

export type CheckoutEmitted =
  /** The customer sees what is about to be bought. */
  | { readonly type: 'checkout.started'; readonly cart: Cart }
  | { readonly type: 'checkout.step_completed'; readonly step: CheckoutAnalyticsStep; readonly cart: Cart }
  /** Nothing was paid; the new card that was to pay may be among the saved ones now. */
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
  /** Nothing more can come of the attempt. */
  | { readonly type: 'attempt.settled' };

/** The steps of a checkout for analytics. */
export type CheckoutAnalyticsStep = 'regulation' | 'later_method' | 'payment_method' | 'order_placed';

/** What is known of a purchase as soon as it has taken place. */
export type PurchaseReference = Pick<Receipt, 'checkoutId'>;

/** An item of the order that gets other numbers. */
export interface OrderItemNumbersChange {
  readonly id: string;
  readonly change: CartItemChange;
}

/** What a purchase is asked for with. */
export interface PurchaseActorInput {
  readonly attempt: string;
  readonly data: PurchaseData;
}

export type { CheckoutOutcome };

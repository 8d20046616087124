import type { MinorUnits } from '#domain/money.ts';
import type { SelectedWayToPay } from '#domain/payment/payment-way.ts';
import type { Deposit, DepositInstructions, DepositRequest, PurchaseData } from '#schemas/generated/api/types.gen.ts';

/** A deposit to make. */
export interface NewDepositInput {
  readonly kind: 'new';
  readonly amount: MinorUnits;
  /** Buys the cart in the same call (`deposit_purchase`); null for a deposit of money alone. */
  readonly purchase: PurchaseData | null;
  readonly way: SelectedWayToPay;
  /** Security code of a saved card, if its gateway requires it; cleared after the response. */
  readonly csc: string | null;
  /**
   * Idempotency key of the paying call. A purchase passes one and stores it until the outcome is known, so that a reload
   * repeats the same payment and never another; if left out, the machine makes its own.
   */
  readonly key?: string;
  /** Metadata of the request, such as the campaign; that of the purchase where the deposit pays for one. */
  readonly metadata?: DepositRequest['metadata'];
}

/** A deposit that was made already: after a reload, or when the customer returns to it. */
export interface ExistingDepositInput {
  readonly kind: 'known';
  readonly depositId: string;
  /** Whether the customer chose to continue, which redirects to PayPal at once if needed. */
  readonly redirectsAtOnce?: boolean;
}

/** Repeats the unanswered request, unchanged and under its own key. */
export interface ResentDepositRequestInput {
  readonly kind: 'repeated';
}

/** Input of the machine `deposit`. */
export type DepositInput = NewDepositInput | ExistingDepositInput | ResentDepositRequestInput;

/** What is shown of a pending deposit. */
export interface PendingDepositNotice {
  readonly message: string | null;
  readonly instructions: DepositInstructions | null;
  /** ISO 8601; null if unknown. */
  readonly dueAt: string | null;
}

/** Why a payment failed or a card was not stored: a server or gateway text, or the kind of a standard message. */
export type PaymentFailureReason =
  | { readonly kind: 'server_text'; readonly text: string }
  /** `text` is that of the gateway; null where it sent none. */
  | { readonly kind: 'card_not_stored'; readonly text: string | null }
  | { readonly kind: 'card_unreached' | 'invalid_response' | 'technical_difficulties' };

/** Why a deposit failed. */
export interface DepositFailure {
  readonly code: string;
  readonly reason: PaymentFailureReason;
  /** The field that it is about, such as `amount` or `csc`; null where it is about the deposit. */
  readonly target: string | null;
  /** The API's status; 0 where it did not come from there. */
  readonly status: number;
  readonly result: unknown;
}

/** Output of the machine `deposit`, by `xstate.done.actor` and in its emitted events. */
export type DepositOutput =
  /**
   * The money is in the wallet. `checkoutId` names the receipt; it is null for a plain deposit, and where a shop buys nothing
   * with Apple Pay and Google Pay: the purchase is then still to be made from the wallet. `depositId` and `amount` are null
   * where nothing had to be paid now.
   */
  | {
      readonly kind: 'completed';
      readonly depositId: string | null;
      readonly amount: MinorUnits | null;
      readonly checkoutId: string | null;
    }
  /** The money is on its way, or this is unknown: do not pay again. */
  | { readonly kind: 'pending'; readonly depositId: string; readonly pending: PendingDepositNotice }
  | { readonly kind: 'failed'; readonly depositId: string | null; readonly failure: DepositFailure }
  /** No response: the same request may be repeated under the same key. */
  | { readonly kind: 'unanswered'; readonly failure: DepositFailure }
  /** The customer gave up. With `reset` they closed a one-time code prompt, and the forms are reset. */
  | { readonly kind: 'abandoned'; readonly depositId: string | null; readonly reset: boolean };

export interface DepositMachineContext {
  readonly input: DepositInput;
  /** What pays, once a new card or account was saved. */
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  /** One-time token of a device wallet. */
  readonly walletToken: string | null;
  /** The last response of the API. */
  readonly answer: DepositApiResult | null;
  readonly output: DepositOutput;
}

export interface CreateDepositInput {
  readonly input: DepositInput;
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  readonly walletToken: string | null;
}

export interface OpenDeviceWalletInput {
  readonly way: SelectedWayToPay | null;
  readonly amount: MinorUnits;
}

export interface DepositApiResult {
  readonly deposit: Deposit | null;
  /** Whether items are bought later, which need no deposit. */
  readonly hasScheduledPurchases: boolean;
  readonly checkoutId: string | null;
}

export type DepositEvent =
  /** The bank's page reports a decision: a hint to query the deposit. */
  | { readonly type: 'CHALLENGE.NOTIFIED' }
  /** The customer closes the bank's window. */
  | { readonly type: 'CHALLENGE.CLOSE' }
  /** The customer reopens the bank's window. */
  | { readonly type: 'CHALLENGE.OPEN' }
  /** The customer abandons the deposit. */
  | { readonly type: 'DEPOSIT.ABANDON' };

export type DepositEmitted =
  | {
      readonly type: 'deposit.completed';
      readonly depositId: string | null;
      readonly amount: MinorUnits | null;
      /** The purchase that it paid for; null where money alone was paid in. */
      readonly checkoutId: string | null;
    }
  | { readonly type: 'deposit.failed'; readonly output: DepositOutput }
  | { readonly type: 'deposit.pending'; readonly output: DepositOutput };

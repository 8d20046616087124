import type { MinorUnits } from '#domain/money.ts';
import type { SelectedWayToPay } from '#domain/payment/payment-way.ts';
import type { Deposit, DepositInstructions, DepositRequest, PurchaseData } from '#schemas/generated/api/types.gen.ts';

/** A deposit to make. */
export interface NewDepositInput {
  readonly kind: 'new';
  readonly amount: MinorUnits;
  /** With it the cart is bought in the same step (`deposit_purchase`); null where money alone is paid in. */
  readonly purchase: PurchaseData | null;
  readonly way: SelectedWayToPay;
  /** Security code of a saved card, where its gateway asks for it; forgotten once the deposit is answered. */
  readonly csc: string | null;
  /**
   * Idempotency key of the call that pays. Who buys gives one, and keeps it until the outcome is known, so that a reload
   * asks for the same payment again and never for another; left out, the machine makes its own.
   */
  readonly key?: string;
  /** Metadata of the request, such as the campaign; that of the purchase where the deposit pays for one. */
  readonly metadata?: DepositRequest['metadata'];
}

/** A deposit that was made already: after a reload, or when the customer comes back to it. */
export interface ExistingDepositInput {
  readonly kind: 'known';
  readonly depositId: string;
  /** Whether the customer has just said to go on, and is led to PayPal at once where it is waiting. */
  readonly goesOn?: boolean;
}

/** The request that nobody answered is sent again, word by word and under its own key. */
export interface ResentDepositRequestInput {
  readonly kind: 'repeated';
}

/** What the machine `deposit` needs when it is invoked. */
export type DepositInput = NewDepositInput | ExistingDepositInput | ResentDepositRequestInput;

/** What is shown of a deposit that waits for its money. */
export interface PendingDepositNotice {
  readonly message: string | null;
  readonly instructions: DepositInstructions | null;
  /** ISO 8601; null where nobody knows. */
  readonly dueAt: string | null;
}

/** Why a payment failed, or a card was not stored: a text of the server or gateway, or the kind of a usual message. */
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

/** How the machine `deposit` ends; it is told by `xstate.done.actor`, and once more by what it emits. */
export type DepositOutput =
  /**
   * The money is in the wallet. `checkoutId` names the receipt; it is null for a plain deposit, and where a shop buys nothing
   * with Apple Pay and Google Pay, after which the purchase is still to be made from the wallet. `depositId` is null where nothing had to be
   * paid now, and `amount` with it.
   */
  | {
      readonly kind: 'completed';
      readonly depositId: string | null;
      readonly amount: MinorUnits | null;
      readonly checkoutId: string | null;
    }
  /** The money is on its way, or nobody knows yet: it must not be paid again. */
  | { readonly kind: 'pending'; readonly depositId: string; readonly pending: PendingDepositNotice }
  | { readonly kind: 'failed'; readonly depositId: string | null; readonly failure: DepositFailure }
  /** Nobody answered: the same request may be sent again, and has the same key then. */
  | { readonly kind: 'unanswered'; readonly failure: DepositFailure }
  /** The customer gave up. `reset` says that the forms begin anew, because a one-time code was refused. */
  | { readonly kind: 'abandoned'; readonly depositId: string | null; readonly reset: boolean };

export interface DepositMachineContext {
  readonly input: DepositInput;
  /** What pays, once a new card or account was saved. */
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  /** What a wallet of the device gave, good once. */
  readonly walletToken: string | null;
  /** What the API said of the deposit last. */
  readonly answer: DepositApiResult | null;
  readonly output: DepositOutput;
}

/** What a deposit is made from. */
export interface CreateDepositInput {
  readonly input: DepositInput;
  readonly way: SelectedWayToPay | null;
  readonly csc: string | null;
  readonly walletToken: string | null;
}

/** What a wallet of the device is asked for. */
export interface OpenDeviceWalletInput {
  readonly way: SelectedWayToPay | null;
  readonly amount: MinorUnits;
}

/** What the API said of a deposit. */
export interface DepositApiResult {
  readonly deposit: Deposit | null;
  /** Whether items are bought later, which need no deposit. */
  readonly hasScheduledPurchases: boolean;
  readonly checkoutId: string | null;
}

export type DepositEvent =
  /** The bank's page says that it has decided: a hint, the deposit itself is asked. */
  | { readonly type: 'CHALLENGE.NOTIFIED' }
  /** The customer closes the bank's window. */
  | { readonly type: 'CHALLENGE.CLOSE' }
  /** The customer goes on with the bank's window. */
  | { readonly type: 'CHALLENGE.OPEN' }
  /** The customer gives the deposit up. */
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

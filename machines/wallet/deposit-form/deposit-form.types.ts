import type { RecentDeposit } from '#commerce/wallet/recent-deposits.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { DepositRequest } from '#schemas/generated/api/types.gen.ts';
import type { DepositFailure, DepositInput, DepositOutput } from '../deposit/deposit.types.ts';
import type { DepositAttempt } from '../deposit/deposit-attempts.ts';
import type { PaymentChoice } from '../payment-choice/payment-choice.types.ts';

export interface DepositFormInput {
  /** An attempt of this tab that is still open, after a reload. */
  readonly attempt: DepositAttempt | null;
}

export interface DepositFormMachineContext {
  /** Text of the amount field. */
  readonly text: string;
  /** What is deposited. */
  readonly order: DepositInput | null;
  readonly amount: MinorUnits | null;
  /** How the last attempt ended. */
  readonly output: DepositOutput | null;
  /** Whether to show what is missing. */
  readonly isChecked: boolean;
  /** How often the form was reset. */
  readonly resets: number;
  /** Whether this tab has an open attempt that the form can't repeat, such as one with a security code. */
  readonly isUncertain: boolean;
  /** Whether another tab was paying when this one tried to. */
  readonly isLockedByOtherTab: boolean;
  /** Id of the deposit that waits for the customer there and can be resumed here; null if unknown. */
  readonly resumableDepositId: string | null;
  /** Ids of the deposits that the customer has seen; null if unknown. */
  readonly seenDepositIds: readonly string[] | null;
  /** The customer's last deposit elsewhere since the page loaded. */
  readonly unseenDeposit: RecentDeposit | null;
}

export type DepositFormEvent =
  | { readonly type: 'AMOUNT.CHANGE'; readonly text: string }
  /** Shows what is missing for the payment. */
  | { readonly type: 'DEPOSIT.VALIDATE' }
  /** Only the fields of the new card are still loading: the deposit continues once they are ready. */
  | { readonly type: 'DEPOSIT.AWAIT_CARD' }
  | ({
      readonly type: 'DEPOSIT.SUBMIT';
      readonly amount: MinorUnits;
      /** Ids of the deposits on the loaded page; null if unknown. */
      readonly seen: readonly string[] | null;
      /** Metadata of the request, such as the campaign. */
      readonly metadata?: DepositRequest['metadata'];
    } & PaymentChoice)
  /** Confirms this deposit despite the one made elsewhere. */
  | { readonly type: 'DEPOSIT.CONFIRM' }
  | { readonly type: 'DEPOSIT.DECLINE' }
  /** Repeats the unanswered request. */
  | { readonly type: 'DEPOSIT.RETRY' }
  /** Another deposit, or way to pay. */
  | { readonly type: 'FORM.RESET' };

export type DepositFormEmitted =
  | { readonly type: 'deposit.completed'; readonly depositId: string | null; readonly amount: MinorUnits | null }
  | { readonly type: 'deposit.pending'; readonly depositId: string; readonly message: string | null }
  /** The deposit failed; a new card may have been saved. */
  | {
      readonly type: 'deposit.refused';
      readonly hasSavedCard: boolean;
      /** Null for invalid input that the customer can correct. */
      readonly failure: DepositFailure | null;
    }
  /** The forms are reset. */
  | { readonly type: 'deposit.reset' };

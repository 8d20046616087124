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
  /** What stands in the field of the amount. */
  readonly text: string;
  /** What is deposited. */
  readonly order: DepositInput | null;
  readonly amount: MinorUnits | null;
  /** How the last attempt ended. */
  readonly output: DepositOutput | null;
  /** Whether somebody wanted to pay: what is missing is shown. */
  readonly isChecked: boolean;
  /** How often the form began anew. */
  readonly resets: number;
  /** Whether an attempt of this tab went with a security code and was not answered: nobody can send it again. */
  readonly isUncertain: boolean;
  /** Whether another tab was paying when somebody wanted to pay here. */
  readonly isTaken: boolean;
  /** The deposit that waits for the customer there, and may be gone on with here; null where none is known. */
  readonly waiting: string | null;
  /** Ids of the deposits that the customer knows of; null where the page does not know. */
  readonly seen: readonly string[] | null;
  /** The last deposit that the customer made elsewhere since the page came. */
  readonly elsewhere: RecentDeposit | null;
}

export type DepositFormEvent =
  | { readonly type: 'AMOUNT.CHANGE'; readonly text: string }
  /** Somebody wants to pay, and something is missing. */
  | { readonly type: 'DEPOSIT.CHECK' }
  /** Only the fields of the new card are still loading: the deposit goes on when they are ready. */
  | { readonly type: 'DEPOSIT.AWAIT_CARD' }
  | ({
      readonly type: 'DEPOSIT.SUBMIT';
      readonly amount: MinorUnits;
      /** Ids of the deposits that the page came with; null where it does not know. */
      readonly seen: readonly string[] | null;
      /** Metadata of the request, such as the campaign. */
      readonly metadata?: DepositRequest['metadata'];
    } & PaymentChoice)
  /** The customer knows of the deposit that was made elsewhere, and wants this one too. */
  | { readonly type: 'DEPOSIT.CONFIRM' }
  | { readonly type: 'DEPOSIT.DECLINE' }
  /** The request that nobody answered is sent again. */
  | { readonly type: 'DEPOSIT.RETRY' }
  /** Another deposit, or another way. */
  | { readonly type: 'FORM.RESET' };

export type DepositFormEmitted =
  | { readonly type: 'deposit.completed'; readonly depositId: string | null; readonly amount: MinorUnits | null }
  | { readonly type: 'deposit.pending'; readonly depositId: string; readonly message: string | null }
  /** It came to nothing; a new card may have been saved on the way. */
  | {
      readonly type: 'deposit.refused';
      readonly hasSavedCard: boolean;
      /** Null for invalid input that the customer can correct. */
      readonly failure: DepositFailure | null;
    }
  /** The forms begin anew. */
  | { readonly type: 'deposit.reset' };

import type { MinorUnits } from '#domain/money.ts';
import type { DepositOutput } from '../deposit/deposit.types.ts';
import type { DepositFormSnapshot } from './deposit-form.flow.ts';

/** The form of a deposit, as a block shows it. */
export interface DepositFormView {
  readonly state: 'idle' | 'awaiting_card' | 'submitting' | 'confirming' | 'success' | 'error';
  readonly text: string;
  readonly isChecked: boolean;
  readonly output: DepositOutput | null;
  readonly mayRetry: boolean;
  readonly resets: number;
  /** Whether the outcome of an earlier attempt is unknown. */
  readonly isUncertain: boolean;
  /** Whether another tab was paying when this one tried to. */
  readonly isLockedByOtherTab: boolean;
  /** Id of the deposit that waits for the customer there; null if unknown. */
  readonly resumableDepositId: string | null;
  /** The amount last deposited, or about to be; null if unknown. */
  readonly paid: MinorUnits | null;
  /** The amount just deposited elsewhere, and the one about to be deposited here. */
  readonly again: { readonly elsewhere: MinorUnits; readonly amount: MinorUnits } | null;
}

export function depositFormView(snapshot: DepositFormSnapshot): DepositFormView {
  const { value, context } = snapshot;
  const {
    text,
    isChecked,
    output,
    resets,
    isUncertain,
    isLockedByOtherTab,
    resumableDepositId,
    unseenDeposit,
    amount,
  } = context;
  return {
    state: STATES[value],
    text,
    isChecked,
    output,
    mayRetry: snapshot.can({ type: 'DEPOSIT.RETRY' }),
    resets,
    isUncertain,
    isLockedByOtherTab: isLockedByOtherTab,
    resumableDepositId: resumableDepositId,
    paid: amount,
    again: unseenDeposit && amount !== null ? { elsewhere: unseenDeposit.amount, amount } : null,
  };
}

const STATES: Readonly<Record<DepositFormSnapshot['value'], DepositFormView['state']>> = {
  starting: 'idle',
  idle: 'idle',
  awaiting_card: 'awaiting_card',
  acquiring_lock: 'submitting',
  confirming: 'confirming',
  submitting: 'submitting',
  success: 'success',
  error: 'error',
};

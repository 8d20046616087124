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
  /** Whether nobody knows what became of an earlier attempt. */
  readonly isUncertain: boolean;
  /** Whether another tab was paying when somebody wanted to pay here. */
  readonly isTaken: boolean;
  /** The deposit that waits for the customer there; null where none is known. */
  readonly waiting: string | null;
  /** What was deposited last, or is about to be; null where nobody knows. */
  readonly paid: MinorUnits | null;
  /** What was just deposited elsewhere, and what is about to be deposited once more. */
  readonly again: { readonly elsewhere: MinorUnits; readonly amount: MinorUnits } | null;
}

export function depositFormView(snapshot: DepositFormSnapshot): DepositFormView {
  const { value, context } = snapshot;
  const { text, isChecked, output, resets, isUncertain, isTaken, waiting, elsewhere, amount } = context;
  return {
    state: STATES[value],
    text,
    isChecked,
    output,
    mayRetry: snapshot.can({ type: 'DEPOSIT.RETRY' }),
    resets,
    isUncertain,
    isTaken,
    waiting,
    paid: amount,
    again: elsewhere && amount !== null ? { elsewhere: elsewhere.amount, amount } : null,
  };
}

const STATES: Readonly<Record<DepositFormSnapshot['value'], DepositFormView['state']>> = {
  starting: 'idle',
  idle: 'idle',
  awaiting_card: 'awaiting_card',
  taking_turn: 'submitting',
  confirming: 'confirming',
  submitting: 'submitting',
  success: 'success',
  error: 'error',
};

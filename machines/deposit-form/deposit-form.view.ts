import type { DepositOutput } from '../deposit/deposit.types.ts';
import type { DepositFormSnapshot } from './deposit-form.flow.ts';

/** The form of a deposit, as a block shows it. */
export interface DepositFormView {
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  readonly text: string;
  readonly isChecked: boolean;
  readonly output: DepositOutput | null;
  readonly mayRetry: boolean;
  readonly resets: number;
  /** Whether nobody knows what became of an earlier attempt. */
  readonly isUncertain: boolean;
}

export function depositFormView(snapshot: DepositFormSnapshot): DepositFormView {
  const { value, context } = snapshot;
  const { text, isChecked, output, resets, isUncertain } = context;
  return {
    state: value === 'starting' ? 'idle' : value,
    text,
    isChecked,
    output,
    mayRetry: snapshot.can({ type: 'DEPOSIT.RETRY' }),
    resets,
    isUncertain,
  };
}

import type { SnapshotFrom } from 'xstate';
import type { PaymentFailureReason } from '../deposit/deposit.types.ts';
import type { cardSavingMachine } from './card-saving.machine.ts';

export interface CardSavingView {
  readonly step: 'closed' | 'finding' | 'unavailable' | 'waiting' | 'gave_up' | 'ready' | 'saving';
  readonly isDefault: boolean;
  /** Why the card was not saved; null where nothing is wrong. */
  readonly failure: PaymentFailureReason | null;
}

export function cardSavingView({ value, context }: SnapshotFrom<typeof cardSavingMachine>): CardSavingView {
  const step = typeof value === 'string' ? value : value.open;
  return { step, isDefault: context.isDefault, failure: context.failure?.reason ?? null };
}

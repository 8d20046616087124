import type { SnapshotFrom } from 'xstate';
import type { newCardMachine } from './new-card.machine.ts';

export interface NewCardView {
  readonly step: 'closed' | 'finding' | 'unavailable' | 'waiting' | 'gave_up' | 'ready' | 'saving';
  readonly isDefault: boolean;
  /** Why the card was not saved; null where nothing is wrong. */
  readonly failure: string | null;
}

export function newCardView({ value, context }: SnapshotFrom<typeof newCardMachine>): NewCardView {
  const step = typeof value === 'string' ? value : value.open;
  return { step, isDefault: context.isDefault, failure: context.failure?.message ?? null };
}

import type { SnapshotFrom } from 'xstate';
import type { twoFactorPromptMachine } from './two-factor-prompt.machine.ts';

export interface TwoFactorPromptView {
  readonly isShown: boolean;
}

export function twoFactorPromptView(snapshot: SnapshotFrom<typeof twoFactorPromptMachine>): TwoFactorPromptView {
  return { isShown: snapshot.matches('advised') };
}

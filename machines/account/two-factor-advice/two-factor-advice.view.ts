import type { SnapshotFrom } from 'xstate';
import type { twoFactorAdviceMachine } from './two-factor-advice.machine.ts';

export interface TwoFactorAdviceView {
  readonly isShown: boolean;
}

export function twoFactorAdviceView(snapshot: SnapshotFrom<typeof twoFactorAdviceMachine>): TwoFactorAdviceView {
  return { isShown: snapshot.matches('advised') };
}

import type { SnapshotFrom } from 'xstate';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import type { TwoFactorSetupMachine } from './two-factor-setup.flow.ts';
import type { AuthenticatorKey, TwoFactorSetupMachineContext } from './two-factor-setup.types.ts';

/** Setting two-factor up as a block shows it. */
export interface TwoFactorSetupView extends Pick<TwoFactorSetupMachineContext, 'failure' | 'done'> {
  readonly step: 'overview' | 'starting' | 'authenticator' | 'email' | 'confirming' | 'turning_off';
  readonly config: TwoFactorConfig | null;
  readonly key: AuthenticatorKey | null;
  readonly identifier: string | null;
  readonly isResending: boolean;
  readonly mayResend: boolean;
}

export function twoFactorSetupView(snapshot: SnapshotFrom<TwoFactorSetupMachine>): TwoFactorSetupView {
  const { config, key, identifier, failure, done } = snapshot.context;
  return {
    step: stepOf(snapshot),
    config,
    key,
    identifier,
    failure,
    done,
    isResending: snapshot.matches({ email_setup: 'resending' }),
    mayResend: snapshot.can({ type: 'EMAIL.RESEND' }),
  };
}

function stepOf(snapshot: SnapshotFrom<TwoFactorSetupMachine>): TwoFactorSetupView['step'] {
  if (snapshot.matches('authenticator_setup')) return 'authenticator';
  if (snapshot.matches('email_setup')) return 'email';
  if (snapshot.matches('confirming_turn_off')) return 'confirming';
  if (snapshot.matches('turning_off')) return 'turning_off';
  return snapshot.matches('overview') ? 'overview' : 'starting';
}

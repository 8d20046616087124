import type { SnapshotFrom } from 'xstate';
import { maskEmailIdentifier } from '#domain/mask-identifier.ts';
import type { twoFactorElevationMachine } from './two-factor-elevation.machine.ts';
import type { ElevationFailure } from './two-factor-elevation.types.ts';

/** The prompt as the modal shows it. */
export interface ElevationView {
  readonly isOpen: boolean;
  readonly step: 'prompt' | 'checking' | 'closed';
  readonly method: string;
  /** Where the code went, masked; null where an app makes it. */
  readonly identifier: string | null;
  readonly failure: ElevationFailure | null;
  readonly isLocked: boolean;
  readonly isResending: boolean;
  readonly mayResend: boolean;
}

export function elevationView(snapshot: SnapshotFrom<typeof twoFactorElevationMachine>): ElevationView {
  const { request, failure } = snapshot.context;
  const prompts = snapshot.matches('requesting_otp');
  const checks = snapshot.matches('replaying') || snapshot.matches('post_elevation_checks');
  return {
    isOpen: prompts || checks,
    step: prompts ? 'prompt' : checks ? 'checking' : 'closed',
    method: request?.method ?? 'authenticator',
    identifier: request?.identifier ? maskEmailIdentifier(request.identifier) : null,
    failure,
    isLocked: failure === 'locked',
    isResending: snapshot.matches({ requesting_otp: 'resending' }),
    mayResend: snapshot.can({ type: 'OTP.RESEND' }),
  };
}

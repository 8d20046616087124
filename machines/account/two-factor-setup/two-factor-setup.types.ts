import type { QrCodePath } from '#domain/qr-code-path.ts';
import type { AuthenticatorSetup, TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';

/** The key for an authenticator app, as text and as a QR code. */
export interface AuthenticatorKey extends Pick<AuthenticatorSetup, 'secret'> {
  readonly qr: QrCodePath;
}

/** Failures of steps that no form shows. */
export type TwoFactorSetupFailure = 'not_started' | 'not_turned_off' | 'not_resent' | 'not_copied';

export interface TwoFactorSetupMachineContext {
  /** The two-factor state; null until `CONFIG.RECEIVED`. */
  readonly config: TwoFactorConfig | null;
  readonly key: AuthenticatorKey | null;
  /** Where the code was sent, masked. */
  readonly identifier: string | null;
  readonly failure: TwoFactorSetupFailure | null;
  /** What was just done. */
  readonly done: 'turned_on' | 'turned_off' | null;
}

export type TwoFactorSetupEvent =
  /** The two-factor state of the page. */
  | { readonly type: 'CONFIG.RECEIVED'; readonly config: TwoFactorConfig }
  | { readonly type: 'AUTHENTICATOR.START' }
  | { readonly type: 'EMAIL.START' }
  | { readonly type: 'EMAIL.RESEND' }
  | { readonly type: 'KEY.COPY' }
  | { readonly type: 'SETUP.CANCEL' }
  | { readonly type: 'TURN_OFF.START' }
  | { readonly type: 'TURN_OFF.CONFIRM' }
  | { readonly type: 'TURN_OFF.CANCEL' };

/** The key is in the clipboard. */
export interface TwoFactorSetupEmitted {
  readonly type: 'two-factor-setup.key_copied';
}

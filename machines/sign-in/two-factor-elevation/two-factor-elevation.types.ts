/** The code or password that is required. */
export interface RequiredElevationCode {
  /** Source of the code: authenticator, email or sms; `password` where the password is required. */
  readonly method: string;
  readonly methods: readonly string[];
  /** Recipient as the API reports it; null for an authenticator app. */
  readonly identifier: string | null;
}

/** Why the last try failed. */
export type ElevationFailure = 'incorrect' | 'locked' | 'failed' | 'not_resent' | 'too_many';

export interface ElevationMachineContext {
  readonly request: RequiredElevationCode | null;
  /** Ids of the calls that wait for the code. */
  readonly blocked: readonly string[];
  readonly failure: ElevationFailure | null;
}

export interface SubmittedElevationCode {
  /** Six digits. */
  readonly otp: string;
  /** Whether this device needs no code for a while. */
  readonly saveDevice: boolean;
}

/** What a customer without two-factor enters instead. */
export interface SubmittedElevationPassword {
  readonly password: string;
}

export type ElevationEvent =
  /** The response to a call requires a code. */
  | { readonly type: 'CALL.BLOCKED'; readonly callId: string; readonly request: RequiredElevationCode }
  | ({ readonly type: 'OTP.SUBMIT' } & SubmittedElevationCode)
  | ({ readonly type: 'PASSWORD.SUBMIT' } & SubmittedElevationPassword)
  | { readonly type: 'OTP.RESEND' }
  | { readonly type: 'MODAL.CLOSE' };

export type ElevationEmitted =
  /** The blocked calls were replayed. */
  | { readonly type: 'elevation.completed'; readonly byPassword: boolean }
  /** The blocked calls fail with `elevation_abandoned`. */
  | { readonly type: 'elevation.abandoned'; readonly callIds: readonly string[] };

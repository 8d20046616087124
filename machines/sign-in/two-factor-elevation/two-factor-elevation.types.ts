/** What is known of the code that is asked for. */
export interface RequiredElevationCode {
  /** Where the code comes from: authenticator, email or sms; `password` where the password is asked for. */
  readonly method: string;
  readonly methods: readonly string[];
  /** Where it was sent to, as the API tells it; null where an app makes it. */
  readonly identifier: string | null;
}

/** Why the last code did not get through. */
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

/** What a customer without two-factor gives instead of a code. */
export interface SubmittedElevationPassword {
  readonly password: string;
}

export type ElevationEvent =
  /** A call was answered with a request for a code. */
  | { readonly type: 'CALL.BLOCKED'; readonly callId: string; readonly request: RequiredElevationCode }
  | ({ readonly type: 'OTP.SUBMIT' } & SubmittedElevationCode)
  | ({ readonly type: 'PASSWORD.SUBMIT' } & SubmittedElevationPassword)
  | { readonly type: 'OTP.RESEND' }
  | { readonly type: 'MODAL.CLOSE' };

export type ElevationEmitted =
  /** The calls have been made, and the customer is told so. */
  | { readonly type: 'elevation.completed'; readonly byPassword: boolean }
  /** The calls were given up; what had blocked them starts anew where it must. */
  | { readonly type: 'elevation.abandoned'; readonly callIds: readonly string[] };

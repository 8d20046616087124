/** What is known of the code that is asked for. */
export interface CodeRequest {
  /** Where the code comes from: authenticator, email or sms. */
  readonly method: string;
  readonly methods: readonly string[];
  /** Where it was sent to, as the API tells it; null where an app makes it. */
  readonly identifier: string | null;
}

/** Why the last code did not get through. */
export type ElevationFailure = 'incorrect' | 'locked' | 'failed' | 'not_resent';

export interface ElevationContext {
  readonly request: CodeRequest | null;
  /** Ids of the calls that wait for the code. */
  readonly blocked: readonly string[];
  readonly failure: ElevationFailure | null;
}

export interface SubmittedCode {
  /** Six digits. */
  readonly otp: string;
  /** Whether this device needs no code for a while. */
  readonly saveDevice: boolean;
}

export type ElevationEvent =
  /** A call was answered with a request for a code. */
  | { readonly type: 'CALL.BLOCKED'; readonly callId: string; readonly request: CodeRequest }
  | ({ readonly type: 'OTP.SUBMIT' } & SubmittedCode)
  | { readonly type: 'OTP.RESEND' }
  | { readonly type: 'MODAL.CLOSE' };

export type ElevationEmitted =
  /** The calls have been made, and the customer is told so. */
  | { readonly type: 'elevation.completed' }
  /** The calls were given up; what had blocked them starts anew where it must. */
  | { readonly type: 'elevation.abandoned'; readonly callIds: readonly string[] };

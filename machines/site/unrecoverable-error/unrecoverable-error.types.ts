export interface UnrecoverableErrorMachineContext {
  /** HTTP status of the call that was answered so. */
  readonly status: number | null;
}

/** A call was answered with a status of 500 or more. */
export interface UnrecoverableErrorEvent {
  readonly type: 'CALL.FAILED';
  readonly status: number;
}

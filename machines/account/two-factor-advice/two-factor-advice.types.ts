/** The customer has read the advice and does not want it now. */
export interface TwoFactorAdviceEvent {
  readonly type: 'PROMPT.ACKNOWLEDGE';
}

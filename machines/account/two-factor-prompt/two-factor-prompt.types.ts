/** The customer has read the advice and does not want it now. */
export interface TwoFactorPromptEvent {
  readonly type: 'PROMPT.ACKNOWLEDGE';
}

export interface LinkConfirmationMachineContext {
  /** Whether the last try came to nothing, and may be repeated. */
  readonly hasFailed: boolean;
}

export interface LinkConfirmationEvent {
  readonly type: 'LINK.CONFIRM';
  /** The token of the link. */
  readonly token: string;
}

/** The link is good for nothing any more. */
export interface LinkConfirmationEmitted {
  readonly type: 'link.refused';
}

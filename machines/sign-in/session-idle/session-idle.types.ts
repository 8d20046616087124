export interface SessionIdleInput {
  /** When the customer last did something, in epoch milliseconds. */
  readonly lastActivity: number;
  /** Milliseconds without activity after which the customer is signed out. */
  readonly idleAfter: number;
  /** Milliseconds before that in which the customer is warned. */
  readonly warnFor: number;
}

export interface SessionIdleMachineContext extends SessionIdleInput {
  readonly secondsLeft: number;
}

export type SessionIdleEvent =
  /** The customer did something; `elsewhere` in another tab. */
  | { readonly type: 'ACTIVITY'; readonly at: number; readonly elsewhere: boolean }
  | { readonly type: 'SESSION.KEEP' }
  | { readonly type: 'SESSION.END' }
  /** Another tab has signed out. */
  | { readonly type: 'SESSION.ENDED' };

export type SessionIdleEmitted =
  /** The customer wants to stay. */
  | { readonly type: 'session-idle.kept' }
  /** The customer is signed out; the page must be left. */
  | { readonly type: 'session-idle.ended' };

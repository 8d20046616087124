import type { SnapshotFrom } from 'xstate';
import type { SessionIdleMachine } from './session-idle.flow.ts';

export interface SessionIdleView {
  readonly step: 'active' | 'warning' | 'signing_out' | 'not_signed_out' | 'ended';
  readonly secondsLeft: number;
}

export function sessionIdleView(snapshot: SnapshotFrom<SessionIdleMachine>): SessionIdleView {
  const { secondsLeft } = snapshot.context;
  if (snapshot.matches('warning')) return { step: 'warning', secondsLeft };
  if (snapshot.matches('signing_out')) return { step: 'signing_out', secondsLeft };
  if (snapshot.matches('not_signed_out')) return { step: 'not_signed_out', secondsLeft };
  return { step: snapshot.matches('ended') ? 'ended' : 'active', secondsLeft };
}

import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { createSessionIdleMachine } from './session-idle.machine.ts';
import type { SessionIdleEvent } from './session-idle.types.ts';

export type SessionIdleMachine = ReturnType<typeof createSessionIdleMachine>;

/** The warning before a customer who does nothing is signed out. It begins when the warning is near. */
export const sessionIdleFlow: FlowRef<SnapshotFrom<SessionIdleMachine>, SessionIdleEvent> = {
  id: 'session-idle',
  scope: 'app',
};

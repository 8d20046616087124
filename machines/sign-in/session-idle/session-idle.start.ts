import { createActor, fromPromise } from 'xstate';
import { createSessionIdleMachine } from './session-idle.machine.ts';
import type { SessionIdleInput } from './session-idle.types.ts';

export interface SessionIdleServices {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly signOut: (signal: AbortSignal) => Promise<void>;
}

export function startSessionIdleMachine({ clock, signOut }: SessionIdleServices, input: SessionIdleInput) {
  const actors = { signOut: fromPromise<void>(({ signal }) => signOut(signal)) };
  return createActor(createSessionIdleMachine(clock).provide({ actors }), { input }).start();
}

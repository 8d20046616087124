import { createActor, fromPromise } from 'xstate';
import { createHeartbeatMachine } from './heartbeat.machine.ts';

export interface HeartbeatServices {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Reports activity to the server; an `ApiError` with status 401 means that the session has ended. */
  readonly beat: (signal: AbortSignal) => Promise<void>;
}

export function startHeartbeatMachine({ clock, beat }: HeartbeatServices, lastActivity: number) {
  const actors = { sendHeartbeat: fromPromise<void>(({ signal }) => beat(signal)) };
  return createActor(createHeartbeatMachine(clock).provide({ actors }), { input: { lastActivity } }).start();
}

import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';

/** When the customer last did something, in epoch milliseconds. */
export interface HeartbeatMachineContext {
  readonly lastActivity: number;
}

/** The customer did something. */
interface HeartbeatEvent {
  readonly type: 'ACTIVITY';
  readonly at: number;
}

/** The session is over. */
interface HeartbeatEmitted {
  readonly type: 'heartbeat.ended';
}

/** In milliseconds (specification: Business constants and limits, heartbeat). */
export const heartbeatDelays = { heartbeatInterval: 60_000 };

/** Milliseconds without activity after which a customer is not active (specification: heartbeat active timeout). */
export const CUSTOMER_ACTIVITY_TIMEOUT_MS = 600_000;

const types = {} as {
  context: HeartbeatMachineContext;
  events: HeartbeatEvent;
  emitted: HeartbeatEmitted;
  input: HeartbeatMachineContext;
  meta: { readonly silent?: boolean };
};

export function createHeartbeatSetup(clock: () => number) {
  return setup({
    types,
    delays: heartbeatDelays,
    actors: { sendHeartbeat: fromPromise<void>(() => Promise.reject(new Error('sendHeartbeat is not provided'))) },
    guards: {
      isActive: ({ context }) => clock() - context.lastActivity < CUSTOMER_ACTIVITY_TIMEOUT_MS,
      hasSessionEnded: (_, { error }: { readonly error: unknown }) => error instanceof ApiError && error.status === 401,
    },
    actions: {
      setLastActivity: assign(({ event }) => (event.type === 'ACTIVITY' ? { lastActivity: event.at } : {})),
      emitEnded: emit({ type: 'heartbeat.ended' }),
    },
  });
}

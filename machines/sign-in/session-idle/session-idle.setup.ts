import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  SessionIdleEmitted,
  SessionIdleEvent,
  SessionIdleInput,
  SessionIdleMachineContext,
} from './session-idle.types.ts';

const types = {} as {
  context: SessionIdleMachineContext;
  events: SessionIdleEvent;
  emitted: SessionIdleEmitted;
  input: SessionIdleInput;
  meta: { readonly silent?: boolean };
};

/** In milliseconds. How long it is until the warning depends on the last activity; this is the longest. */
export const sessionIdleDelays = { untilWarning: 29 * 60_000, tick: 1_000 };

export function createSessionIdleSetup(clock: () => number) {
  const secondsLeft = ({ lastActivity, idleAfter }: SessionIdleInput) =>
    Math.max(0, Math.ceil((lastActivity + idleAfter - clock()) / 1000));
  return setup({
    types,
    delays: {
      untilWarning: ({ context: { lastActivity, idleAfter, warnFor } }) =>
        Math.max(0, lastActivity + idleAfter - warnFor - clock()),
      tick: sessionIdleDelays.tick,
    },
    actors: { signOut: fromPromise<void>(() => Promise.reject(new Error('signOut is not provided'))) },
    guards: {
      isOver: ({ context }) => context.secondsLeft === 0,
      isElsewhere: ({ event }) => event.type === 'ACTIVITY' && event.elsewhere,
    },
    actions: {
      noteActivity: assign(({ event }) => (event.type === 'ACTIVITY' ? { lastActivity: event.at } : {})),
      keep: assign(() => ({ lastActivity: clock() })),
      count: assign(({ context }) => ({ secondsLeft: secondsLeft(context) })),
      tellKept: emit({ type: 'session-idle.kept' }),
      tellEnded: emit({ type: 'session-idle.ended' }),
    },
  });
}

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
export const sessionIdleDelays = { warningDelay: 29 * 60_000, countdownInterval: 1_000 };

export function createSessionIdleSetup(clock: () => number) {
  const secondsLeft = ({ lastActivity, idleAfter }: SessionIdleInput) =>
    Math.max(0, Math.ceil((lastActivity + idleAfter - clock()) / 1000));
  return setup({
    types,
    delays: {
      warningDelay: ({ context: { lastActivity, idleAfter, warnFor } }) =>
        Math.max(0, lastActivity + idleAfter - warnFor - clock()),
      countdownInterval: sessionIdleDelays.countdownInterval,
    },
    actors: { signOut: fromPromise<void>(() => Promise.reject(new Error('signOut is not provided'))) },
    guards: {
      isTimeUp: ({ context }) => context.secondsLeft === 0,
      isActivityInOtherTab: ({ event }) => event.type === 'ACTIVITY' && event.elsewhere,
    },
    actions: {
      setLastActivity: assign(({ event }) => (event.type === 'ACTIVITY' ? { lastActivity: event.at } : {})),
      setLastActivityToNow: assign(() => ({ lastActivity: clock() })),
      setSecondsLeft: assign(({ context }) => ({ secondsLeft: secondsLeft(context) })),
      emitKept: emit({ type: 'session-idle.kept' }),
      emitEnded: emit({ type: 'session-idle.ended' }),
    },
  });
}

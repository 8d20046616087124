import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  SessionIdleContext,
  SessionIdleEmitted,
  SessionIdleEvent,
  SessionIdleInput,
} from './session-idle.types.ts';

const types = {} as {
  context: SessionIdleContext;
  events: SessionIdleEvent;
  emitted: SessionIdleEmitted;
  input: SessionIdleInput;
  meta: { readonly silent?: boolean };
};

/** In milliseconds. How long it is until the warning depends on the last activity; this is the longest. */
export const sessionIdleDelays = { untilWarning: 29 * 60_000, tick: 1_000 };

/**
 * The inactivity timer that forces a sign-out (specification: States and transitions, "Auth"). It warns first and counts
 * down by the clock, so that a computer that slept is not given the time it slept. What is done in another tab counts;
 * in this one a customer who was warned must say so.
 */
export function createSessionIdleMachine(clock: () => number) {
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
  }).createMachine({
    id: 'session-idle',
    context: ({ input }) => ({ ...input, secondsLeft: Math.ceil(input.warnFor / 1000) }),
    initial: 'active',
    on: { 'SESSION.ENDED': '.ended' },
    states: {
      active: {
        meta: { silent: true },
        after: { untilWarning: 'warning' },
        on: { ACTIVITY: { target: 'active', reenter: true, actions: 'noteActivity' } },
      },
      warning: {
        entry: 'count',
        always: { guard: 'isOver', target: 'signing_out' },
        after: { tick: { target: 'warning', reenter: true } },
        on: {
          ACTIVITY: { guard: 'isElsewhere', target: 'active', actions: 'noteActivity' },
          'SESSION.KEEP': { target: 'active', actions: ['keep', 'tellKept'] },
          'SESSION.END': 'signing_out',
        },
      },
      signing_out: {
        invoke: { id: 'signOut', src: 'signOut', onDone: 'ended', onError: 'not_signed_out' },
      },
      not_signed_out: { on: { 'SESSION.END': 'signing_out' } },
      // What other tabs say then is no news.
      ended: { entry: 'tellEnded', on: { 'SESSION.ENDED': {} } },
    },
  });
}

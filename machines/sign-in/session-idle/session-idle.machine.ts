import { createSessionIdleSetup } from './session-idle.setup.ts';
import type { SessionIdleInput, SessionIdleMachineContext } from './session-idle.types.ts';

/**
 * The inactivity timer that forces a sign-out (specification: States and transitions, "Auth"). It warns first and counts
 * down by the clock, so that a computer that slept is not given the time it slept. What is done in another tab counts;
 * in this one a customer who was warned must say so.
 */
export function createSessionIdleMachine(clock: () => number) {
  return createSessionIdleSetup(clock).createMachine({
    id: 'session-idle',
    context: startContext,
    initial: 'active',
    on: { 'SESSION.ENDED': '.ended' },
    states: {
      active: {
        meta: { silent: true },
        after: { warningDelay: 'warning' },
        on: { ACTIVITY: { target: 'active', reenter: true, actions: 'setLastActivity' } },
      },
      warning: {
        entry: 'setSecondsLeft',
        always: { guard: 'isTimeUp', target: 'signing_out' },
        after: { countdownInterval: { target: 'warning', reenter: true } },
        on: {
          ACTIVITY: { guard: 'isActivityInOtherTab', target: 'active', actions: 'setLastActivity' },
          'SESSION.KEEP': { target: 'active', actions: ['setLastActivityToNow', 'emitKept'] },
          'SESSION.END': 'signing_out',
        },
      },
      signing_out: {
        invoke: { id: 'signOut', src: 'signOut', onDone: 'ended', onError: 'not_signed_out' },
      },
      not_signed_out: { on: { 'SESSION.END': 'signing_out' } },
      // What other tabs say then is no news.
      ended: { entry: 'emitEnded', on: { 'SESSION.ENDED': {} } },
    },
  });
}

function startContext({ input }: { readonly input: SessionIdleInput }): SessionIdleMachineContext {
  return { ...input, secondsLeft: Math.ceil(input.warnFor / 1000) };
}

import { assign, fromPromise, setup } from 'xstate';
import { membershipFailure } from '../membership/membership-failure.ts';
import type { MembershipResendContext, MembershipResendEvent } from './membership-resend.types.ts';

/** How long the link is disabled after use (specification: Business constants and limits, "resend link"). */
export const RESEND_PAUSE = 60_000;

const types = {} as {
  context: MembershipResendContext;
  events: MembershipResendEvent;
};

/**
 * The link that has the confirmation of an entry sent again: disabled for 60 s after use and while the entry is locked
 * (specification: States and transitions, "Membership resend link"), also where the sending failed.
 */
export const membershipResendMachine = setup({
  types,
  actors: {
    /** Resolves to the address that it went to. */
    resend: fromPromise<string, string>(() => Promise.reject(new Error('resend is not provided'))),
  },
  guards: { isUnlocked: ({ context }) => !context.isLocked },
  actions: {
    lock: assign({ isLocked: true }),
    unlock: assign({ isLocked: false }),
    begin: assign({ recipient: null, failure: null }),
    recordSent: assign((_, { recipient }: { readonly recipient: string }) => ({ recipient })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: membershipFailure(error),
    })),
  },
  delays: { pause: RESEND_PAUSE },
}).createMachine({
  id: 'membership-resend',
  context: { isLocked: true, recipient: null, failure: null },
  initial: 'enabled',
  on: { 'ENTRY.LOCKED': { actions: 'lock' }, 'ENTRY.UNLOCKED': { actions: 'unlock' } },
  states: {
    enabled: { on: { 'RESEND.USE': { guard: 'isUnlocked', target: 'disabled' } } },
    disabled: {
      entry: 'begin',
      after: { pause: 'enabled' },
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ event }) => (event.type === 'RESEND.USE' ? event.drawId : ''),
        onDone: { actions: { type: 'recordSent', params: ({ event }) => ({ recipient: event.output }) } },
        onError: { actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) } },
      },
    },
  },
});

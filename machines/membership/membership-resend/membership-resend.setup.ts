import { assign, fromPromise, setup } from 'xstate';
import { toMembershipFailure } from '../membership/membership-failure.ts';
import type { EntryConfirmationResendEvent, EntryConfirmationResendMachineContext } from './membership-resend.types.ts';

/** How long the link is disabled after use (specification: Business constants and limits, "resend link"). */
export const ENTRY_CONFIRMATION_RESEND_PAUSE_MS = 60_000;

const types = {} as {
  context: EntryConfirmationResendMachineContext;
  events: EntryConfirmationResendEvent;
};

export const entryConfirmationResendSetup = setup({
  types,
  actors: {
    /** Resolves to the address that it went to. */
    resend: fromPromise<string, string>(() => Promise.reject(new Error('resend is not provided'))),
  },
  guards: { isUnlocked: ({ context }) => !context.isLocked },
  actions: {
    markLocked: assign({ isLocked: true }),
    markUnlocked: assign({ isLocked: false }),
    clearResult: assign({ recipient: null, failure: null }),
    setRecipient: assign((_, { output: recipient }: { readonly output: string }) => ({ recipient })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: toMembershipFailure(error),
    })),
  },
  delays: { resendCooldown: ENTRY_CONFIRMATION_RESEND_PAUSE_MS },
});

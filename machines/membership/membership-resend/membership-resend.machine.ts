import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { entryConfirmationResendSetup } from './membership-resend.setup.ts';
import type { EntryConfirmationResendEvent } from './membership-resend.types.ts';

/**
 * The link that has the confirmation of an entry sent again: disabled for 60 s after use and while the entry is locked
 * (specification: States and transitions, "Membership resend link"), also where the sending failed.
 */
export const entryConfirmationResendMachine = entryConfirmationResendSetup.createMachine({
  id: 'membership-resend',
  context: { isLocked: true, recipient: null, failure: null },
  initial: 'enabled',
  on: { 'ENTRY.LOCKED': { actions: 'markLocked' }, 'ENTRY.UNLOCKED': { actions: 'markUnlocked' } },
  states: {
    enabled: { on: { 'CONFIRMATION.RESEND': { guard: 'isUnlocked', target: 'disabled' } } },
    disabled: {
      entry: 'clearResult',
      after: { resendCooldown: 'enabled' },
      invoke: {
        id: 'resend',
        src: 'resend',
        input: resendInput,
        onDone: { actions: { type: 'setRecipient', params: getActorOutput } },
        onError: { actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function resendInput({ event }: { readonly event: EntryConfirmationResendEvent }) {
  return event.type === 'CONFIRMATION.RESEND' ? event.drawId : '';
}

import { getActorError } from '../../_kit/params.ts';
import { linkConfirmationSetup } from './link-confirmation.setup.ts';
import type { LinkConfirmationEvent } from './link-confirmation.types.ts';

/**
 * Confirms what the link of a mail is for (specification: Screens, "confirm-address"; The error catalogue, "Email link no
 * longer valid"). It waits for the customer's click: mail programs open links by themselves.
 */
export const linkConfirmationMachine = linkConfirmationSetup.createMachine({
  id: 'link-confirmation',
  context: { hasFailed: false },
  initial: 'unconfirmed',
  states: {
    unconfirmed: {
      on: { 'LINK.CONFIRM': { target: 'confirming', actions: 'clearFailure' } },
    },
    confirming: {
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        input: confirmLinkInput,
        onDone: 'confirmed',
        onError: [
          { guard: { type: 'isLinkInvalid', params: getActorError }, target: 'invalid' },
          { target: 'unconfirmed', actions: 'recordFailure' },
        ],
      },
    },
    confirmed: {},
    invalid: { entry: 'emitRefused' },
  },
});

function confirmLinkInput({ event }: { readonly event: LinkConfirmationEvent }) {
  return event.type === 'LINK.CONFIRM' ? event.token : '';
}

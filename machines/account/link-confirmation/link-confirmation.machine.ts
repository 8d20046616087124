import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  LinkConfirmationContext,
  LinkConfirmationEmitted,
  LinkConfirmationEvent,
} from './link-confirmation.types.ts';

const types = {} as {
  context: LinkConfirmationContext;
  events: LinkConfirmationEvent;
  emitted: LinkConfirmationEmitted;
};

/**
 * What the link of a mail confirms (specification: Screens, "confirm-address"; The error catalogue, "Email link no longer
 * valid"). Nothing happens until somebody asks for it: mail programs open links by themselves.
 */
export const linkConfirmationMachine = setup({
  types,
  actors: {
    confirm: fromPromise<void, string>(() => Promise.reject(new Error('confirm is not provided'))),
  },
  guards: {
    // An answer that can't be read has a status too, and says nothing of the link.
    isGone: (_, { error }: { readonly error: unknown }) =>
      error instanceof ApiError && error.answered && (error.status === 404 || error.status === 422),
  },
  actions: {
    recordFailure: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    tellInvalid: emit({ type: 'link.refused' }),
  },
}).createMachine({
  id: 'link-confirmation',
  context: { hasFailed: false },
  initial: 'asking',
  states: {
    asking: {
      on: { 'LINK.CONFIRM': { target: 'confirming', actions: 'forgetFailure' } },
    },
    confirming: {
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ event }) => (event.type === 'LINK.CONFIRM' ? event.token : ''),
        onDone: 'confirmed',
        onError: [
          {
            guard: { type: 'isGone', params: ({ event: { error } }) => ({ error }) },
            target: 'invalid',
          },
          { target: 'asking', actions: 'recordFailure' },
        ],
      },
    },
    confirmed: {},
    invalid: { entry: 'tellInvalid' },
  },
});

import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  LinkConfirmationEmitted,
  LinkConfirmationEvent,
  LinkConfirmationMachineContext,
} from './link-confirmation.types.ts';

const types = {} as {
  context: LinkConfirmationMachineContext;
  events: LinkConfirmationEvent;
  emitted: LinkConfirmationEmitted;
};

export const linkConfirmationSetup = setup({
  types,
  actors: {
    confirmLink: fromPromise<void, string>(() => Promise.reject(new Error('confirmLink is not provided'))),
  },
  guards: {
    // The status of an unreadable response says nothing about the link.
    isLinkInvalid: (_, { error }: { readonly error: unknown }) =>
      error instanceof ApiError && error.answered && (error.status === 404 || error.status === 422),
  },
  actions: {
    recordFailure: assign({ hasFailed: true }),
    clearFailure: assign({ hasFailed: false }),
    emitRefused: emit({ type: 'link.refused' }),
  },
});

import { assign, setup } from 'xstate';
import type { UnrecoverableErrorContext, UnrecoverableErrorEvent } from './unrecoverable-error.types.ts';

const types = {} as {
  context: UnrecoverableErrorContext;
  events: UnrecoverableErrorEvent;
  meta: { readonly silent?: boolean };
};

/**
 * The sitewide unrecoverable error (specification: Error catalogue, status 500+ on a call that is no page load). What the
 * page shows may not be true any more, so the way on is another document. The first failure is the one that is told.
 */
export const unrecoverableErrorMachine = setup({
  types,
  actions: { record: assign(({ event }) => ({ status: event.status })) },
}).createMachine({
  id: 'unrecoverable-error',
  context: { status: null },
  initial: 'hidden',
  states: {
    hidden: {
      meta: { silent: true },
      on: { 'CALL.FAILED': { target: 'shown', actions: 'record' } },
    },
    shown: {},
  },
});

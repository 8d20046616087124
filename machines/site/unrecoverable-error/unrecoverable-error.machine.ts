import { unrecoverableErrorSetup } from './unrecoverable-error.setup.ts';

/**
 * The sitewide unrecoverable error (specification: Error catalogue, status 500+ on a call that is no page load). What the
 * page shows may not be true any more, so the way on is another document. The first failure is the one that is told.
 */
export const unrecoverableErrorMachine = unrecoverableErrorSetup.createMachine({
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

import { unrecoverableErrorSetup } from './unrecoverable-error.setup.ts';

/**
 * The sitewide unrecoverable error (specification: Error catalogue, status 500+ on a call that is no page load). The page may
 * be outdated, so continuing loads a new document. Only the first failure is reported.
 */
export const unrecoverableErrorMachine = unrecoverableErrorSetup.createMachine({
  id: 'unrecoverable-error',
  context: { status: null },
  initial: 'hidden',
  states: {
    hidden: {
      meta: { silent: true },
      on: { 'CALL.FAILED': { target: 'shown', actions: 'setStatus' } },
    },
    shown: {},
  },
});

import { logoutSetup } from './logout.setup.ts';

/**
 * Log out (specification: States and transitions, "Auth"): from authenticated to unauthenticated. It starts when the page is
 * shown, so that prefetching the page does not sign the customer out.
 */
export const logoutMachine = logoutSetup.createMachine({
  id: 'logout',
  initial: 'authenticated',
  states: {
    authenticated: { on: { 'LOGOUT.BEGIN': 'leaving' } },
    leaving: {
      invoke: { id: 'logout', src: 'logout', onDone: 'unauthenticated', onError: 'failed' },
    },
    failed: { on: { 'LOGOUT.RETRY': 'leaving' } },
    unauthenticated: { entry: 'emitUnauthenticated' },
  },
});

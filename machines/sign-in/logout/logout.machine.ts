import { logoutSetup } from './logout.setup.ts';

/**
 * Log out (specification: States and transitions, "Auth"): from authenticated to unauthenticated. It begins when the page
 * is shown, so that a page that was only fetched ahead signs nobody out.
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
    unauthenticated: { entry: 'tellUnauthenticated' },
  },
});

import { emit, fromPromise, setup } from 'xstate';
import type { LogoutEmitted, LogoutEvent } from './logout.types.ts';

const types = {} as { events: LogoutEvent; emitted: LogoutEmitted };

/**
 * Log out (specification: States and transitions, "Auth"): from authenticated to unauthenticated. It begins when the page
 * is shown, so that a page that was only fetched ahead signs nobody out.
 */
export const logoutMachine = setup({
  types,
  actors: { logout: fromPromise<void>(() => Promise.reject(new Error('logout is not provided'))) },
  actions: { tellUnauthenticated: emit({ type: 'logout.unauthenticated' }) },
}).createMachine({
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
